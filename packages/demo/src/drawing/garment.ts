import { drawCloth, type Stock } from './cloth.ts';
import { mixed } from './colour.ts';
import { type Box, boxOf, common, flattened } from './geometry.ts';
import { dyesOf, type Palette } from './palettes.ts';
import type { Fabric, Layer, Piece } from './piece.ts';
import { forward, type Placement, unmoved, windowOn } from './placement.ts';
import { type Print, printedSheet } from './prints/index.ts';
import { seedOf } from './random.ts';
import { reliefOf, type Sight } from './relief.ts';
import { seamLine, stitchLine } from './sewing.ts';
import { castShadow, touchShadow } from './shadow.ts';
import { weaveDefinitions } from './weaves.ts';

/** What a set of layers is made of. */
export interface Material {
  readonly print: Print;
  readonly palette: Palette;
  readonly seed: number;
  readonly fabric: Fabric;
}

export interface Setting {
  /** The picture that the layers are drawn into. */
  readonly picture: Box;
  readonly placement?: Placement;
  /** Sets the ids apart where a picture holds several drawings. */
  readonly prefix?: string;
}

interface Work {
  readonly material: Material;
  readonly stock: Stock;
  readonly sight: Sight;
  readonly picture: Box;
  /** The SVG transform from the drawing to the picture. */
  readonly transform: string;
}

/** Draws the layers with their shadows on the wall; the picture must define `grain`. */
export function drawLayers(layers: readonly Layer[], material: Material, setting: Setting): string {
  const { picture, placement = unmoved, prefix = 'g-' } = setting;
  const { print, palette, seed, fabric } = material;
  const { scale } = placement;
  const transform = forward(placement);
  const stock: Stock = { prefix, dyes: dyesOf[palette] };
  const sight: Sight = { box: windowOn(picture, placement), step: 4 / (scale < 1 ? scale : Math.sqrt(scale)) };
  const work: Work = { material, stock, sight, picture, transform };
  const outlines = layers.flatMap(({ outline }) => outline ?? []);
  const shadows =
    castShadow(outlines, { x: -80, y: -40, width: 960, height: 1080 }) +
    touchShadow(outlines.join(''), [3.2, 5.6], 6, 0.075);
  return [
    `<defs><g id="${prefix}print">${printedSheet(print, palette, seed)}</g>${weaveDefinitions(fabric, prefix, scale)}</defs>`,
    laid(transform, shadows),
    ...layers.map((layer, index) =>
      'cloth' in layer ? drawPiece(layer, work, `${prefix}${index}`) : laid(transform, layer.draw(stock.dyes)),
    ),
  ].join('');
}

const laid = (transform: string, markup: string) => (markup ? `<g transform="${transform}">${markup}</g>` : '');

function drawPiece(piece: Piece, { material, stock, sight, picture, transform }: Work, id: string): string {
  const { outline, cloth, lift = 3, seams, stitches } = piece;
  const seen = common(boxOf(flattened(outline).flat()), sight.box);
  if (seen.width <= 0 || seen.height <= 0) return '';
  const { dyes, prefix } = stock;
  const fabric = cloth.kind === 'rib' ? 'knit' : material.fabric;
  const shade = mixed(dyes.tones[0], '#1a1008', 0.5);
  const { href, x, y, width, height } = reliefOf(piece, fabric, seedOf(material.seed, id), sight, shade);
  const deep = mixed(dyes.tones[0], '#000000', 0.35);
  const onTop = [
    `<image href="${href}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none"/>`,
    seams ? seamLine(seams, deep) : '',
    stitches ? stitchLine(stitches, deep) : '',
  ].join('');
  return [
    `<clipPath id="${id}cut"><path d="${outline}" transform="${transform}"/></clipPath>`,
    laid(transform, lift > 0 ? touchShadow(outline, [lift * 0.6, lift], 2 + lift * 1.3, 0.07) : ''),
    `<g clip-path="url(#${id}cut)">`,
    laid(transform, drawCloth(piece, stock)),
    cloth.kind === 'rib' ? '' : weaveOver(picture, prefix),
    laid(transform, onTop),
    '</g>',
    `<path d="${outline}" transform="${transform}" fill="none" stroke="${deep}" stroke-opacity=".4" stroke-width="1" stroke-linejoin="round"/>`,
  ].join('');
}

/** The weave lies straight in the picture however the garment is turned: a turned pattern takes the rasteriser five times as long. */
function weaveOver({ x, y, width, height }: Box, prefix: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#${prefix}weave)"/>`;
}
