/** Widths that the API serves every picture in, in pixels. */
const widths = [160, 320, 480, 640, 960, 1280, 1920];

export interface PictureProps {
  /** As it stands on the wire: `/media/<key>/<width>.webp`; any other address is shown as it is. */
  src: string;
  /** What it shows; empty where the words beside it say so. */
  alt: string;
  /** How wide it is shown, for the browser to choose by: `(min-width: 1024px) 25vw, 50vw`. */
  sizes: string;
  /**
   * Its sides, so that its place is kept.
   * @default '4:5'
   */
  ratio?: '4:5' | '1:1' | '3:2';
  /** The largest picture above the fold: fetched first of all. The others wait until they come near. */
  first?: boolean;
}

const heights = { '4:5': 1000, '1:1': 800, '3:2': 533 };

/** A picture in the width and format that suit the screen. */
export function Picture({ src, alt, sizes, ratio = '4:5', first = false }: PictureProps) {
  const place = { width: 800, height: heights[ratio] };
  const haste = first ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const);
  const base = /^(\/media\/[^/]+)\/\d+\.webp$/.exec(src)?.[1];
  if (!base) return <img src={src} alt={alt} {...place} {...haste} />;
  const set = (format: string) => widths.map((width) => `${base}/${width}.${format} ${width}w`).join(', ');
  return (
    <picture>
      {first && (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          imageSrcSet={set('avif')}
          imageSizes={sizes}
          fetchPriority="high"
        />
      )}
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img src={src} alt={alt} srcSet={set('webp')} sizes={sizes} {...place} {...haste} />
    </picture>
  );
}
