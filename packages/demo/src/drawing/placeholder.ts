import { short } from './geometry.ts';
import { frame, svg } from './picture.ts';
import { randomFrom, seedOf } from './random.ts';
import { drawWall } from './wall.ts';

const hook = 'M400 372C400 340 440 336 440 300C440 262 384 250 366 286';
const arms =
  'M400 372C386 372 372 380 356 390L176 500C146 520 154 560 192 560L608 560C646 560 654 520 624 500L444 390C428 380 414 372 400 372Z';

/** An empty hanger on the wall, for a product whose own picture is not there yet; the title decides the wall and the tilt. */
export function drawPlaceholder(title: string): string {
  const seed = seedOf(title);
  const tilt = short(randomFrom(seed).between(-4, 4));
  const wire = (colour: string, width: number, dx = 0, dy = 0) =>
    `<g transform="translate(${dx} ${dy})" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"><path d="${hook}"/><path d="${arms}"/></g>`;
  return svg(
    frame,
    [
      drawWall(frame, seed),
      `<g transform="rotate(${tilt} 400 300) translate(0 30)">`,
      `<g opacity=".25">${wire('#2A1F12', 22, 12, 22)}</g>`,
      wire('#1A120A', 15, 3, 6),
      wire('#8C7F6B', 13),
      wire('#B5A88F', 7, -1.6, -2),
      wire('#E4DAC6', 2, -3.4, -4),
      '</g>',
    ].join(''),
  );
}
