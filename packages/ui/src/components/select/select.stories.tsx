import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type InField, inField } from '../../../../../.storybook/in-field.tsx';
import { Select } from './select.tsx';

const meta = {
  component: Select,
  args: {
    defaultValue: '142',
    children: [
      <option key="142" value="142">
        México
      </option>,
      <option key="231" value="231">
        Estados Unidos
      </option>,
    ],
  },
  decorators: [inField],
  parameters: { field: { label: 'País', en: { label: 'Country' } } satisfies InField },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const Changed: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'País' });
    await userEvent.selectOptions(select, '231');
    await expect(select).toHaveValue('231');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const ByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'País' })).toHaveFocus();
  },
};
