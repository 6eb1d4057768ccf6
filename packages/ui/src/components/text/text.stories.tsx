import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../../../.storybook/matrix.tsx';
import { text } from './text.css.ts';
import { Text } from './text.tsx';

const meta = {
  component: Text,
  args: {
    children:
      'Un corte de ágata ampliado noventa veces, impreso en viscosa con tintas al agua. Manga tres cuartos, caída suelta, sin botones.',
    measure: true,
  },
  parameters: {
    en: {
      children:
        'A cut of agate enlarged ninety times, printed on viscose with water inks. Three-quarter sleeve, loose drape, no buttons.',
    },
  },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Body: Story = {};

export const Lead: Story = { args: { size: 'lead' } };

export const Ledger: Story = { args: { voice: 'ledger', size: 'lead', children: 'OBS-KIM-083 · 21/11/2026 · 212' } };

/** A span in a line, a term and its description, a strong word: it looks alike and says what it is. */
export const AsAnotherElement: Story = {
  args: { as: 'strong', children: 'Importante' },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('strong')).toBeVisible();
  },
};

export const Matrix: Story = { render: matrix(Text, text, { wide: true }) };
