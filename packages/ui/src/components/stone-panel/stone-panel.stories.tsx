import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';
import { StonePanel } from './stone-panel.tsx';

const meta = {
  component: StonePanel,
  args: {
    stone: 'obsidian',
    children: (
      <>
        <Heading level={2} size="section">
          Cada compra deja cristales
        </Heading>
        <Text>Ámbar desde 51, Esmeralda desde 151, Diamante desde 301.</Text>
      </>
    ),
  },
  parameters: {
    en: {
      children: (
        <>
          <Heading level={2} size="section">
            Every purchase leaves crystals
          </Heading>
          <Text>Amber from 51, Emerald from 151, Diamond from 301.</Text>
        </>
      ),
    },
  },
  decorators: [(Story) => <div style={{ blockSize: 480 }}>{Story()}</div>],
} satisfies Meta<typeof StonePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Obsidian: Story = {};

const stones = ['amber', 'emerald', 'diamond'] as const;

export const Matrix: Story = {
  render: ({ children }) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', blockSize: '100%' }}>
      {stones.map((stone) => (
        <StonePanel key={stone} stone={stone}>
          {children}
        </StonePanel>
      ))}
    </div>
  ),
};
