import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Parts } from '../../../../../.storybook/parts.ts';
import { Brand } from '../brand/brand.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { LocaleSelect } from '../locale-select/locale-select.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import { Header } from './header.tsx';
import { HeaderSearch } from './header-search.tsx';
import { HeaderTool } from './header-tool.tsx';

const search = fn();

const locale = (language: string, currency: string) => (
  <LocaleSelect
    language={language}
    languages={[
      { value: 'es', label: 'ES' },
      { value: 'en', label: 'EN' },
    ]}
    onLanguageChange={() => {}}
    currency={currency}
    currencies={[
      { value: 'MXN', label: 'MXN' },
      { value: 'USD', label: 'USD' },
    ]}
    onCurrencyChange={() => {}}
    labels={{ language: 'Idioma', currency: 'Moneda' }}
  />
);

const meta = {
  component: Header,
  subcomponents: { HeaderSearch, HeaderTool },
  args: {
    brand: <Brand name="Obsidiana" href="#inicio" />,
    label: 'Categorías',
    links: [
      { href: '#camisas', label: 'Camisas' },
      { href: '#vestidos', label: 'Vestidos' },
      { href: '#kimonos', label: 'Kimonos', current: true },
      { href: '#sudaderas', label: 'Sudaderas' },
      { href: '#accesorios', label: 'Accesorios' },
    ],
    locale: locale('es', 'MXN'),
    tools: [
      <HeaderSearch key="search" label="Buscar">
        <SearchBox
          action="/resultados"
          onSearch={search}
          labels={{ input: 'Buscar en la tienda', placeholder: 'Kimono, ágata, bolsa…', submit: 'Buscar' }}
        />
      </HeaderSearch>,
      <HeaderTool key="account" icon="user" label="Cuenta" href="#cuenta" />,
      <HeaderTool key="favourites" icon="heart" label="Favoritos" count={3} countLabel="3 piezas" href="#favoritos" />,
      <HeaderTool key="bag" icon="bag" label="Bolsa" count={2} countLabel="2 piezas" href="#bolsa" />,
    ],
    menu: <IconButton icon="menu" label="Menú" />,
  },
  parameters: {
    parts: {
      HeaderSearch: (probe) => (
        <HeaderSearch {...probe} label="Buscar">
          {null}
        </HeaderSearch>
      ),
      HeaderTool: (probe) => <HeaderTool {...probe} icon="bag" label="Bolsa" href="#bolsa" />,
    } satisfies Parts,
    layout: 'fullscreen',
    en: {
      label: 'Categories',
      links: [
        { href: '#camisas', label: 'Shirts' },
        { href: '#vestidos', label: 'Dresses' },
        { href: '#kimonos', label: 'Kimonos', current: true },
        { href: '#sudaderas', label: 'Hoodies' },
        { href: '#accesorios', label: 'Accessories' },
      ],
      locale: locale('en', 'USD'),
      tools: [
        <HeaderSearch key="search" label="Search">
          <SearchBox
            action="/resultados"
            labels={{ input: 'Search the shop', placeholder: 'Kimono, agate, bag…', submit: 'Search' }}
          />
        </HeaderSearch>,
        <HeaderTool key="account" icon="user" label="Account" href="#cuenta" />,
        <HeaderTool key="favourites" icon="heart" label="Favourites" count={3} countLabel="3 pieces" href="#fav" />,
        <HeaderTool key="bag" icon="bag" label="Bag" count={2} countLabel="2 pieces" href="#bag" />,
      ],
      menu: <IconButton icon="menu" label="Menu" />,
    },
  },
  tags: ['phone', 'desktop'],
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SomethingInTheBag: Story = {};

export const NothingInTheBag: Story = {
  args: {
    tools: [
      <HeaderTool key="account" icon="user" label="Entrar" href="#entrar" />,
      <HeaderTool key="favourites" icon="heart" label="Favoritos" href="#favoritos" />,
      <HeaderTool key="bag" icon="bag" label="Bolsa" href="#bolsa" />,
    ],
  },
};

/** Long names, as many as one line holds. */
export const ManyCategories: Story = {
  args: {
    links: [
      { href: '#camisas', label: 'Camisas' },
      { href: '#vestidos', label: 'Vestidos' },
      { href: '#kimonos', label: 'Kimonos', current: true },
      { href: '#sudaderas', label: 'Sudaderas y abrigos' },
      { href: '#pantalones', label: 'Pantalones y faldas' },
      { href: '#accesorios', label: 'Accesorios' },
    ],
  },
};

export const Searching: Story = {
  decorators: [(Story) => <div style={{ minBlockSize: 180 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Buscar'));
    await expect(await canvas.findByRole('searchbox')).toHaveFocus();
  },
};

export const SearchingClosesIt: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByText('Buscar');
    const strip = opener.closest('details');
    await userEvent.click(opener);
    await expect(strip).toHaveAttribute('open');
    await userEvent.keyboard('{Escape}');
    await expect(strip).not.toHaveAttribute('open');
    await userEvent.click(opener);
    await userEvent.type(canvas.getByRole('searchbox'), 'kimono{Enter}');
    await expect(search).toHaveBeenCalledWith('kimono');
    await expect(strip).not.toHaveAttribute('open');
  },
};
