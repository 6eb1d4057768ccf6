import { mixed } from './colour.ts';
import { type Point, short, written } from './geometry.ts';
import { drawMark } from './mark.ts';
import type { Dyes } from './palettes.ts';
import type { Trim } from './piece.ts';

const circle = ([x, y]: Point, r: number, rest: string) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" ${rest}/>`;

/** Sewn buttons of horn, four holes each. */
export function buttons(places: readonly Point[], size = 8.5): Trim {
  const one = (at: Point, dyes: Dyes) => {
    const [x, y] = at;
    const body = mixed(dyes.metal, dyes.tones[0], 0.45);
    const hole = size * 0.24;
    return [
      circle([x + 1.2, y + 2.4], size, 'fill="#000" fill-opacity=".4"'),
      circle(at, size, `fill="${body}"`),
      circle([x - size * 0.12, y - size * 0.14], size * 0.82, `fill="${mixed(body, '#FFFFFF', 0.22)}"`),
      circle([x + size * 0.06, y + size * 0.08], size * 0.66, `fill="${mixed(body, '#000000', 0.12)}"`),
      ...[-1, 1].flatMap((a) =>
        [-1, 1].map((b) => circle([x + a * hole, y + b * hole], size * 0.11, 'fill="#120c08"')),
      ),
      `<path d="M${short(x - hole)} ${short(y - hole)}L${short(x + hole)} ${short(y + hole)}M${short(x + hole)} ${short(y - hole)}L${short(x - hole)} ${short(y + hole)}" stroke="${dyes.tones[5]}" stroke-opacity=".7" stroke-width="${short(size * 0.12)}"/>`,
    ].join('');
  };
  return { draw: (dyes) => places.map((place) => one(place, dyes)).join('') };
}

/** A cord that hangs along a path, with a metal tip at its end. */
export function cord(path: string, tip: Point, width = 7): Trim {
  return {
    draw: (dyes) => {
      const colour = mixed(dyes.tones[5], dyes.tones[4], 0.3);
      const line = `fill="none" stroke-linecap="round" d="${path}"`;
      return [
        `<path ${line} stroke="#000" stroke-opacity=".38" stroke-width="${width}" transform="translate(2.4 3.6)"/>`,
        `<path ${line} stroke="${mixed(colour, '#000000', 0.32)}" stroke-width="${width}"/>`,
        `<path ${line} stroke="${colour}" stroke-width="${short(width * 0.66)}" transform="translate(-.5 -.5)"/>`,
        `<path ${line} stroke="#000" stroke-opacity=".2" stroke-width="${short(width * 0.6)}" stroke-dasharray="1.6 3"/>`,
        `<rect x="${short(tip[0] - width * 0.55)}" y="${short(tip[1] - 3)}" width="${short(width * 1.1)}" height="${short(width * 2.6)}" rx="2" fill="${dyes.metal}"/>`,
        `<rect x="${short(tip[0] - width * 0.35)}" y="${short(tip[1] - 2)}" width="1.6" height="${short(width * 2.3)}" fill="#fff" fill-opacity=".6"/>`,
      ].join('');
    },
  };
}

/** Metal rings pressed into the cloth. */
export function eyelets(places: readonly Point[], size = 7): Trim {
  return {
    draw: (dyes) =>
      places
        .map((at) =>
          [
            circle([at[0] + 1, at[1] + 1.6], size, 'fill="#000" fill-opacity=".35"'),
            circle(at, size, `fill="${dyes.metal}"`),
            circle([at[0] - 0.7, at[1] - 0.8], size * 0.8, `fill="${mixed(dyes.metal, '#FFFFFF', 0.4)}"`),
            circle(at, size * 0.55, 'fill="#130d08"'),
          ].join(''),
        )
        .join(''),
  };
}

