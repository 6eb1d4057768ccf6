import type { Meta, StoryObj } from '@storybook/react-vite';
import base from '../../tokens/base.tokens.json';
import { Text } from '../components/text/text.tsx';
import { bar, row, rows } from './foundations.css.ts';
import { readTokens, type TokenEntry } from './read-tokens.ts';

const meta = { title: 'Foundations/Space', tags: ['!visual'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Steps of 4 px, named by what they keep apart. Those that grow do so from 390 to 1440 px. */
export const Space: Story = { render: () => <Lengths tokens={readTokens(base.space, ['space'])} /> };

export const Sizes: Story = {
  render: () => (
    <Lengths
      tokens={readTokens(base.size, ['size']).filter(({ name }) => !['measure', 'form', 'page'].includes(name))}
    />
  ),
};

export const Corners: Story = { render: () => <Lengths tokens={readTokens(base.corner, ['corner'])} /> };

function Lengths({ tokens }: { tokens: TokenEntry[] }) {
  return (
    <div className={rows}>
      {tokens.map(({ name, reference, description }) => (
        <div key={name} className={row}>
          <div>
            <Text weight="strong">{name}</Text>
            <Text size="small" tone="muted">
              {description}
            </Text>
          </div>
          <div className={bar} style={{ inlineSize: reference }} />
        </div>
      ))}
    </div>
  );
}
