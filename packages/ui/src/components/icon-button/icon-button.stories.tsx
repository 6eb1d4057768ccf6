import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { matrix } from '../../../../../.storybook/matrix.tsx';
import { iconButton } from './icon-button.css.ts';
import { IconButton } from './icon-button.tsx';

const meta = {
  component: IconButton,
  args: { icon: 'search', label: 'Buscar', onClick: fn() },
  parameters: { en: { label: 'Search' } },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: args.label }));
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Paper: Story = {
  args: { variant: 'paper', icon: 'heart', label: 'Agregar a favoritos' },
  parameters: { en: { label: 'Add to favourites' } },
};

export const Outlined: Story = {
  args: { variant: 'outlined', icon: 'chevron-right', label: 'Siguiente' },
  parameters: { en: { label: 'Next' } },
};

export const Disabled: Story = { args: { disabled: true, variant: 'outlined' } };

export const Matrix: Story = {
  render: matrix(IconButton, iconButton, {
    states: { disabled: { disabled: true }, pressed: { 'aria-pressed': true } },
  }),
};
