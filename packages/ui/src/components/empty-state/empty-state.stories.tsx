import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button-link.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  component: EmptyState,
  args: {
    title: 'Tu bolsa está vacía',
    text: 'Lo que añadas espera aquí, también en tu otro teléfono.',
    actions: <ButtonLink href="#recien-llegadas">Ver lo nuevo</ButtonLink>,
  },
  parameters: {
    en: {
      title: 'Your bag is empty',
      text: 'What you add waits here, on your other phone too.',
      actions: <ButtonLink href="#new">See what is new</ButtonLink>,
    },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Bag: Story = { tags: ['phone'] };

export const NoResults: Story = {
  args: {
    title: 'Nada con "kimno"',
    text: 'Prueba otra palabra, o mira las categorías.',
    children: (
      <SearchBox
        action="/resultados"
        defaultValue="kimno"
        labels={{ input: 'Buscar en la tienda', submit: 'Buscar' }}
      />
    ),
    actions: (
      <>
        <ButtonLink href="#kimonos" variant="secondary">
          Kimonos
        </ButtonLink>
        <ButtonLink href="#vestidos" variant="secondary">
          Vestidos
        </ButtonLink>
      </>
    ),
  },
};

export const WithinAPage: Story = { args: { headingLevel: 2, text: undefined } };
