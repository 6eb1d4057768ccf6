import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link } from '../link/link.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  component: Checkbox,
  tags: ['phone'],
  args: { label: 'Quiero recibir noticias de las colecciones', name: 'news', onChange: fn() },
  parameters: { en: { label: 'I want to hear about new collections' } },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Ticked: Story = { args: { defaultChecked: true } };

export const WithDescription: Story = {
  args: {
    label: 'Acepto los términos',
    description: (
      <>
        Lee los <Link href="#terminos">términos y condiciones</Link>.
      </>
    ),
  },
  parameters: {
    en: {
      label: 'I accept the terms',
      description: (
        <>
          Read the <Link href="#terminos">terms and conditions</Link>.
        </>
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/términos y condiciones|terms and cond/);
  },
};

export const WithError: Story = {
  args: { label: 'Acepto los términos', error: 'Acepta los términos para crear tu cuenta' },
  parameters: { en: { label: 'I accept the terms', error: 'Accept the terms to create your account' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/para crear|to create/);
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const DisabledAndTicked: Story = { args: { disabled: true, defaultChecked: true } };

export const ByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

export const TheLabelIsAPressTarget: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/noticias|new collections/));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
