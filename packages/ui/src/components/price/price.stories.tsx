import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../../../.storybook/matrix.tsx';
import { price } from './price.css.ts';
import { Price } from './price.tsx';

const meta = {
  component: Price,
  args: {
    amount: 249000,
    currency: 'MXN',
    locale: 'es-MX',
    labels: { price: 'Precio:', former: 'Precio anterior:' },
  },
  parameters: { en: { labels: { price: 'Price:', former: 'Former price:' } } },
} satisfies Meta<typeof Price>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Single: Story = {};

export const Offer: Story = {
  args: { offer: 211650 },
  play: async ({ canvasElement, globals }) => {
    const [price, former] = globals.language === 'en' ? ['Price:', 'Former price:'] : ['Precio:', 'Precio anterior:'];
    await expect(canvasElement).toHaveTextContent(`${price} $2,116.50 ${globals.currency} ${former} $2,490.00`);
    await expect(canvasElement.querySelector('s data')).toHaveAttribute('value', '2490.00');
  },
};

export const Range: Story = { args: { amount: { min: 54000, max: 62000 } } };

export const OfferOnARange: Story = {
  args: { amount: { min: 54000, max: 62000 }, offer: { min: 45900, max: 52700 } },
};

export const OfAProduct: Story = { args: { offer: 211650, size: 'section' } };

export const Empty: Story = { args: { amount: null } };

export const InANarrowColumn: Story = {
  args: { amount: { min: 154000, max: 162000 }, offer: { min: 145900, max: 152700 } },
  render: (args) => (
    <div style={{ inlineSize: 120 }}>
      <Price {...args} />
    </div>
  ),
};

export const Matrix: Story = { args: { offer: 211650 }, render: matrix(Price, price, { wide: true }) };

export const AtTheEnd: Story = {
  args: { offer: 211650 },
  decorators: [(Story) => <div style={{ inlineSize: 360, textAlign: 'end' }}>{Story()}</div>],
};
