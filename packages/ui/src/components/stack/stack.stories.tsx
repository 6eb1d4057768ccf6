import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrix } from '../../../../../.storybook/matrix.tsx';
import { Heading } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';
import { stack } from './stack.css.ts';
import { Stack } from './stack.tsx';

const meta = {
  component: Stack,
  args: {
    children: [
      <Heading key="name" level={2} size="subsection">
        Kimono Ágata roja
      </Heading>,
      <Text key="collection" tone="muted">
        Colección Geoda
      </Text>,
    ],
  },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NameAndCollection: Story = { args: { gap: 'close' } };

export const Matrix: Story = {
  args: { children: [<Text key="1">Ágata</Text>, <Text key="2">Estrato</Text>] },
  render: matrix(Stack, stack),
};
