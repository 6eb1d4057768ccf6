import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '../../../../.storybook/fixtures/pictures.tsx';
import anil from '../../tokens/brands/anil.json';
import { brandCss } from '../brand.ts';
import { Button } from '../components/button/button.tsx';
import { Container } from '../components/container/container.tsx';
import { DiscountFlag } from '../components/discount-flag/discount-flag.tsx';
import loyalty from '../components/loyalty-card/loyalty-card.stories.tsx';
import { LoyaltyCard } from '../components/loyalty-card/loyalty-card.tsx';
import { Notice } from '../components/notice/notice.tsx';
import { Price } from '../components/price/price.tsx';
import { ProductCard } from '../components/product-card/product-card.tsx';
import { ProductGrid } from '../components/product-grid/product-grid.tsx';
import { Section } from '../components/section/section.tsx';

/**
 * Another brand is one file of tokens, here `tokens/brands/anil.json`: it names what differs and leaves out the rest. Its
 * style sheet is `brandCss(tokens)` of `@obsidiana/ui/brand`, for the whole page or for a part of it.
 */
const meta = {
  title: 'Foundations/Brands',
  parameters: {
    layout: 'fullscreen',
    // The same page stands here twice, in both themes.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  tags: ['phone'],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Anil: Story = {
  name: 'Añil',
  render: () => (
    <>
      <style>{brandCss(anil, '.brand-anil')}</style>
      <Shop theme="light" />
      <Shop theme="dark" />
    </>
  ),
};

const labels = { price: 'Precio:', former: 'Precio anterior:' };

function Shop({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <div className="brand-anil" data-theme={theme}>
      <Container inset>
        <Section title="Recién llegadas" aside={<Button size="small">Ver todo</Button>}>
          <ProductGrid>
            {(['kimono', 'dress', 'tee'] as const).map((name) => (
              <ProductCard
                key={name}
                href={`#${name}`}
                name="Kimono Ágata roja"
                kind="Kimonos · Corte recto"
                picture={<Picture name={name} />}
                price={<Price amount={249000} offer={211650} currency="MXN" locale="es-MX" labels={labels} />}
                flag={<DiscountFlag percent={15} locale="es-MX" label="Descuento:" />}
              />
            ))}
          </ProductGrid>
        </Section>
        <Notice tone="positive">Tu correo quedó confirmado.</Notice>
        <LoyaltyCard {...loyalty.args} />
      </Container>
    </div>
  );
}
