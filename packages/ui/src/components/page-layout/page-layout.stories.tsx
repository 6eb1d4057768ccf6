import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { follow } from '../../../../../.storybook/follow.ts';
import { Brand } from '../brand/brand.tsx';
import { Container } from '../container/container.tsx';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import { Heading } from '../heading/heading.tsx';
import { PageLayout } from './page-layout.tsx';

const brand = <Brand name="Obsidiana" href="#inicio" />;

const meta = {
  component: PageLayout,
  args: {
    skipLabel: 'Ir al contenido',
    header: <Header brand={brand} label="Categorías" links={[{ href: '#kimonos', label: 'Kimonos' }]} tools={null} />,
    footer: <Footer brand={brand} columns={[]} legal="© 2026 Obsidiana" />,
    children: (
      <Container inset>
        <Heading level={1} size="title">
          Kimonos
        </Heading>
      </Container>
    ),
  },
  parameters: { layout: 'fullscreen', en: { skipLabel: 'Skip to content' } },
  tags: ['overlay', 'phone'],
} satisfies Meta<typeof PageLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ShortPage: Story = {};

export const WithoutHeaderAndFooter: Story = { args: { header: undefined, footer: undefined, mainId: 'tarea' } };

export const SkipLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /contenido|content/ })).toHaveFocus();
  },
};

export const IsFollowed: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => follow(canvas.getByRole('link', { name: 'Ir al contenido' })),
};
