import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { QuantityCounter, type QuantityCounterProps } from './quantity-counter.tsx';

const meta = {
  component: QuantityCounter,
  args: {
    value: 1,
    max: 3,
    onValueChange: fn(),
    labels: { group: 'Cantidad', decrease: 'Una menos', increase: 'Una más' },
  },
  parameters: { en: { labels: { group: 'Quantity', decrease: 'One less', increase: 'One more' } } },
} satisfies Meta<typeof QuantityCounter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtTheLeast: Story = {};

export const Between: Story = { args: { value: 2 } };

export const AtTheMost: Story = { args: { value: 3 } };

export const NotChosenYet: Story = { args: { value: 0, max: undefined } };

function Counting(props: QuantityCounterProps) {
  const [value, setValue] = useState(props.value);
  return <QuantityCounter {...props} value={value} onValueChange={setValue} />;
}

export const StaysWithinItsBounds: Story = {
  args: { value: 0 },
  render: (args) => <Counting {...args} />,
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Una más' });
    const less = canvas.getByRole('button', { name: 'Una menos' });
    await userEvent.click(less);
    await expect(canvas.getByRole('status')).toHaveTextContent('0');
    for (const shown of ['1', '2', '3', '3']) {
      await userEvent.click(more);
      await expect(canvas.getByRole('status')).toHaveTextContent(shown);
    }
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await expect(more).toHaveFocus();
    for (const shown of ['2', '1', '1']) {
      await userEvent.click(less);
      await expect(canvas.getByRole('status')).toHaveTextContent(shown);
    }
  },
};

export const MayBeRefused: Story = {
  args: { value: 0, max: undefined, mayChange: fn(() => false) },
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    await expect(args.mayChange).toHaveBeenCalledTimes(2);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  args: { value: 2, min: 2 },
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Una menos' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
  },
};
