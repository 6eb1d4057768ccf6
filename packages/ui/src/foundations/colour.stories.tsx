import type { Meta, StoryObj } from '@storybook/react-vite';
import contrast from '../../tokens/contrast.json';
import dark from '../../tokens/dark.tokens.json';
import light from '../../tokens/light.tokens.json';
import { Text } from '../components/text/text.tsx';
import { customProperty } from '../lib/tokens.ts';
import { grid, paint, pair, swatch } from './foundations.css.ts';
import { readTokens } from './read-tokens.ts';

const meta = { title: 'Foundations/Colour', tags: ['!visual'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const { $type: _, ...lightColors } = light.color;
const { $type: __, ...darkColors } = dark.color;
const hexes = new Map(Object.entries(lightColors).map(([role, { $value }]) => [role, [$value.hex]]));
for (const [role, { $value }] of Object.entries(darkColors)) hexes.get(role)?.push($value.hex);

/** Colour belongs to the garments and to the three tiers; the interface around them stays paper and ink. */
export const Roles: Story = {
  render: () => (
    <div className={grid}>
      {readTokens(light.color, ['color']).map(({ name, reference, description }) => (
        <div key={name} className={swatch}>
          <div className={paint} style={{ background: reference }} />
          <Text weight="strong">{name}</Text>
          <Text voice="ledger" size="small">
            {hexes.get(name)?.join(' · ')}
          </Text>
          <Text size="small" tone="muted">
            {description}
          </Text>
        </div>
      ))}
    </div>
  ),
};

/** Each pair is held at 4.5:1 in both themes by a test. */
export const TextPairs: Story = {
  render: () => (
    <div className={grid}>
      {Object.entries(contrast.text).flatMap(([front, backs]) =>
        backs.map((back) => (
          <Text
            key={`${front} ${back}`}
            className={pair}
            style={{ color: reference(front), background: reference(back) }}
          >
            {front} · {back}
          </Text>
        )),
      )}
    </div>
  ),
};

function reference(role: string): string {
  return `var(--${customProperty(['color', role])})`;
}
