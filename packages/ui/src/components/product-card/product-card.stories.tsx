import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Picture } from '../../../../../.storybook/fixtures/pictures.tsx';
import { matrix } from '../../../../../.storybook/matrix.tsx';
import { DiscountFlag } from '../discount-flag/discount-flag.tsx';
import { FavouriteButton } from '../favourite-button/favourite-button.tsx';
import { Price } from '../price/price.tsx';
import { ShareMenu } from '../share-menu/share-menu.tsx';
import * as styles from './product-card.css.ts';
import { ProductCard } from './product-card.tsx';

const favourite = fn();

const pesos = { currency: 'MXN', locale: 'es-MX', labels: { price: 'Precio:', former: 'Precio anterior:' } };
const dollars = { currency: 'USD', locale: 'en-US', labels: { price: 'Price:', former: 'Former price:' } };

const meta = {
  component: ProductCard,
  args: {
    href: '#kimono-agata-roja',
    name: 'Kimono Ágata roja',
    kind: 'Kimonos · Corte recto',
    picture: <Picture name="kimono" />,
    price: <Price amount={249000} {...pesos} />,
    favourite: (
      <FavouriteButton
        variant="paper"
        label="Favorito: Kimono Ágata roja"
        pressed={false}
        onPressedChange={favourite}
      />
    ),
    share: (
      <ShareMenu
        variant="paper"
        url="https://obsidiana.example/detalles-producto/kimono-agata-roja"
        labels={{
          share: 'Compartir Kimono Ágata roja',
          facebook: 'Facebook',
          copy: 'Copiar enlace',
          copied: 'Enlace copiado',
          notCopied: 'Copia este enlace:',
        }}
      />
    ),
    headingLevel: 2,
  },
  parameters: {
    en: {
      name: 'Red Agate Kimono',
      kind: 'Kimonos · Straight cut',
      price: <Price amount={13900} {...dollars} />,
      favourite: (
        <FavouriteButton
          variant="paper"
          label="Favourite: Red Agate Kimono"
          pressed={false}
          onPressedChange={favourite}
        />
      ),
    },
  },
  decorators: [(Story, { parameters }) => <div style={{ maxInlineSize: parameters.width ?? 325 }}>{Story()}</div>],
} satisfies Meta<typeof ProductCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Vertical: Story = {};

export const OnOffer: Story = {
  args: {
    price: <Price amount={249000} offer={211650} {...pesos} />,
    flag: <DiscountFlag percent={15} locale="es-MX" label="Descuento:" />,
    favourite: (
      <FavouriteButton variant="paper" label="Favorito: Kimono Ágata roja" pressed onPressedChange={favourite} />
    ),
  },
};

export const RangeOfPrices: Story = { args: { price: <Price amount={{ min: 54000, max: 62000 }} {...pesos} /> } };

export const OfTwoOnAPhone: Story = {
  args: {
    name: 'Kimono Ágata roja de corte amplio',
    price: <Price amount={{ min: 249000, max: 269000 }} offer={{ min: 211650, max: 228650 }} {...pesos} />,
    flag: <DiscountFlag percent={15} locale="es-MX" label="Descuento:" />,
  },
  parameters: { width: 173 },
};

export const Horizontal: Story = {
  args: {
    layout: 'horizontal',
    description: 'Un corte de ágata ampliado noventa veces, impreso en viscosa con tintas al agua. Manga tres cuartos.',
    price: <Price amount={249000} offer={211650} {...pesos} />,
    flag: <DiscountFlag percent={15} locale="es-MX" label="Descuento:" />,
  },
  parameters: { width: 560 },
};

export const FocusGoesRoundTheCard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link');
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#kimono-agata-roja');
  },
};

export const TheWholeCardIsTheLinkAndTheHeartIsNot: Story = {
  tags: ['!visual'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const card = canvas.getByRole('article').getBoundingClientRect();
    const middle = document.elementFromPoint(card.left + card.width / 2, card.top + card.height / 3);
    await expect(middle?.closest('a')).toBe(canvas.getByRole('link'));
    await userEvent.click(canvas.getByRole('button', { name: /Favorito/ }));
    await expect(favourite).toHaveBeenCalledWith(true);
    await expect(canvasElement.querySelectorAll('a')).toHaveLength(1);
  },
};

export const Matrix: Story = {
  args: { description: Horizontal.args?.description },
  parameters: { width: 560 },
  render: matrix(ProductCard, styles.layout, { wide: true }),
};
