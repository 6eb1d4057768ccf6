import { type Box, boxOf, type Point } from './geometry.ts';

/** Where a drawing lies in its picture: its point `pivot` comes to lie `at`, enlarged and turned (degrees, clockwise). */
export interface Placement {
  readonly pivot: Point;
  readonly at: Point;
  readonly scale: number;
  readonly turn: number;
}

/** Lying as it was drawn. */
export const unmoved: Placement = { pivot: [0, 0], at: [0, 0], scale: 1, turn: 0 };

/** The SVG transform from the drawing to the picture. */
export function forward({ pivot, at, scale, turn }: Placement): string {
  return `translate(${at[0]} ${at[1]}) rotate(${turn}) scale(${scale}) translate(${-pivot[0]} ${-pivot[1]})`;
}

/** The part of the drawing that the picture can show. */
export function windowOn(picture: Box, { pivot, at, scale, turn }: Placement): Box {
  const sine = Math.sin((-turn * Math.PI) / 180) / scale;
  const cosine = Math.cos((-turn * Math.PI) / 180) / scale;
  const corners: Point[] = [
    [picture.x, picture.y],
    [picture.x + picture.width, picture.y],
    [picture.x + picture.width, picture.y + picture.height],
    [picture.x, picture.y + picture.height],
  ];
  return boxOf(
    corners.map(([x, y]): Point => {
      const [dx, dy] = [x - at[0], y - at[1]];
      return [pivot[0] + dx * cosine - dy * sine, pivot[1] + dx * sine + dy * cosine];
    }),
  );
}
