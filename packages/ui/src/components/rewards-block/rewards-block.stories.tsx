import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button-link.tsx';
import loyalty from '../loyalty-card/loyalty-card.stories.tsx';
import { LoyaltyCard } from '../loyalty-card/loyalty-card.tsx';
import { RewardsBlock } from './rewards-block.tsx';

const meta = {
  component: RewardsBlock,
  args: {
    title: 'Cada compra deja cristales',
    text: 'Ámbar desde 51, Esmeralda desde 151, Diamante desde 301. Cada piedra abre las colecciones antes: una, dos o tres semanas.',
    action: <ButtonLink href="#beneficios">Ver mis beneficios</ButtonLink>,
    card: <LoyaltyCard {...loyalty.args} headingLevel={3} />,
  },
  parameters: {
    layout: 'fullscreen',
    en: {
      title: 'Every purchase leaves crystals',
      text: 'Amber from 51, Emerald from 151, Diamond from 301. Each stone opens the collections earlier: one, two or three weeks.',
      action: <ButtonLink href="#benefits">See my benefits</ButtonLink>,
      card: <LoyaltyCard {...loyalty.args} {...loyalty.parameters.en} headingLevel={3} />,
    },
  },
  tags: ['phone', 'desktop'],
} satisfies Meta<typeof RewardsBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfAMember: Story = {};
