import type { Box } from './geometry.ts';

/** The picture of a product: drawing units, rasterised at twice this size. */
export const frame: Box = { x: 0, y: 0, width: 800, height: 1000 };

/** A whole SVG document of `scale` pixels to a drawing unit. */
export function svg({ x, y, width, height }: Box, content: string, scale = 2): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="${x} ${y} ${width} ${height}">${content}</svg>`;
}
