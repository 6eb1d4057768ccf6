import type { Meta, StoryObj } from '@storybook/react-vite';
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

const tones = ['ink', 'muted', 'positive', 'negative', 'sale'] as const;

export const Tones: Story = {
  render: (args) => (
    <div>
      {tones.map((tone) => (
        <Text key={tone} {...args} tone={tone}>
          {tone}
        </Text>
      ))}
    </div>
  ),
};

const sizes = ['lead', 'body', 'small', 'caption'] as const;
const weights = ['regular', 'medium', 'strong'] as const;

export const SizesAndWeights: Story = {
  render: () => (
    <div>
      {sizes.map((size) =>
        weights.map((weight) => (
          <Text key={`${size} ${weight}`} size={size} weight={weight}>
            {size} {weight}
          </Text>
        )),
      )}
    </div>
  ),
};
