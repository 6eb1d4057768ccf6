import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type InField, inField } from '../../../../../.storybook/in-field.tsx';
import { TextArea } from './text-area.tsx';

const meta = {
  component: TextArea,
  decorators: [inField],
  parameters: { field: { label: 'Mensaje', en: { label: 'Message' } } satisfies InField },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Mensaje' })).toHaveValue('');
  },
};

export const Filled: Story = {
  args: { rows: 8, defaultValue: '¿El kimono Ágata llega a Mérida antes del viernes?\n\nGracias.' },
};

export const IsWrittenIn: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Mensaje' });
    await userEvent.click(area);
    await userEvent.keyboard('Hola{Enter}Gracias');
    await expect(area).toHaveValue('Hola\nGracias');
  },
};
