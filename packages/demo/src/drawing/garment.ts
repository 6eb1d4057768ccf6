import { drawCloth, type Stock } from './cloth.ts';
import { mixed } from './colour.ts';
import { type Box, boxOf, common, flattened } from './geometry.ts';
import { dyesOf, type Palette } from './palettes.ts';
import type { Fabric, Layer, Piece } from './piece.ts';
import { backward, forward, type Placement, unmoved, windowOn } from './placement.ts';
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

/** Draws the layers with their shadows on the wall; the picture must define `grain`. */
export function drawLayers(layers: readonly Layer[], material: Material, setting: Setting): string {
  const { picture, placement = unmoved, prefix = 'g-' } = setting;
  const dyes = dyesOf[material.palette];
  const stock: Stock = { prefix, dyes, weave: weaveOver(picture, placement, prefix) };
  const sight: Sight = {
    box: windowOn(picture, placement),
    step: 4 / (placement.scale < 1 ? placement.scale : Math.sqrt(placement.scale)),
  };
  const outlines = layers.flatMap(({ outline }) => outline ?? []);
  const drawn = layers.map((layer, index) =>
    'cloth' in layer ? drawPiece(layer, material, stock, sight, `${prefix}${index}`) : layer.draw(dyes),
  );
  return [
    `<defs><g id="${prefix}print">${printedSheet(material.print, material.palette, material.seed)}</g>`,
    weaveDefinitions(material.fabric, prefix, placement.scale),
    `</defs><g transform="${forward(placement)}">`,
    castShadow(outlines, { x: -80, y: -40, width: 960, height: 1080 }),
    touchShadow(outlines.join(''), [4.5, 8], 5.5, 0.15),
    ...drawn,
    '</g>',
  ].join('');
}

/** The weave lies straight in the picture however the garment is turned: a turned pattern takes the rasteriser five times as long. */
function weaveOver({ x, y, width, height }: Box, placement: Placement, prefix: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#${prefix}weave)" transform="${backward(placement)}"/>`;
}

function drawPiece(piece: Piece, material: Material, stock: Stock, sight: Sight, id: string): string {
  const { outline, lift = 3, seams, stitches } = piece;
  const seen = common(boxOf(flattened(outline).flat()), sight.box);
  if (seen.width <= 0 || seen.height <= 0) return '';
  const { dyes } = stock;
  const fabric = piece.cloth.kind === 'rib' ? 'knit' : material.fabric;
  const shadow = mixed(dyes.tones[0], '#1a1008', 0.5);
  const { href, x, y, width, height } = reliefOf(piece, fabric, seedOf(material.seed, id), sight, shadow);
  const deep = mixed(dyes.tones[0], '#000000', 0.35);
  return [
    `<clipPath id="${id}cut"><path d="${outline}"/></clipPath>`,
    lift > 0 ? touchShadow(outline, [lift * 0.8, lift * 1.2], 1.5 + lift * 1.1, 0.13) : '',
    `<g clip-path="url(#${id}cut)">`,
    drawCloth(piece, stock),
    `<image href="${href}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none"/>`,
    seams ? seamLine(seams, deep) : '',
    stitches ? stitchLine(stitches, deep) : '',
    '</g>',
    `<path d="${outline}" fill="none" stroke="${deep}" stroke-opacity=".4" stroke-width="1" stroke-linejoin="round"/>`,
  ].join('');
}
