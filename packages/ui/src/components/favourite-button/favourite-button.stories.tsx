import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { FavouriteButton, type FavouriteButtonProps } from './favourite-button.tsx';

const meta = {
  component: FavouriteButton,
  args: { label: 'Favorito: Kimono Ágata roja', pressed: false, onPressedChange: fn() },
  parameters: { en: { label: 'Favourite: Red Agate Kimono' } },
} satisfies Meta<typeof FavouriteButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { pressed: true } };

export const OverAPicture: Story = { args: { variant: 'paper' } };

export const Outlined: Story = { args: { variant: 'outlined', pressed: true } };

type Change = FavouriteButtonProps['onPressedChange'];

function Kept({ keep, ...props }: FavouriteButtonProps & { keep: Change }) {
  const [pressed, setPressed] = useState(props.pressed);
  const change = async (next: boolean) => {
    await keep(next);
    setPressed(next);
  };
  return <FavouriteButton {...props} pressed={pressed} onPressedChange={change} />;
}

export const Toggles: Story = {
  render: (args) => <Kept {...args} keep={() => {}} />,
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { pressed: false }));
    await userEvent.click(await canvas.findByRole('button', { pressed: true }));
    await canvas.findByRole('button', { pressed: false });
  },
};

let refuse = () => {};

export const GoesBackWhenNotKept: Story = {
  render: (args) => (
    <FavouriteButton
      {...args}
      onPressedChange={() =>
        new Promise((resolve) => {
          refuse = resolve;
        })
      }
    />
  ),
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { pressed: false }));
    await canvas.findByRole('button', { pressed: true });
    refuse();
    await waitFor(() => expect(canvas.getByRole('button', { pressed: false })).toBeVisible());
  },
};

export const ByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPressedChange).toHaveBeenCalledWith(true);
  },
};
