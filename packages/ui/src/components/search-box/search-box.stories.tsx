import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Picture } from '../../../../../.storybook/fixtures/pictures.tsx';
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

const groups = [
  { label: 'Categorías', items: [{ href: '#kimonos', label: 'Kimonos' }] },
  {
    label: 'Piezas',
    items: [
      {
        href: '#agata',
        label: 'Kimono Ágata',
        detail: 'Corte recto',
        aside: '$2,490.00 MXN',
        picture: <Picture name="kimono" />,
      },
      {
        href: '#estrato',
        label: 'Kimono Estrato',
        detail: 'Corte recto',
        aside: '$2,290.00 MXN',
        picture: <Picture name="kimono" />,
      },
    ],
  },
];

const suggesting = {
  onTermChange: fn(),
  suggestions: groups,
  labels: { ...meta.args.labels, suggestions: 'Sugerencias', found: '3 sugerencias' },
};

export const Suggesting: Story = {
  args: suggesting,
  tags: ['phone'],
  decorators: [(Story) => <div style={{ minBlockSize: 320 }}>{Story()}</div>],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'kim');
    await expect(args.onTermChange).toHaveBeenLastCalledWith('kim');
    await expect(canvas.getByRole('listbox', { name: 'Sugerencias' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { name: /Kimono Ágata/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const TheArrowsChooseAndEscapeCloses: Story = {
  args: suggesting,
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    const followed = fn();
    await userEvent.type(box, 'kim');
    canvas.getByRole('option', { name: /Estrato/ }).addEventListener('click', followed);
    await userEvent.keyboard('{ArrowUp}');
    const last = canvas.getByRole('option', { name: /Estrato/ });
    await expect(box).toHaveAttribute('aria-activedescendant', last.id);
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledTimes(1);
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.type(box, 'o');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(box).toHaveValue('kimo');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('kimo');
    await userEvent.type(box, 'n');
    await userEvent.click(canvas.getByRole('option', { name: 'Kimonos' }));
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};
