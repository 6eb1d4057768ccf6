import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Picture } from '../../../../../.storybook/fixtures/pictures.tsx';
import { matrix } from '../../../../../.storybook/matrix.tsx';
import { DiscountFlag } from '../discount-flag/discount-flag.tsx';
import { FavouriteButton } from '../favourite-button/favourite-button.tsx';
import { Price, type PriceAmount } from '../price/price.tsx';
import { ProductCard } from '../product-card/product-card.tsx';
import { ProductCardSkeleton } from '../skeleton/product-card-skeleton.tsx';
import * as styles from './product-grid.css.ts';
import { ProductGrid } from './product-grid.tsx';

interface Piece {
  name: string;
  kind: string;
  picture: 'kimono' | 'tee' | 'dress' | 'hoodie' | 'tote' | 'shirt';
  amount: PriceAmount;
  offer?: PriceAmount;
}

const pieces: Piece[] = [
  { name: 'Kimono Ágata roja', kind: 'Kimonos · Corte recto', picture: 'kimono', amount: 249000 },
  { name: 'Camiseta Estrato', kind: 'Camisas · Manga corta', picture: 'tee', amount: 69000 },
  { name: 'Vestido Facetas', kind: 'Vestidos · Midi', picture: 'dress', amount: 179900, offer: 152900 },
  { name: 'Sudadera Greca', kind: 'Sudaderas · Con gorro', picture: 'hoodie', amount: 135000 },
  { name: 'Bolsa Jade', kind: 'Accesorios · Bolsas', picture: 'tote', amount: { min: 54000, max: 62000 } },
  { name: 'Camisa Dendrita', kind: 'Camisas · Manga larga', picture: 'shirt', amount: 99000 },
];

const money = { currency: 'MXN', locale: 'es-MX', labels: { price: 'Precio:', former: 'Precio anterior:' } };

const cards = (layout: 'vertical' | 'horizontal') =>
  pieces.map(({ name, kind, picture, amount, offer }) => (
    <ProductCard
      key={name}
      layout={layout}
      href={`#${picture}`}
      name={name}
      kind={kind}
      picture={<Picture name={picture} />}
      price={<Price amount={amount} offer={offer} {...money} />}
      flag={offer && <DiscountFlag percent={15} locale="es-MX" label="Descuento:" />}
      favourite={
        <FavouriteButton variant="paper" label={`Favorito: ${name}`} pressed={false} onPressedChange={() => {}} />
      }
      headingLevel={2}
    />
  ));

const meta = {
  component: ProductGrid,
  args: { children: cards('vertical') },
  tags: ['phone', 'desktop'],
} satisfies Meta<typeof ProductGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Vertical: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};

export const Horizontal: Story = { args: { layout: 'horizontal', children: cards('horizontal') } };

export const Matrix: Story = {
  args: { children: [1, 2, 3, 4].map((key) => <ProductCardSkeleton key={key} />) },
  tags: ['!phone', '!desktop'],
  render: matrix(ProductGrid, styles.grid, { wide: true }),
};
