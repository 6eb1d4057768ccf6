'use client';

import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { wantsFilms } from '../../lib/wants-films.ts';
import { blurProps } from '../blur-image/blur.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './hero-video.css.ts';

export interface HeroVideoProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The address of the film. */
  src: string;
  /** The picture that stands there until it plays, and where it does not begin. */
  poster?: string;
  /** What the poster looks like from far away, as BlurImage takes it: shown until the poster is there. */
  blur?: string | null | undefined;
  /** Names of the button, by what it does next. */
  labels: { play: string; pause: string };
}

/** A silent film in place of the hero's picture. It begins by itself unless less motion or fewer bytes are wanted, and can be paused. */
export function HeroVideo({ src, poster, blur, labels, className, ...rest }: HeroVideoProps) {
  const film = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    const isShown = film.current?.checkVisibility() ?? false;
    if (isShown && wantsFilms()) play(film.current);
  }, []);

  return (
    <div data-component="hero-video" className={classNames(styles.root, className)} {...rest}>
      <video
        ref={film}
        src={src}
        poster={poster}
        preload="none"
        muted
        loop
        playsInline
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        {...blurProps(blur, styles.video)}
      />
      <IconButton
        variant="paper"
        icon={playing ? 'pause' : 'play'}
        label={playing ? labels.pause : labels.play}
        onClick={() => (playing ? film.current?.pause() : play(film.current))}
        className={styles.control}
      />
    </div>
  );
}

/** A browser may refuse to begin, to save power for one; the poster and the button then stay. */
function play(film: HTMLVideoElement | null) {
  film?.play().catch(() => {});
}
