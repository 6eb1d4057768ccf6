/** The advance of a small letter, a digit or a space, in thousandths of the size. */
export type GlyphWidths = (character: string) => number;

/** A typeface that devices have, in its two weights. Names are those that a browser looks up: the whole one, then PostScript's. */
export interface SystemFont {
  readonly regular: { readonly local: readonly string[]; readonly widths: GlyphWidths };
  readonly bold: { readonly local: readonly string[]; readonly widths: GlyphWidths };
}

/** Arial, or what has its widths: those that Adobe published for Helvetica (AFM). */
const arial: SystemFont = {
  regular: {
    local: ['Arial', 'Liberation Sans', 'Helvetica'],
    widths: widths(
      [
        556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500,
        722, 500, 500, 500,
      ],
      { digit: 556, space: 278 },
    ),
  },
  bold: {
    local: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'],
    widths: widths(
      [
        556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556,
        778, 556, 556, 500,
      ],
      { digit: 556, space: 278 },
    ),
  },
};

/** Android's, read from its files. */
const roboto: SystemFont = {
  regular: {
    local: ['Roboto Regular', 'Roboto-Regular', 'Roboto'],
    widths: widths(
      [
        544, 562, 523, 564, 530, 348, 562, 551, 243, 239, 507, 243, 877, 552, 570, 562, 568, 339, 516, 327, 551, 484,
        751, 496, 473, 496,
      ],
      { digit: 562, space: 248 },
    ),
  },
  bold: {
    local: ['Roboto Bold', 'Roboto-Bold'],
    widths: widths(
      [
        535, 562, 521, 563, 540, 358, 571, 560, 265, 260, 534, 265, 866, 561, 564, 562, 564, 366, 514, 338, 560, 506,
        734, 509, 503, 509,
      ],
      { digit: 574, space: 249 },
    ),
  },
};

/** That of many Linux desktops, read from its files. */
const dejaVu: SystemFont = {
  regular: {
    local: ['DejaVu Sans', 'DejaVuSans'],
    widths: widths(
      [
        613, 635, 550, 635, 615, 352, 635, 634, 278, 278, 579, 278, 974, 634, 612, 635, 635, 411, 521, 392, 634, 592,
        818, 592, 592, 525,
      ],
      { digit: 636, space: 318 },
    ),
  },
  bold: {
    local: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    widths: widths(
      [
        675, 716, 593, 716, 678, 435, 716, 712, 343, 343, 665, 343, 1042, 712, 687, 716, 716, 493, 595, 478, 712, 652,
        924, 645, 652, 582,
      ],
      { digit: 696, space: 348 },
    ),
  },
};

/** From the last resort on: where a device has several, the later one stands in. */
export const systemFonts: readonly SystemFont[] = [dejaVu, roboto, arial];

function widths(
  letters: readonly number[],
  { digit, space }: { readonly digit: number; readonly space: number },
): GlyphWidths {
  return (character) => {
    if (character === ' ') return space;
    if (/\d/.test(character)) return digit;
    const width = letters[character.charCodeAt(0) - 'a'.charCodeAt(0)];
    if (width === undefined) throw new Error(`A sample may hold a to z, digits and spaces, not '${character}'.`);
    return width;
  };
}
