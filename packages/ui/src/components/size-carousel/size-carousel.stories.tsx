import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { SizeCarousel, type SizeCarouselProps } from './size-carousel.tsx';

function Chosen(props: SizeCarouselProps) {
  const [value, setValue] = useState(props.value);
  const choose = (id: number) => {
    props.onValueChange(id);
    setValue(id);
  };
  return (
    <div style={{ maxInlineSize: 460 }}>
      <SizeCarousel {...props} value={value} onValueChange={choose} />
    </div>
  );
}

const meta = {
  component: SizeCarousel,
  render: (args) => <Chosen {...args} />,
  args: {
    sizes: [
      { id: 11, letter: 'CH' },
      { id: 12, letter: 'M' },
      { id: 13, letter: 'G' },
      { id: 14, letter: 'XG', soldOut: true },
    ],
    value: 12,
    onValueChange: fn(),
    labels: { group: 'Talla', soldOut: 'agotada' },
  },
  parameters: { en: { labels: { group: 'Size', soldOut: 'sold out' } } },
} satisfies Meta<typeof SizeCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Four: Story = { tags: ['phone'] };

export const NoneChosen: Story = { args: { value: null } };

export const One: Story = { args: { sizes: [{ id: 1, letter: 'Unitalla' }], value: 1 } };

const waists = [26, 28, 30, 32, 34, 36, 38].map((inches, index) => ({
  id: index,
  letter: String(inches),
  soldOut: inches === 36,
}));

export const ManyFromALetter: Story = {
  args: { sizes: waists, value: null, initialLetter: '32' },
  tags: ['phone'],
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('radiogroup');
    const first = canvas.getByRole('radio', { name: '32' });
    await waitFor(() =>
      expect(Math.abs(first.getBoundingClientRect().left - strip.getBoundingClientRect().left)).toBeLessThan(8),
    );
  },
};

export const TheKeyboardPassesSoldOutSizesWithoutChoosingThem: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'M' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(13));
    await userEvent.keyboard('{ArrowRight}');
    const soldOut = canvas.getByRole('radio', { name: 'XG agotada' });
    await waitFor(() => expect(soldOut).toHaveFocus());
    await expect(soldOut).not.toBeChecked();
    await userEvent.click(soldOut);
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('radio', { name: 'G' })).toBeChecked();
  },
};

export const ThePointerScrolls: Story = {
  args: { sizes: waists, value: null },
  tags: ['!visual'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const strip = canvas.getByRole('radiogroup');
    const [back, on] = canvasElement.querySelectorAll('button[aria-hidden]');
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(on ?? strip);
    await waitFor(() => expect(strip.scrollLeft).toBeGreaterThan(100));
    await waitFor(() => expect(on).toHaveAttribute('aria-disabled', 'true'));
  },
};
