import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Picture } from '../../../../../.storybook/fixtures/pictures.tsx';
import { Section } from '../section/section.tsx';
import { SummaryRows } from '../summary-rows/summary-rows.tsx';
import { Text } from '../text/text.tsx';
import { Columns } from './columns.tsx';

const meta = {
  component: Columns,
  tags: ['phone', 'desktop'],
  args: {
    children: (
      <Section title="Dirección">
        <Text>Calle Orizaba 92, Roma Norte</Text>
      </Section>
    ),
    aside: (
      <Section title="Total">
        <SummaryRows rows={[{ label: 'Piezas', value: 2 }]} />
      </Section>
    ),
  },
} satisfies Meta<typeof Columns>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FormAndSummary: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('region');
    await expect(first).toHaveAccessibleName('Dirección');
    await expect(second).toHaveAccessibleName('Total');
  },
};

export const BesidePictures: Story = {
  args: {
    asideWidth: 'narrow',
    children: <Picture name="kimono" alt="Kimono Ágata roja" />,
    aside: <Text>Un corte de ágata ampliado noventa veces, impreso en viscosa con tintas al agua.</Text>,
  },
};
