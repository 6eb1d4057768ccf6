import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '../../../../../.storybook/fixtures/pictures.tsx';
import { follow } from '../../../../../.storybook/follow.ts';
import type { Parts } from '../../../../../.storybook/parts.ts';
import { CategoryTile } from './category-tile.tsx';
import { CategoryTiles } from './category-tiles.tsx';

const meta = {
  component: CategoryTile,
  subcomponents: { CategoryTiles },
  args: { name: 'Kimonos', href: '#kimonos', picture: <Picture name="kimono" /> },
  parameters: { parts: { CategoryTiles: (probe) => <CategoryTiles {...probe} /> } satisfies Parts },
} satisfies Meta<typeof CategoryTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = { decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>] };

export const Focused: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};

const six = [
  ['Camisas', 'shirt'],
  ['Vestidos', 'dress'],
  ['Kimonos', 'kimono'],
  ['Sudaderas', 'hoodie'],
  ['Accesorios', 'tote'],
  ['Edición limitada', 'tee'],
] as const;

export const Six: Story = {
  render: () => (
    <CategoryTiles>
      {six.map(([name, picture]) => (
        <CategoryTile key={name} name={name} href={`#${picture}`} picture={<Picture name={picture} />} />
      ))}
    </CategoryTiles>
  ),
  tags: ['phone', 'desktop'],
};

export const Three: Story = {
  render: () => (
    <CategoryTiles>
      {six.slice(0, 3).map(([name, picture]) => (
        <CategoryTile key={name} name={name} href={`#${picture}`} picture={<Picture name={picture} />} />
      ))}
    </CategoryTiles>
  ),
  tags: ['phone', 'desktop'],
};

export const IsFollowed: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => follow(canvas.getByRole('link', { name: 'Kimonos' })),
};
