import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SubmitEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { matrix } from '../../../../../.storybook/matrix.tsx';
import type { Parts } from '../../../../../.storybook/parts.ts';
import { Icon } from '../icon/icon.tsx';
import { button } from './button.css.ts';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';

const meta = {
  component: Button,
  subcomponents: { ButtonLink },
  args: { children: 'Añadir a la bolsa', onClick: fn() },
  parameters: {
    parts: {
      ButtonLink: (probe) => (
        <ButtonLink {...probe} href="#coleccion">
          Ver
        </ButtonLink>
      ),
    } satisfies Parts,
    en: { children: 'Add to bag' },
  },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

export const Secondary: Story = { args: { variant: 'secondary' } };

export const Quiet: Story = { args: { variant: 'quiet' } };

export const WithIcon: Story = {
  args: {
    children: [<Icon key="icon" name="bag" />, 'Comprar ahora'],
  },
  parameters: { en: { children: [<Icon key="icon" name="bag" />, 'Buy now'] } },
};

export const FullWidth: Story = { args: { width: 'full', size: 'large' }, tags: ['phone'] };

export const Disabled: Story = { args: { disabled: true } };

export const Busy: Story = {
  args: { busy: true, children: 'Pagar' },
  parameters: { en: { children: 'Pay' } },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { busy: true });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const AsLink: Story = {
  render: ({ children, variant }) => (
    <ButtonLink href="#coleccion" variant={variant}>
      {children}
    </ButtonLink>
  ),
  args: { children: 'Ver la colección' },
  parameters: { en: { children: 'See the collection' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#coleccion');
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const Matrix: Story = {
  render: matrix(Button, button, { states: { disabled: { disabled: true }, busy: { busy: true } } }),
};

const sent = fn((event: SubmitEvent) => event.preventDefault());

export const SendsAForm: Story = {
  args: { type: 'submit' },
  tags: ['!visual'],
  render: (args) => (
    <form onSubmit={sent}>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(sent).toHaveBeenCalledOnce();
  },
};
