import type { Meta, StoryObj } from '@storybook/react-vite';
import { follow } from '../../../../../.storybook/follow.ts';
import { FilterChips } from './filter-chips.tsx';

const meta = {
  component: FilterChips,
  args: {
    chips: [
      { label: 'Talla M', href: '#sin-talla' },
      { label: 'Con descuento', href: '#sin-descuento' },
    ],
    clear: { label: 'Quitar todo', href: '#todo' },
    labels: { group: 'Filtros elegidos', remove: (label) => `Quitar ${label}` },
  },
  parameters: {
    en: {
      chips: [
        { label: 'Size M', href: '#sin-talla' },
        { label: 'On sale', href: '#sin-descuento' },
      ],
      clear: { label: 'Clear all', href: '#todo' },
      labels: { group: 'Chosen filters', remove: (label: string) => `Remove ${label}` },
    },
  },
} satisfies Meta<typeof FilterChips>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = { tags: ['phone'] };

export const ChipAndClearLead: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await follow(canvas.getByRole('link', { name: 'Quitar Talla M' }));
    await follow(canvas.getByRole('link', { name: 'Quitar todo' }));
  },
};
