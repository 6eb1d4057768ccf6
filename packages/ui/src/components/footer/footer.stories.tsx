import type { Meta, StoryObj } from '@storybook/react-vite';
import { follow } from '../../../../../.storybook/follow.ts';
import { Brand } from '../brand/brand.tsx';
import { Text } from '../text/text.tsx';
import { Footer } from './footer.tsx';

const meta = {
  component: Footer,
  args: {
    brand: <Brand name="Obsidiana" href="#inicio" />,
    intro: <Text size="small">Piezas de arte para vestir, impresas en México.</Text>,
    columns: [
      {
        title: 'Tienda',
        links: [
          { href: '#camisas', label: 'Camisas' },
          { href: '#vestidos', label: 'Vestidos' },
          { href: '#kimonos', label: 'Kimonos' },
          { href: '#tallas', label: 'Tabla de tallas' },
        ],
      },
      {
        title: 'Ayuda',
        links: [
          { href: '#envios', label: 'Envíos' },
          { href: '#cambios', label: 'Cambios y devoluciones' },
          { href: '#contacto', label: 'Contacto' },
        ],
      },
      {
        title: 'Legal',
        links: [
          { href: '#terminos', label: 'Términos y condiciones' },
          { href: '#privacidad', label: 'Privacidad' },
          { href: '#cookies', label: 'Cookies' },
        ],
      },
    ],
    social: [
      { href: 'https://www.instagram.com/', label: 'Instagram', icon: 'instagram' },
      { href: 'https://www.facebook.com/', label: 'Facebook', icon: 'facebook' },
    ],
    legal: '© 2026 Obsidiana. Los precios incluyen IVA.',
  },
  parameters: {
    layout: 'fullscreen',
    en: {
      intro: <Text size="small">Art to wear, printed in Mexico.</Text>,
      columns: [
        {
          title: 'Shop',
          links: [
            { href: '#camisas', label: 'Shirts' },
            { href: '#vestidos', label: 'Dresses' },
            { href: '#kimonos', label: 'Kimonos' },
            { href: '#tallas', label: 'Size table' },
          ],
        },
        {
          title: 'Help',
          links: [
            { href: '#envios', label: 'Shipping' },
            { href: '#cambios', label: 'Exchanges and returns' },
            { href: '#contacto', label: 'Contact' },
          ],
        },
        {
          title: 'Legal',
          links: [
            { href: '#terminos', label: 'Terms and conditions' },
            { href: '#privacidad', label: 'Privacy' },
            { href: '#cookies', label: 'Cookies' },
          ],
        },
      ],
      legal: '© 2026 Obsidiana. Prices include VAT.',
    },
  },
  tags: ['phone', 'desktop'],
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfTheShop: Story = {};

export const Shortest: Story = { args: { intro: undefined, columns: [], social: [] } };

export const IsFollowed: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => follow(canvas.getByRole('link', { name: 'Instagram' })),
};
