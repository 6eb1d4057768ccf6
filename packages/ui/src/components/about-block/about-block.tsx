import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Heading } from '../heading/heading.tsx';
import * as styles from './about-block.css.ts';

export interface AboutBlockProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Who it is about, in a few words. */
  title: ReactNode;
  /** Who makes all this, in a few sentences: Text or RichText. */
  children: ReactNode;
  /** A Link to more. */
  action?: ReactNode;
  /** An `img` or `picture`; it fills a frame of 3:2. */
  picture?: ReactNode;
}

/** Who is behind the shop, on the home page. */
export function AboutBlock({ title, action, picture, className, children, ...rest }: AboutBlockProps) {
  const titleId = useId();
  return (
    <section
      data-component="about-block"
      aria-labelledby={titleId}
      className={classNames(styles.root, className)}
      {...rest}
    >
      <div className={styles.words}>
        <Heading id={titleId} level={2} size="section">
          {title}
        </Heading>
        {children}
        {action}
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
    </section>
  );
}
