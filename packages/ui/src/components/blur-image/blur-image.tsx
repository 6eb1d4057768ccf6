'use client';

import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useRefs } from '../../lib/use-refs.ts';
import { blurProps } from './blur.ts';

export interface BlurImageProps extends ComponentProps<'img'> {
  /** Its address; when it changes, the blur is shown again until the new image is there. */
  src: string;
  /** What it shows; empty where the words beside it say so. */
  alt: string;
  /**
   * What it looks like from far away: two colours of three hexadecimal digits each, then six digits with two bits for
   * each of 3 × 4 places, row by row from the lowest, that say how many thirds of the second colour lie on the first.
   * Without it, or with anything else, the frame stays as it is.
   */
  blur?: string | null | undefined;
}

/** An `img` that shows a blur of itself until it is there. It may stand in a `picture`. */
export function BlurImage({ src, alt, blur, ref, className, style, ...rest }: BlurImageProps) {
  const own = useRef<HTMLImageElement>(null);
  const [settled, setSettled] = useState<string | null>(null);
  const waits = settled !== src;

  useEffect(() => {
    const image = own.current;
    if (!image) return;
    const end = new AbortController();
    // Until it can be painted, which is after it came; one that failed leaves nothing behind its words.
    const settle = async () => {
      await image.decode().catch(() => {});
      if (!end.signal.aborted) setSettled(src);
    };
    if (image.complete) void settle();
    else for (const event of ['load', 'error']) image.addEventListener(event, settle, { signal: end.signal });
    return () => end.abort();
  }, [src]);

  return (
    <img
      data-component="blur-image"
      ref={useRefs(own, ref)}
      src={src}
      alt={alt}
      {...rest}
      {...blurProps(waits ? blur : null, className, style)}
    />
  );
}
