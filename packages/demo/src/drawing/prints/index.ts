import { dyesOf, type Palette } from '../palettes.ts';
import { randomFrom, seedOf } from '../random.ts';
import { agate } from './agate.ts';
import { crystals } from './crystals.ts';
import { dendrites } from './dendrites.ts';
import { facets } from './facets.ts';
import { frets } from './frets.ts';
import { geode } from './geode.ts';
import { jaspe } from './jaspe.ts';
import { marble } from './marble.ts';
import { mosaic } from './mosaic.ts';
import { obsidianFlow } from './obsidian-flow.ts';
import { orbs } from './orbs.ts';
import type { Pattern } from './sheet.ts';
import { strata } from './strata.ts';
import { terrazzo } from './terrazzo.ts';
import { veins } from './veins.ts';

export const prints = [
  'facets',
  'strata',
  'agate',
  'frets',
  'geode',
  'crystals',
  'marble',
  'obsidian-flow',
  'terrazzo',
  'veins',
  'mosaic',
  'jaspe',
  'orbs',
  'dendrites',
] as const;
export type Print = (typeof prints)[number];

const patternOf: Readonly<Record<Print, Pattern>> = {
  facets,
  strata,
  agate,
  frets,
  geode,
  crystals,
  marble,
  'obsidian-flow': obsidianFlow,
  terrazzo,
  veins,
  mosaic,
  jaspe,
  orbs,
  dendrites,
};

/** SVG markup of a printed sheet of cloth, as large as `sheet`. */
export function printedSheet(print: Print, palette: Palette, seed: number): string {
  return patternOf[print](dyesOf[palette], randomFrom(seedOf(print, palette, seed)));
}
