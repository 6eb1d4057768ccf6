import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { card } from './skeleton.css.ts';
import { Skeleton } from './skeleton.tsx';

export interface ProductCardSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {}

/** Keeps the place of a vertical ProductCard. */
export function ProductCardSkeleton({ className, ...rest }: ProductCardSkeletonProps) {
  return (
    <div data-component="product-card-skeleton" aria-hidden="true" className={classNames(card, className)} {...rest}>
      <Skeleton shape="picture" />
      <div>
        <Skeleton />
        <Skeleton width="half" />
      </div>
    </div>
  );
}
