import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LayoutToggle } from '../layout-toggle/layout-toggle.tsx';
import { SubNav } from '../sub-nav/sub-nav.tsx';
import { Text } from '../text/text.tsx';
import { ListBar } from './list-bar.tsx';

const meta = {
  component: ListBar,
  tags: ['phone', 'desktop'],
  args: {
    count: (
      <Text voice="ledger" tone="muted" role="status">
        48 piezas
      </Text>
    ),
    menu: (
      <SubNav
        label="Subcategorías"
        current="#kimonos"
        links={[
          { href: '#kimonos', label: 'Kimonos' },
          { href: '#vestidos', label: 'Vestidos' },
          { href: '#playeras', label: 'Playeras' },
        ]}
      />
    ),
    children: (
      <LayoutToggle
        value="vertical"
        onValueChange={() => {}}
        labels={{ group: 'Vista', vertical: 'Cuadrícula', horizontal: 'Filas' }}
      />
    ),
  },
} satisfies Meta<typeof ListBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfASubcategory: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Subcategorías' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('48 piezas');
  },
};

export const OfASearch: Story = { args: { menu: undefined } };
