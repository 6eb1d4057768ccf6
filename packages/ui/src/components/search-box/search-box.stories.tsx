import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchBox } from './search-box.tsx';

const meta = {
  component: SearchBox,
  args: {
    action: '/resultados',
    onSearch: fn(),
    labels: { input: 'Buscar en la tienda', placeholder: 'Kimono, ágata, bolsa…', submit: 'Buscar' },
  },
  parameters: {
    en: { labels: { input: 'Search the shop', placeholder: 'Kimono, agate, bag…', submit: 'Search' } },
  },
} satisfies Meta<typeof SearchBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithATerm: Story = { args: { defaultValue: 'kimono' }, tags: ['phone'] };

export const EnterAndTheIconSearch: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '  kimono {Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('kimono');
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
  },
};

export const SendsTheTermByItself: Story = {
  args: { name: 'q', onSearch: undefined },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveAttribute('name', 'q');
    await expect(canvas.getByRole('searchbox').closest('form')).toHaveAttribute('action', '/resultados');
  },
};
