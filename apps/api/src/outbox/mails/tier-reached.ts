import type { Language } from '@obsidiana/contract';
import type { Letter } from './letter.ts';

interface Member {
  readonly email: string;
  readonly name: string;
  readonly lang: Language;
}

interface Tier {
  /** In the member's language. */
  readonly name: string;
  readonly description: string;
  readonly crystals: number;
  /** What reaching it unlocked, by title. */
  readonly rewards: readonly string[];
}

/** To a member whose crystals have brought them to a tier. */
export function tierReachedLetter({ email, name, lang }: Member, tier: Tier, publicUrl: string): Letter {
  const es = lang === 'es';
  return {
    to: email,
    lang,
    subject: es ? `Llegaste a ${tier.name}` : `You have reached ${tier.name}`,
    preview: es ? `Ya tienes ${tier.crystals} cristales.` : `You now have ${tier.crystals} crystals.`,
    heading: es ? `${name}, llegaste a ${tier.name}` : `${name}, you have reached ${tier.name}`,
    blocks: [
      {
        kind: 'text',
        text: es
          ? `Con tu última compra ya tienes ${tier.crystals} cristales. ${tier.description}`.trim()
          : `With your last purchase you now have ${tier.crystals} crystals. ${tier.description}`.trim(),
      },
      ...(tier.rewards.length > 0
        ? [
            {
              kind: 'rows',
              rows: tier.rewards.map((reward) => ({ label: es ? 'Recompensa' : 'Reward', value: reward })),
            } as const,
          ]
        : []),
      {
        kind: 'button',
        label: es ? 'Ver mis beneficios' : 'See my benefits',
        url: `${publicUrl}/mi-perfil/mis-beneficios`,
      },
    ],
  };
}
