import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Anchor } from '../link/link-context.tsx';
import * as styles from './product-card.css.ts';

export interface ProductCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The page of the product; a press anywhere on the card goes there. */
  href: string;
  /** What it is called: 'Kimono Ágata roja'. */
  name: string;
  /** What it is, under the name: 'Kimonos · Corte recto'. */
  kind?: ReactNode;
  /** An `img`, `picture` or `video`; it fills a reserved frame of 4:5. Empty alternative text: the name is beside it. */
  picture: ReactNode;
  /** A Price. */
  price: ReactNode;
  /** A DiscountFlag or Badge in the corner of the picture. */
  flag?: ReactNode;
  /** A FavouriteButton over the picture. */
  favourite?: ReactNode;
  /** A ShareMenu under the favourite. */
  share?: ReactNode;
  /** A few words more, cut after three lines. */
  description?: string;
  /**
   * The caption under the picture, or beside it.
   * @default 'vertical'
   */
  layout?: 'vertical' | 'horizontal';
  /**
   * The rank of the name in the outline of the page.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
}

/** A product as it hangs in the exhibition: the picture, and under it name, what it is and price. */
export function ProductCard({
  href,
  name,
  kind,
  picture,
  price,
  flag,
  favourite,
  share,
  description,
  layout,
  headingLevel = 3,
  className,
  ...rest
}: ProductCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article data-component="product-card" className={classNames(styles.card, className)} {...rest}>
      <div className={styles.layout({ layout })}>
        <div className={styles.picture}>{picture}</div>
        {flag && <div className={styles.flag}>{flag}</div>}
        <div className={styles.caption({ layout })}>
          <Heading className={styles.name}>
            <Anchor href={href} className={styles.link}>
              {name}
            </Anchor>
          </Heading>
          {kind && <p className={styles.kind}>{kind}</p>}
          <div className={styles.price({ layout })}>{price}</div>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        <div className={styles.actions({ layout })}>
          {favourite}
          {share && <div className={styles.share}>{share}</div>}
        </div>
      </div>
    </article>
  );
}
