import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrix } from '../../../../../.storybook/matrix.tsx';
import type { Parts } from '../../../../../.storybook/parts.ts';
import { ProductGrid } from '../product-grid/product-grid.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import { skeleton } from './skeleton.css.ts';
import { Skeleton } from './skeleton.tsx';

const meta = {
  component: Skeleton,
  subcomponents: { ProductCardSkeleton },
  parameters: { parts: { ProductCardSkeleton: (probe) => <ProductCardSkeleton {...probe} /> } satisfies Parts },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const Control: Story = { args: { shape: 'control', width: 'third' } };

export const Picture: Story = { args: { shape: 'picture', width: 'half' } };

export const ProductsOnTheirWay: Story = {
  render: () => (
    <ProductGrid aria-busy="true">
      <ProductCardSkeleton />
      <ProductCardSkeleton />
      <ProductCardSkeleton />
      <ProductCardSkeleton />
    </ProductGrid>
  ),
  tags: ['phone'],
};

export const Matrix: Story = { render: matrix(Skeleton, skeleton, { wide: true }) };
