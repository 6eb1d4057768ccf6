import { BlurImage } from '@obsidiana/ui';

/** Widths that the page offers every picture in, in pixels. WebP is for the few that cannot read AVIF: fewer words in every page. */
const widths = { avif: [160, 320, 480, 640, 960, 1280, 1920], webp: [320, 640, 1280] };

/** The widths of a picture of the API in a format, as a `srcset`; null for any other address. */
export function widthsOf(src: string, format: 'avif' | 'webp'): string | null {
  const base = /^(\/media\/[^/]+)\/\d+\.webp$/.exec(src)?.[1];
  return base ? widths[format].map((width) => `${base}/${width}.${format} ${width}w`).join(', ') : null;
}

/** How soon a picture is fetched: the first of a page before all else, the others when they come near. */
export function hasteOf(first: boolean) {
  return first ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const);
}

export interface PreloadProps {
  src: string;
  sizes: string;
  media?: string;
}

/** Has the browser fetch a picture of the API before it meets it in the page. It stands in the head, so never inside a `picture`. */
export function Preload({ src, sizes, media }: PreloadProps) {
  const set = widthsOf(src, 'avif');
  if (!set) return null;
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={set}
      imageSizes={sizes}
      fetchPriority="high"
      {...(media && { media })}
    />
  );
}

export interface PictureProps {
  /** As it stands on the wire: `/media/<key>/<width>.webp`; any other address is shown as it is. */
  src: string;
  /** What it looks like from far away, as it stands on the wire beside its address. */
  blur?: string | null;
  /** What it shows; empty where the words beside it say so. */
  alt: string;
  /** How wide it is shown, for the browser to choose by: `(min-width: 1024px) 25vw, 50vw`. */
  sizes: string;
  /**
   * Its sides, so that its place is kept.
   * @default '4:5'
   */
  ratio?: '4:5' | '1:1' | '3:2';
  /** Among the largest above the fold: on a phone two cards stand side by side. */
  first?: boolean;
  /** Its name while one page turns into another: the picture of that name there is the same one. */
  moving?: string | undefined;
}

const heights = { '4:5': 1000, '1:1': 800, '3:2': 533 };

/** A picture in the width and format that suit the screen. */
export function Picture({ src, blur, alt, sizes, ratio = '4:5', first = false, moving }: PictureProps) {
  const avif = widthsOf(src, 'avif');
  const webp = widthsOf(src, 'webp');
  return (
    <>
      {first && <Preload src={src} sizes={sizes} />}
      <picture>
        {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
        <BlurImage
          src={src}
          alt={alt}
          blur={blur}
          width={800}
          height={heights[ratio]}
          {...(webp && { srcSet: webp, sizes })}
          {...(moving && { style: { viewTransitionName: moving } })}
          {...hasteOf(first)}
        />
      </picture>
    </>
  );
}
