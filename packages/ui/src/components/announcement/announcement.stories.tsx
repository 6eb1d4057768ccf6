import type { Meta, StoryObj } from '@storybook/react-vite';
import { follow } from '../../../../../.storybook/follow.ts';
import { Link } from '../link/link.tsx';
import { Announcement } from './announcement.tsx';

const meta = {
  component: Announcement,
  tags: ['phone'],
  args: {
    children: [
      '10 % en tu primera compra en línea. ',
      <Link key="join" href="#registro">
        Crea tu cuenta
      </Link>,
    ],
  },
  parameters: {
    layout: 'fullscreen',
    en: {
      children: [
        '10% off your first online order. ',
        <Link key="join" href="#registro">
          Create your account
        </Link>,
      ],
    },
  },
} satisfies Meta<typeof Announcement>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Welcome: Story = {};

export const IsFollowed: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => follow(canvas.getByRole('link')),
};
