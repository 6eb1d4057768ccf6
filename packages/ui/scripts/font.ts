// Makes the woff2 files of src/styles and archivo.metrics.json from the Archivo Variable of npm: `pnpm font`.
// Two files, because one with all of the width axis would weigh half as much again: what is read (Text and Ledger) keeps
// two axes, Stone is a single instance.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import base from '../tokens/base.tokens.json' with { type: 'json' };
import { type SystemFont, systemFonts } from './system-fonts.ts';

const budget = 40 * 1024;

/** What Spanish and English need, the names of their neighbours, money, and the signs of the interface. */
const characters = `${range(0x20, 0x7e)}\u00a0¡¢£©ª«®°±²³´·¹º»¼½¾¿×÷ÁÉÍÑÓÚÜÇáéíñóúüçàâãäåæèêëîïôõöøß–—‘’“”•…€−`;

const stone = base.voice.stone;
const faces = [
  {
    file: 'archivo.woff2',
    width: { min: 70, max: 100 },
    weight: { min: 400, max: 600 },
    keepFeatures: ['kern', 'tnum'],
  },
  { file: 'archivo-stone.woff2', width: stone.width.$value, weight: stone.weight.$value, keepFeatures: ['kern'] },
];

const source = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/archivo/package.json'));
const styles = join(import.meta.dirname, '../src/styles');
const latin = readFileSync(join(source, 'files/archivo-latin-wdth-normal.woff2'));

const subsets = await Promise.all(
  faces.map(({ width, weight, keepFeatures }) =>
    subsetFont(latin, characters, {
      targetFormat: 'woff2',
      variationAxes: { wdth: width, wght: weight },
      keepFeatures,
      noHinting: true,
    }),
  ),
);
const bytes = subsets.reduce((sum, { byteLength }) => sum + byteLength, 0);
if (bytes > budget)
  throw new Error(`The subsets weigh ${bytes} bytes of ${budget}: narrow the axes or the characters.`);

const whole = new Face(new Blob(await subsetFont(latin, characters, { targetFormat: 'sfnt' })));
const known = new Set(whole.collectUnicodes());
const missing = Array.from(characters).filter((character) => !known.has(character.codePointAt(0) ?? 0));
if (missing.length > 0) throw new Error(`Archivo has no glyph for: ${missing.join(' ')}`);

const { ascender, descender, lineGap } = new Font(whole).hExtents();
const ratio = (units: number) => Number((units / whole.upem).toFixed(4));
const metrics = {
  faces: faces.map(({ file, width, weight }) => ({ file, width: percentRange(width), weight: numberRange(weight) })),
  ascent: ratio(ascender),
  descent: ratio(-descender),
  lineGap: ratio(lineGap),
  fallbacks: systemFonts.flatMap(({ regular, bold }) => [
    fallback('stone', bold, 'ropa tallada a capas kimono cada compra deja cristales'),
    fallback('ledger', regular, '1299 2490 690 1350 1147 540 620 212 48213'),
    fallback('text', regular, 'piezas de arte para vestir sobre tela mexicana your first order saves ten percent'),
  ]),
};

for (const [index, { file }] of faces.entries()) writeFileSync(join(styles, file), subsets[index] ?? '');
writeFileSync(join(styles, 'archivo.metrics.json'), `${JSON.stringify(metrics, null, 2)}\n`);
copyFileSync(join(source, 'LICENSE'), join(styles, 'archivo.LICENSE.txt'));
console.log(`${(bytes / 1024).toFixed(1)} KiB of ${budget / 1024}, ${Array.from(characters).length} characters`);

/** How much wider than a system's font a voice runs over a sample of what it says. */
function fallback(
  name: 'stone' | 'ledger' | 'text',
  { local, widths }: SystemFont['regular' | 'bold'],
  sample: string,
) {
  const { family, width, weight } = base.voice[name];
  const own = advance(sample, width.$value, weight.$value) / whole.upem;
  const other = Array.from(sample).reduce((sum, character) => sum + widths(character), 0) / 1000;
  return { family: family.$value[1], local, sizeAdjust: Number((own / other).toFixed(4)) };
}

function advance(text: string, wdth: number, wght: number): number {
  const font = new Font(whole);
  font.setVariations([new Variation('wdth', wdth), new Variation('wght', wght)]);
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}

function percentRange(axis: number | { min: number; max: number }): string {
  return typeof axis === 'number' ? `${axis}%` : `${axis.min}% ${axis.max}%`;
}

function numberRange(axis: number | { min: number; max: number }): string {
  return typeof axis === 'number' ? `${axis}` : `${axis.min} ${axis.max}`;
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}
