import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../../../.storybook/matrix.tsx';
import { Link } from '../link/link.tsx';
import { Text } from '../text/text.tsx';
import { section } from './section.css.ts';
import { Section } from './section.tsx';

const meta = {
  component: Section,
  args: {
    title: 'Recién llegadas',
    aside: <Link href="#todas">Ver las 64 piezas</Link>,
    children: <Text measure>Ágata, estrato y greca sobre algodón mexicano.</Text>,
  },
  parameters: {
    en: {
      title: 'New arrivals',
      aside: <Link href="#todas">See all 64 pieces</Link>,
      children: <Text measure>Agate, strata and fret on Mexican cotton.</Text>,
    },
  },
} satisfies Meta<typeof Section>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithLink: Story = {
  tags: ['phone'],
  play: async ({ canvas, globals }) => {
    const name = globals.language === 'en' ? 'New arrivals' : 'Recién llegadas';
    await expect(canvas.getByRole('region', { name })).toBeVisible();
  },
};

export const TitleAlone: Story = { args: { aside: undefined } };

export const WithoutRule: Story = { args: { rule: 'none', size: 'subsection', level: 3 } };

export const Matrix: Story = { render: matrix(Section, section, { wide: true, named: (title) => ({ title }) }) };
