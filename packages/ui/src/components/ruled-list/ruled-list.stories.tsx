import type { Meta, StoryObj } from '@storybook/react-vite';
import { follow } from '../../../../../.storybook/follow.ts';
import type { Parts } from '../../../../../.storybook/parts.ts';
import { Crystal } from '../crystal/crystal.tsx';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { MoneyLabel } from '../money-label/money-label.tsx';
import { RuledItem, RuledList } from './ruled-list.tsx';

const meta = {
  component: RuledList,
  tags: ['phone'],
  args: {
    children: [
      <RuledItem key="crystals" end={<Crystal tier="amber" />}>
        Te da 24 cristales
      </RuledItem>,
      <RuledItem key="shipping" end={<MoneyLabel amount={9900} currency="MXN" locale="es-MX" />}>
        Envío estándar
      </RuledItem>,
      <RuledItem key="question" end={<Icon name="arrow-right" />}>
        <Link href="#correo" underline="hover">
          Pregunta por OBS-KIM-083
        </Link>
      </RuledItem>,
    ],
  },
  parameters: { parts: { RuledItem: (probe) => <RuledItem {...probe}>Envío estándar</RuledItem> } satisfies Parts },
} satisfies Meta<typeof RuledList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfAPiece: Story = {};

export const IsFollowed: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => follow(canvas.getByRole('link', { name: /OBS-KIM-083/ })),
};
