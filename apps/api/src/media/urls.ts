/** Widths that pictures are served in, in pixels; the original's own is the last when it is narrower. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;

/** The address of a picture, as it stands on the wire. Another width of the list, or `.avif`, can be put in its place. */
export function pictureUrl(key: string, width: (typeof pictureWidths)[number] = 960): string {
  return `/media/${encodeURIComponent(key)}/${width}.webp`;
}