/** A zip between two points: teeth on a dark tape, and the pull at its head. */
export function zip(from: Point, to: Point): Trim {
  return {
    draw: (dyes) => {
      const line = `d="M${written(from)}L${written(to)}" fill="none"`;
      const metal = mixed(dyes.metal, '#FFFFFF', 0.2);
      const [x, y] = from;
      return [
        `<path ${line} stroke="${dyes.tones[0]}" stroke-width="15"/>`,
        `<path ${line} stroke="${mixed(dyes.metal, '#000000', 0.5)}" stroke-width="6"/>`,
        `<path ${line} stroke="${metal}" stroke-width="6" stroke-dasharray="1.8 2.2"/>`,
        `<path ${line} stroke="#000" stroke-opacity=".5" stroke-width="1"/>`,
        `<path d="M${short(x - 6)} ${short(y - 4)}h12l-2 16h-8z" fill="${metal}"/><rect x="${short(x - 3.5)}" y="${short(y + 10)}" width="7" height="26" rx="3" fill="${dyes.metal}" stroke="#000" stroke-opacity=".45"/><rect x="${short(x - 1.4)}" y="${short(y + 27)}" width="2.8" height="5" fill="#1a120a"/>`,
      ].join('');
    },
  };
}

/** A line sewn or drawn on top of the pieces. */
export function stroke(path: string, width: number, tone: 'deep' | 'pale'): Trim {
  return {
    draw: ({ tones: [deep, , , , , pale] }) =>
      `<path d="${path}" fill="none" stroke="${tone === 'deep' ? deep : pale}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
  };
}

/** The covered button on the crown of a cap. */
export function button([x, y]: Point, size: number): Trim {
  return {
    draw: (dyes) =>
      [
        `<ellipse cx="${x}" cy="${y + 3}" rx="${size}" ry="${short(size * 0.62)}" fill="#000" fill-opacity=".4"/>`,
        `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${short(size * 0.62)}" fill="${dyes.tones[1]}"/>`,
        `<ellipse cx="${x - 3}" cy="${y - 2}" rx="${short(size * 0.6)}" ry="${short(size * 0.3)}" fill="#fff" fill-opacity=".22"/>`,
      ].join(''),
  };
}

/** The small woven label inside the neck: cream, with the house's stone. */
export function neckLabel([x, y]: Point): Trim {
  return {
    draw: (dyes) =>
      [
        `<path d="M${x - 20} ${y + 2}h40v17h-40z" fill="#000" fill-opacity=".35" transform="translate(1 2)"/>`,
        `<path d="M${x - 20} ${y}h40v17h-40z" fill="#EFE8DA"/>`,
        `<path d="M${x - 18} ${y + 1}v15M${x + 18} ${y + 1}v15" stroke="#16130F" stroke-opacity=".5" stroke-width="1" stroke-dasharray="2 1.5"/>`,
        drawMark([x, y + 8.6], 10, dyes.tones),
      ].join(''),
  };
}

/** Two cords knotted at a point, with a tassel at the end of each. */
export function tassels([x, y]: Point, paths: readonly string[]): Trim {
  return {
    draw: (dyes) =>
      [
        ...paths.map((path) => {
          const [ex = x, ey = y] = path.split(/[ C]/).slice(-2).map(Number);
          const line = `d="${path}" fill="none" stroke-linecap="round"`;
          const threads = [-6, -3.6, -1.2, 1.2, 3.6, 6]
            .map((spread) => `M${short(ex)} ${short(ey)}q${short(spread * 0.9)} 10 ${short(spread)} 34`)
            .join('');
          return [
            `<path ${line} stroke="#000" stroke-opacity=".35" stroke-width="4" transform="translate(2 3)"/>`,
            `<path ${line} stroke="${mixed(dyes.accent, '#000000', 0.35)}" stroke-width="4.4"/>`,
            `<path ${line} stroke="${dyes.accent}" stroke-width="3"/>`,
            `<path d="${threads}" fill="none" stroke="${mixed(dyes.accent, '#000000', 0.4)}" stroke-width="3" transform="translate(1 1.5)"/>`,
            `<path d="${threads}" fill="none" stroke="${dyes.accent}" stroke-width="2"/>`,
            circle([ex, ey + 3], 5, `fill="${mixed(dyes.accent, '#000000', 0.15)}"`),
          ].join('');
        }),
        circle([x, y], 6, `fill="${mixed(dyes.accent, '#000000', 0.2)}"`),
      ].join(''),
  };
}
