import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Heading } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';
import * as styles from './hero-banner.css.ts';

export interface HeroBannerProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** A few words in the largest size of the Stone voice. */
  title: ReactNode;
  /** One sentence under it. */
  text?: ReactNode;
  /** One or two ButtonLinks, the primary one first. */
  actions?: ReactNode;
  /** An `img`, a `picture` or a HeroVideo; it fills its frame. */
  picture: ReactNode;
  /** Another one for wide pages, where a `picture` with sources does not do: a video there and an image on phones. */
  widePicture?: ReactNode;
  /**
   * Where the subject of a wide picture is, of which the high frame beside the words shows only a part: in its middle,
   * or towards its end, where it leaves room for words.
   */
  subject?: 'middle' | 'end';
  /**
   * The rank of the title in the outline of the page.
   * @default 1
   */
  headingLevel?: 1 | 2;
}

/** What the home page opens with: a huge title, a way on, and a picture that reaches the edge of the screen. */
export function HeroBanner({
  title,
  text,
  actions,
  picture,
  widePicture,
  subject = 'middle',
  headingLevel = 1,
  className,
  ...rest
}: HeroBannerProps) {
  return (
    <section data-component="hero-banner" className={classNames(styles.root, className)} {...rest}>
      <div className={styles.words}>
        <Heading level={headingLevel} size="display" className={styles.title}>
          {title}
        </Heading>
        <div className={styles.body}>
          {text && (
            <Text size="lead" className={styles.text}>
              {text}
            </Text>
          )}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
      <div className={classNames(styles.picture, subject === 'end' && styles.subjectAtEnd)}>
        {widePicture ? (
          <>
            <div className={styles.forPhone}>{picture}</div>
            <div className={styles.forDesktop}>{widePicture}</div>
          </>
        ) : (
          picture
        )}
      </div>
    </section>
  );
}
