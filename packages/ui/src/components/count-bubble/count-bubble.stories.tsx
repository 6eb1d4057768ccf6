import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { CountBubble } from './count-bubble.tsx';

const meta = {
  component: CountBubble,
  args: { count: 2, label: '2 piezas' },
  parameters: { en: { label: '2 pieces' } },
} satisfies Meta<typeof CountBubble>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {};

export const TwoDigits: Story = { args: { count: 48, label: '48 piezas' }, parameters: { en: { label: '48 pieces' } } };

export const MoreThanItHolds: Story = {
  args: { count: 128, label: '128 piezas' },
  parameters: { en: { label: '128 pieces' } },
};

function Bag() {
  const [count, setCount] = useState(0);
  return (
    <Button variant="secondary" onClick={() => setCount(count + 1)}>
      Bolsa <CountBubble count={count} />
    </Button>
  );
}

export const AppearsAndCountsUp: Story = {
  render: () => <Bag />,
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    const bag = canvas.getByRole('button');
    await expect(bag).toHaveTextContent(/^Bolsa$/);
    await userEvent.dblClick(bag);
    await expect(bag).toHaveTextContent('Bolsa 2');
  },
};
