import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrix } from '../../../../../.storybook/matrix.tsx';
import { Section } from '../section/section.tsx';
import { Text } from '../text/text.tsx';
import { container } from './container.css.ts';
import { Container } from './container.tsx';

const meta = {
  component: Container,
  args: {
    children: [
      <Section key="1" title="Ágata">
        <Text>Un corte de ágata ampliado noventa veces, impreso en viscosa con tintas al agua.</Text>
      </Section>,
      <Section key="2" title="Estrato">
        <Text>Capas de color sobre algodón mexicano.</Text>
      </Section>,
    ],
  },
  parameters: { layout: 'fullscreen' },
  tags: ['phone', 'desktop'],
} satisfies Meta<typeof Container>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Page: Story = { args: { gap: 'section' } };

export const Reading: Story = { args: { width: 'reading', inset: true } };

export const Form: Story = { args: { width: 'form', gap: 'region', inset: true } };

export const Matrix: Story = {
  args: { children: <Text>Capas de color sobre algodón mexicano.</Text> },
  tags: ['!phone', '!desktop'],
  render: matrix(Container, container, { wide: true }),
};
