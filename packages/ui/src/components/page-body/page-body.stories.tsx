import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../../../.storybook/matrix.tsx';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { Text } from '../text/text.tsx';
import { pageBody } from './page-body.css.ts';
import { PageBody } from './page-body.tsx';

const meta = {
  component: PageBody,
  tags: ['phone', 'desktop'],
  args: {
    title: 'Tu bolsa',
    lead: 'Guardamos lo que elegiste; las piezas se apartan al pagar.',
    children: <Text>Todavía no hay nada aquí.</Text>,
  },
  parameters: {
    en: {
      title: 'Your bag',
      lead: 'We keep what you chose; pieces are set aside when you pay.',
      children: <Text>There is nothing here yet.</Text>,
    },
  },
} satisfies Meta<typeof PageBody>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const UnderATrail: Story = {
  args: {
    before: <Breadcrumb label="Estás aquí" places={[{ label: 'Inicio', href: '#inicio' }, { label: 'Tu bolsa' }]} />,
  },
};

export const OnPaper: Story = {
  tags: ['!visual'],
  args: { paperTitle: 'Recibo' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tu bolsa' })).toBeVisible();
    await expect(canvas.getByText('Recibo')).not.toBeVisible();
  },
};

export const Form: Story = { args: { width: 'form' } };

export const Matrix: Story = { tags: ['!phone', '!desktop'], render: matrix(PageBody, pageBody, { wide: true }) };
