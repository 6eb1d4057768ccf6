import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Parts } from '../../../../../.storybook/parts.ts';
import { Select } from '../select/select.tsx';
import { FilterGroup } from './filter-group.tsx';
import { FilterOption } from './filter-option.tsx';
import { FilterPanel } from './filter-panel.tsx';

const letters = [
  { letter: 'CH', count: 9 },
  { letter: 'M', count: 12 },
  { letter: 'G', count: 4 },
  { letter: 'XG', count: 0 },
];

const chosen = fn();

function Sizes({ initial = [] }: { initial?: readonly string[] }) {
  const [sizes, setSizes] = useState(initial);
  return letters.map(({ letter, count }) => (
    <FilterOption
      key={letter}
      name="size"
      value={letter}
      label={letter}
      count={count}
      checked={sizes.includes(letter)}
      onCheckedChange={(checked) => setSizes(checked ? [...sizes, letter] : sizes.filter((one) => one !== letter))}
    />
  ));
}

const meta = {
  component: FilterPanel,
  subcomponents: { FilterGroup, FilterOption },
  args: {
    action: '/category/kimonos/corte-recto',
    onChoice: (form: FormData) =>
      chosen([...form.entries()].flatMap(([name, value]) => (value ? [`${name}=${value}`] : []))),
    children: [
      <FilterGroup key="size" title="Talla">
        <Sizes />
      </FilterGroup>,
      <FilterGroup key="sort" title="Orden">
        <Select name="sort" aria-label="Orden">
          <option value="">Más nuevas</option>
          <option value="price_asc">Precio: de menor a mayor</option>
        </Select>
      </FilterGroup>,
    ],
    labels: { title: 'Filtrar', count: '1 filtro', close: 'Cerrar', apply: 'Ver 17 piezas' },
  },
  parameters: {
    parts: {
      FilterGroup: (probe) => (
        <FilterGroup title="Talla" {...probe}>
          <span />
        </FilterGroup>
      ),
      FilterOption: (probe) => <FilterOption name="size" value="M" label="M" checked={false} {...probe} />,
    } satisfies Parts,
    en: { labels: { title: 'Filter', count: '1 filter', close: 'Close', apply: 'See 17 pieces' } },
  },
  tags: ['phone', 'desktop'],
} satisfies Meta<typeof FilterPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

export const SomethingChosen: Story = {
  args: {
    count: 1,
    children: (
      <FilterGroup title="Talla">
        <Sizes initial={['M']} />
      </FilterGroup>
    ),
  } satisfies Partial<ComponentProps<typeof FilterPanel>>,
};

/** Opens the drawer; on a wide page there is none, and the panel stands open. */
async function openDrawer(root: HTMLElement) {
  const opener = within(root).queryByRole('button', { name: /Filtrar/ });
  if (opener) await userEvent.click(opener);
  return within(root).findByRole('form', { name: 'Filtrar' });
}

/** Below 1024 px the panel is a drawer. */
export const Opened: Story = {
  tags: ['overlay'],
  play: async ({ canvasElement }) => {
    await expect(await openDrawer(canvasElement)).toBeVisible();
  },
};

export const ByPointer: Story = {
  tags: ['!visual'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    chosen.mockClear();
    await openDrawer(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^M/ }));
    await expect(chosen).toHaveBeenLastCalledWith(['size=M']);
    await expect(canvas.getByRole('checkbox', { name: /^XG/ })).toBeDisabled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Orden' }), 'price_asc');
    await expect(chosen).toHaveBeenLastCalledWith(['size=M', 'sort=price_asc']);
  },
};

export const ByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    chosen.mockClear();
    await openDrawer(canvasElement);
    const size = canvas.getByRole('checkbox', { name: /^CH/ });
    size.focus();
    await userEvent.keyboard(' ');
    await expect(chosen).toHaveBeenLastCalledWith(['size=CH']);
    await expect(size).toBeChecked();
  },
};
