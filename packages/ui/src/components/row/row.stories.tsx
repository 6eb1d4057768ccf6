import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../../../.storybook/matrix.tsx';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Heading } from '../heading/heading.tsx';
import { QuantityCounter } from '../quantity-counter/quantity-counter.tsx';
import { Text } from '../text/text.tsx';
import { row } from './row.css.ts';
import { Row } from './row.tsx';

const meta = {
  component: Row,
  tags: ['phone'],
  args: {
    children: [
      <Button key="buy">Comprar de nuevo</Button>,
      <Button key="print" variant="quiet">
        Imprimir
      </Button>,
    ],
  },
} satisfies Meta<typeof Row>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WaysOn: Story = { args: { medium: 'screen' } };

export const TitleAndHelp: Story = {
  args: {
    share: 'ends',
    children: [
      <Heading key="title" level={2} size="label">
        Talla
      </Heading>,
      <Button key="help" variant="quiet">
        Encuentra tu talla
      </Button>,
    ],
  },
};

export const CounterAndButton: Story = {
  args: {
    share: 'fill',
    children: [
      <QuantityCounter
        key="count"
        value={1}
        max={5}
        onValueChange={() => {}}
        labels={{ group: 'Cantidad', decrease: 'Menos', increase: 'Más' }}
      />,
      <Button key="add" size="large" width="full">
        Agregar a la bolsa
      </Button>,
    ],
  },
  play: async ({ canvas }) => {
    const counter = canvas.getByRole('group', { name: 'Cantidad' }).getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Agregar a la bolsa' }).getBoundingClientRect();
    await expect(button.width).toBeGreaterThan(counter.width);
  },
};

export const OnPaperAlone: Story = {
  tags: ['!visual'],
  args: { medium: 'paper', share: 'ends', children: [<Text key="mail">hola@obsidiana.example</Text>] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('hola@obsidiana.example')).not.toBeVisible();
  },
};

export const Matrix: Story = {
  tags: ['!phone'],
  args: { children: [<Badge key="1">Exclusivo en línea</Badge>, <Text key="2">Edición limitada</Text>] },
  render: matrix(Row, row, { omit: ['medium'], wide: true }),
};
