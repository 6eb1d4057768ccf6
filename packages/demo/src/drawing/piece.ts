import type { Point } from './geometry.ts';
import type { Dyes } from './palettes.ts';

/** What a garment is made of: decides its weave, how it wrinkles and how it shines. */
export type Fabric = 'cotton' | 'silk' | 'knit' | 'fleece' | 'wool' | 'canvas';

/** A plain dye, by its place in the palette's tones (0 is nearly black), or the accent. */
export type Tone = 0 | 1 | 2 | 3 | 4 | 5 | 'accent';

/** How a piece is filled. */
export type Cloth =
  /** Cut from the printed sheet, turned by `turn` degrees so that the piece's middle lies on `from`. */
  | { readonly kind: 'print'; readonly turn?: number; readonly from?: Point; readonly zoom?: number }
  /** The paler wrong side of the print. */
  | { readonly kind: 'reverse' }
  | { readonly kind: 'plain'; readonly tone: Tone }
  /** Ribbed knitting; the ribs run at `angle` degrees from the vertical. */
  | { readonly kind: 'rib'; readonly tone: Tone; readonly angle?: number };

/** A soft ridge in the cloth (a valley where `height` is negative), widest in its middle. */
export interface Fold {
  readonly from: Point;
  readonly to: Point;
  /** Half its width at the widest. */
  readonly width: number;
  readonly height: number;
  /** How far its middle strays sideways. */
  readonly bend?: number;
}

/** One cut and sewn piece of cloth. Drawing units: the picture is 800 × 1000. */
export interface Piece {
  readonly outline: string;
  readonly cloth: Cloth;
  /** How far from the edge the cloth begins to turn down, and so how thick it looks. */
  readonly round?: number;
  /** Degrees that the cloth's hang is turned from the vertical. */
  readonly hang?: number;
  /** How strongly the cloth waves by itself; 1 is usual. */
  readonly drape?: number;
  readonly folds?: readonly Fold[];
  readonly seams?: string;
  readonly stitches?: string;
  /** How dark the piece lies in the shade of others, 0 to 1. */
  readonly shade?: number;
  /** How far it stands off what lies under it; 0 throws no shadow. */
  readonly lift?: number;
}

/** Buttons, cords, labels: markup of its own. */
export interface Trim {
  /** Where it also throws a shadow on the wall, its outline. */
  readonly outline?: string;
  readonly draw: (dyes: Dyes) => string;
}

export type Layer = Piece | Trim;

/** One side of a garment, from what lies lowest to what lies on top. */
export type Side = readonly Layer[];
