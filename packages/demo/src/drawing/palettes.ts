import type { Colour } from './colour.ts';

export const palettes = [
  'grana',
  'jade',
  'amber',
  'lapis',
  'obsidian',
  'quartz',
  'malachite',
  'turquoise',
  'copper',
  'amethyst',
  'opal',
  'jasper',
] as const;
export type Palette = (typeof palettes)[number];

/** The dyes of a print. */
export interface Dyes {
  /** From nearly black to nearly white, evenly apart in lightness. */
  readonly tones: readonly [deep: Colour, dark: Colour, strong: Colour, clear: Colour, soft: Colour, pale: Colour];
  /** The one that stands against the others. */
  readonly accent: Colour;
  /** Veins, buttons, eyelets. */
  readonly metal: Colour;
}

export const dyesOf: Readonly<Record<Palette, Dyes>> = {
  grana: {
    tones: ['#22080F', '#5A0D24', '#A80F3A', '#D4455F', '#EDA6A4', '#F6E2D8'],
    accent: '#E39A3B',
    metal: '#C99A4E',
  },
  jade: {
    tones: ['#0C2A25', '#14524A', '#2B7F6B', '#63A98F', '#A9CFB6', '#E4EDDD'],
    accent: '#E2A33A',
    metal: '#C8A45A',
  },
  amber: {
    tones: ['#231206', '#5C2C0A', '#A8580F', '#DE9122', '#F2C36B', '#FAEBCB'],
    accent: '#2F5D5A',
    metal: '#B98A3C',
  },
  lapis: {
    tones: ['#0D1533', '#1C2F70', '#2F58AE', '#6B93D6', '#AFC8EC', '#E9EEF6'],
    accent: '#D9A441',
    metal: '#C9A24A',
  },
  obsidian: {
    tones: ['#100F0E', '#2B2927', '#514D48', '#837C74', '#BAB2A7', '#EAE4D9'],
    accent: '#8E7A55',
    metal: '#B8A27A',
  },
  quartz: {
    tones: ['#4A2B34', '#8A5460', '#C08088', '#DDA9AB', '#EED0CC', '#F9EDE7'],
    accent: '#6E8F8A',
    metal: '#C99F7C',
  },
  malachite: {
    tones: ['#04231A', '#07513A', '#0B8058', '#36AE7C', '#93D6B0', '#E6F3E3'],
    accent: '#0F1512',
    metal: '#B9A45C',
  },
  turquoise: {
    tones: ['#0A2C33', '#0E5D66', '#159399', '#4FBDB8', '#A5DDD2', '#EDF4EA'],
    accent: '#C4552D',
    metal: '#B98B52',
  },
  copper: {
    tones: ['#2A1210', '#6B2C1E', '#AE5230', '#D98A5C', '#EDBE98', '#F8E8D8'],
    accent: '#3F8F86',
    metal: '#B8703E',
  },
  amethyst: {
    tones: ['#1E1033', '#432069', '#6F41A3', '#9F78CC', '#CDB5E6', '#F1E9F4'],
    accent: '#E0B04C',
    metal: '#BFA06A',
  },
  opal: {
    tones: ['#2B3A55', '#5D7599', '#93AFC4', '#BFD3D2', '#E2DED2', '#F7F2E8'],
    accent: '#E58E73',
    metal: '#C2A878',
  },
  jasper: {
    tones: ['#241A14', '#6A2A1C', '#A9472A', '#C98B4B', '#D9C08B', '#F0E6CF'],
    accent: '#4C6B4F',
    metal: '#A98545',
  },
};
