import { type Colour, mixed } from './colour.ts';
import { boxOf, common, flattened, short } from './geometry.ts';
import { type Dyes, dyesOf, type Palette } from './palettes.ts';
import type { Cloth, Fabric, Layer, Piece, Tone } from './piece.ts';
import { type Print, printedSheet } from './prints/index.ts';
import { seedOf } from './random.ts';
import { reliefOf, type Sight } from './relief.ts';
import { castShadow, touchShadow } from './shadow.ts';
import { weaveDefinitions } from './weaves.ts';

/** What a set of layers is made of. */
export interface Material {
  readonly print: Print;
  readonly palette: Palette;
  readonly seed: number;
  readonly fabric: Fabric;
}

/** Markup to be placed in one SVG: definitions, the shape as a shadow needs it, and the drawing itself. */
export interface Drawn {
  readonly definitions: string;
  /** The shadows that it throws on the wall. */
  readonly shadow: string;
  readonly markup: string;
}

export function toneOf(dyes: Dyes, tone: Tone): Colour {
  return tone === 'accent' ? dyes.accent : dyes.tones[tone];
}

/** The whole of a garment. */
const whole: Sight = { box: { x: -200, y: -200, width: 1200, height: 1400 }, step: 4 };

/** Draws the layers with ids that begin with `prefix`, so that several drawings fit in one picture. */
export function drawLayers(layers: readonly Layer[], material: Material, prefix: string, sight = whole): Drawn {
  const dyes = dyesOf[material.palette];
  const outlines = layers.flatMap(({ outline }) => outline ?? []);
  return {
    definitions: [
      `<g id="${prefix}print">${printedSheet(material.print, material.palette, material.seed)}</g>`,
      weaveDefinitions(material.fabric, prefix),
    ].join(''),
    shadow:
      castShadow(outlines, { x: -80, y: -40, width: 960, height: 1080 }) +
      touchShadow(outlines.join(''), [2.5, 4.5], 6, 0.14),
    markup: layers
      .map((layer, index) =>
        'cloth' in layer ? drawPiece(layer, material, dyes, `${prefix}${index}`, prefix, sight) : layer.draw(dyes),
      )
      .join(''),
  };
}

function drawPiece(piece: Piece, material: Material, dyes: Dyes, id: string, prefix: string, sight: Sight): string {
  const { outline, lift = 3, seams, stitches } = piece;
  const fabric = piece.cloth.kind === 'rib' ? 'knit' : material.fabric;
  const box = boxOf(flattened(outline).flat());
  const seen = common(box, sight.box);
  if (seen.width <= 0 || seen.height <= 0) return '';
  const frame = `x="${short(box.x)}" y="${short(box.y)}" width="${short(box.width)}" height="${short(box.height)}"`;
  const relief = reliefOf(
    piece,
    fabric,
    seedOf(material.seed, id),
    sight,
    mixed(dyes.tones[0], '#1a1008', 0.5),
    '#fffaf0',
  );
  const deep = mixed(dyes.tones[0], '#000000', 0.35);
  return [
    `<clipPath id="${id}cut"><path d="${outline}"/></clipPath>`,
    lift > 0 ? touchShadow(outline, [lift * 0.5, lift * 0.9], 2 + lift * 1.3, 0.14) : '',
    `<g clip-path="url(#${id}cut)">`,
    drawCloth(piece, dyes, frame, prefix),
    `<rect ${frame} fill="url(#grain)"/>`,
    `<image href="${relief.href}" x="${short(relief.x)}" y="${short(relief.y)}" width="${relief.width}" height="${relief.height}" preserveAspectRatio="none"/>`,
    seams ? seamLine(seams, deep) : '',
    stitches ? stitchLine(stitches, deep) : '',
    '</g>',
    `<path d="${outline}" fill="none" stroke="${deep}" stroke-opacity=".5" stroke-width="1.1" stroke-linejoin="round"/>`,
  ].join('');
}

function drawCloth({ cloth, outline }: Piece, dyes: Dyes, frame: string, prefix: string): string {
  const weave = `<rect ${frame} fill="url(#${prefix}weave)"/>`;
  if (cloth.kind === 'print') return placed(cloth, outline, prefix) + weave;
  if (cloth.kind === 'reverse') {
    return `<use href="#${prefix}print"/><rect ${frame} fill="${dyes.tones[5]}" fill-opacity=".42"/>${weave}`;
  }
  const colour = `<rect ${frame} fill="${toneOf(dyes, cloth.tone)}"/>`;
  if (cloth.kind === 'plain') return colour + weave;
  const { x, y, width, height } = boxOf(flattened(outline).flat());
  const reach = short(width + height);
  const centre = `${short(x + width / 2)} ${short(y + height / 2)}`;
  return `${colour}<g transform="rotate(${cloth.angle ?? 0} ${centre})"><rect x="${short(x + width / 2 - width - height)}" y="${short(y + height / 2 - width - height)}" width="${reach}" height="${reach}" transform="translate(${short((width + height) / 2)} ${short((width + height) / 2)})" fill="url(#${prefix}rib)"/></g>`;
}

function placed(cloth: Extract<Cloth, { kind: 'print' }>, outline: string, prefix: string): string {
  if (!cloth.from) return `<use href="#${prefix}print"/>`;
  const { x, y, width, height } = boxOf(flattened(outline).flat());
  const [fx, fy] = cloth.from;
  const centre = `translate(${short(x + width / 2)} ${short(y + height / 2)})`;
  return `<use href="#${prefix}print" transform="${centre} rotate(${cloth.turn ?? 0}) scale(${cloth.zoom ?? 1}) translate(${-fx} ${-fy})"/>`;
}

/** A sewn line: a dark furrow with light on its lower lip. */
export function seamLine(path: string, colour: Colour): string {
  return [
    `<path d="${path}" fill="none" stroke="#000" stroke-opacity=".12" stroke-width="6" stroke-linejoin="round"/>`,
    `<path d="${path}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="1.2" transform="translate(1.3 1.3)"/>`,
    `<path d="${path}" fill="none" stroke="${colour}" stroke-opacity=".62" stroke-width="1.4" stroke-linejoin="round"/>`,
  ].join('');
}

export function stitchLine(path: string, colour: Colour): string {
  const dashes = 'fill="none" stroke-width="1.3" stroke-dasharray="5.5 3.5" stroke-linecap="round"';
  return [
    `<path d="${path}" ${dashes} stroke="#fff" stroke-opacity=".35" transform="translate(.7 .9)"/>`,
    `<path d="${path}" ${dashes} stroke="${colour}" stroke-opacity=".55"/>`,
  ].join('');
}
