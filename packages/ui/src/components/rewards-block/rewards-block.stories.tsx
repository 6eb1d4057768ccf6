import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button-link.tsx';
import { LoyaltyCard } from '../loyalty-card/loyalty-card.tsx';
import { RewardsBlock } from './rewards-block.tsx';

const meta = {
  component: RewardsBlock,
  args: {
    title: 'Cada compra deja cristales',
    text: 'Ámbar desde 51, Esmeralda desde 151, Diamante desde 301. Cada piedra abre las colecciones antes: una, dos o tres semanas.',
    action: <ButtonLink href="#beneficios">Ver mis beneficios</ButtonLink>,
    card: (
      <LoyaltyCard
        level={2}
        title="Esmeralda"
        crystals={212}
        crystalsLabel="cristales"
        member="Socia 0-48213"
        tiers={[
          { name: 'Ámbar', from: 51 },
          { name: 'Esmeralda', from: 151 },
          { name: 'Diamante', from: 301 },
        ]}
        next="Te faltan 89 cristales para Diamante."
        headingLevel={3}
      />
    ),
  },
  parameters: {
    layout: 'fullscreen',
    en: {
      title: 'Every purchase leaves crystals',
      text: 'Amber from 51, Emerald from 151, Diamond from 301. Each stone opens the collections earlier: one, two or three weeks.',
      action: <ButtonLink href="#benefits">See my benefits</ButtonLink>,
      card: (
        <LoyaltyCard
          level={2}
          title="Emerald"
          crystals={212}
          crystalsLabel="crystals"
          member="Member 0-48213"
          tiers={[
            { name: 'Amber', from: 51 },
            { name: 'Emerald', from: 151 },
            { name: 'Diamond', from: 301 },
          ]}
          next="89 crystals to go for Diamond."
          headingLevel={3}
        />
      ),
    },
  },
  tags: ['phone', 'desktop'],
} satisfies Meta<typeof RewardsBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfAMember: Story = {};
