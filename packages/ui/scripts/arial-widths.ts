/** The advance of a small letter, a digit or a space, in thousandths of the size. */
export type GlyphWidths = (character: string) => number;

// Arial keeps the widths that Adobe published for Helvetica (AFM), a to z.
const regular = [
  556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722,
  500, 500, 500,
];
const bold = [
  556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778,
  556, 556, 500,
];

export const arial: GlyphWidths = widths(regular);
export const arialBold: GlyphWidths = widths(bold);

function widths(letters: readonly number[]): GlyphWidths {
  return (character) => {
    if (character === ' ') return 278;
    if (/\d/.test(character)) return 556;
    const width = letters[character.charCodeAt(0) - 'a'.charCodeAt(0)];
    if (width === undefined) throw new Error(`A sample may hold a to z, digits and spaces, not '${character}'.`);
    return width;
  };
}
