import { mirrored, type Point } from '../geometry.ts';
import type { Cloth, Fabric, Fold, Piece, Side } from '../piece.ts';

/** A tilted look from near by, as wide as `width`. */
export interface CloseUp {
  readonly at: Point;
  readonly width: number;
  /** Degrees, clockwise. */
  readonly turn: number;
}

/** The pattern of a garment: drawing units, picture 800 × 1000, axis at x = 400. */
export interface Cut {
  readonly fabric: Fabric;
  readonly front: Side;
  readonly back: Side;
  /** The part of the front that shows its make best. */
  readonly closeUp: CloseUp;
  /** The lines of the size guide, lettered A, B, C … in this order. */
  readonly measures: readonly (readonly [from: Point, to: Point])[];
}

const across = ([x, y]: Point): Point => [800 - x, y];

function mirroredCloth(cloth: Cloth): Cloth {
  if (cloth.kind === 'rib') return { ...cloth, angle: -(cloth.angle ?? 0) };
  if (cloth.kind !== 'print' || !cloth.from) return cloth;
  return { ...cloth, turn: -(cloth.turn ?? 0), from: [800 - cloth.from[0], cloth.from[1] + 60] };
}

const mirroredFold = (fold: Fold): Fold => ({
  ...fold,
  from: across(fold.from),
  to: across(fold.to),
  bend: -(fold.bend ?? 0),
});

/** The same piece on the other side, cut from another place of the sheet. */
export function otherSide(piece: Piece): Piece {
  return {
    ...piece,
    outline: mirrored(piece.outline),
    cloth: mirroredCloth(piece.cloth),
    hang: -(piece.hang ?? 0),
    ...(piece.folds && { folds: piece.folds.map(mirroredFold) }),
    ...(piece.seams && { seams: mirrored(piece.seams) }),
    ...(piece.stitches && { stitches: mirrored(piece.stitches) }),
  };
}

export const pair = (left: Piece): readonly Piece[] => [left, otherSide(left)];

/** A fold and its mirror image. */
export const folded = (...folds: readonly Fold[]): Fold[] => folds.flatMap((fold) => [fold, mirroredFold(fold)]);

/** A path and its mirror image in one. */
export const doubled = (path: string) => path + mirrored(path);
