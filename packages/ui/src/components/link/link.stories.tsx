import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { follow } from '../../../../../.storybook/follow.ts';
import { matrix } from '../../../../../.storybook/matrix.tsx';
import { Text } from '../text/text.tsx';
import { link } from './link.css.ts';
import { Link } from './link.tsx';
import { type AnchorProps, UiProvider } from './link-context.tsx';

const meta = {
  component: Link,
  args: { href: '#piezas', children: 'Ver las 64 piezas' },
  parameters: { en: { children: 'See all 64 pieces' } },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Always: Story = {};

export const OnHover: Story = { args: { underline: 'hover' } };

export const InText: Story = {
  render: (args) => (
    <Text>
      Un corte de ágata ampliado noventa veces. <Link {...args} /> de la colección.
    </Text>
  ),
};

function RouterLink(props: AnchorProps) {
  return <a data-router="true" {...props} />;
}

export const WithTheRoutersLink: Story = {
  decorators: [(Story) => <UiProvider link={RouterLink}>{Story()}</UiProvider>],
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-router', 'true');
  },
};

export const Matrix: Story = { render: matrix(Link, link) };

export const IsFollowed: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => follow(canvas.getByRole('link')),
};
