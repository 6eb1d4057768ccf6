import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../heading/heading.tsx';
import { PageBody } from '../page-body/page-body.tsx';
import { StonePanel } from '../stone-panel/stone-panel.tsx';
import { Text } from '../text/text.tsx';
import { SplitLayout } from './split-layout.tsx';

const meta = {
  component: SplitLayout,
  tags: ['overlay', 'phone', 'desktop'],
  args: {
    children: (
      <PageBody width="form" title="Entrar">
        <Text>Escribe tu correo y tu contraseña.</Text>
      </PageBody>
    ),
    wall: (
      <StonePanel data-theme="light">
        <Heading level={2} size="section">
          El club de los cristales
        </Heading>
        <Text>Ámbar desde 51, Esmeralda desde 151, Diamante desde 301.</Text>
      </StonePanel>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SplitLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SigningIn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
