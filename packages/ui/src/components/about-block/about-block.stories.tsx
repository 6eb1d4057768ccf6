import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '../../../../../.storybook/fixtures/pictures.tsx';
import { Link } from '../link/link.tsx';
import { Text } from '../text/text.tsx';
import { AboutBlock } from './about-block.tsx';

const meta = {
  component: AboutBlock,
  args: {
    title: 'Un taller que lee piedras',
    children: (
      <Text size="lead" measure>
        Cortamos, pulimos y fotografiamos minerales mexicanos, y de cada corte sale un estampado que no se repite.
      </Text>
    ),
    action: <Link href="#nosotros">Quiénes somos</Link>,
    picture: <Picture name="tote" alt="Una bolsa con estampado de jade" />,
  },
  parameters: {
    en: {
      title: 'A workshop that reads stones',
      children: (
        <Text size="lead" measure>
          We cut, polish and photograph Mexican minerals, and each cut becomes a print that is never repeated.
        </Text>
      ),
      action: <Link href="#about">Who we are</Link>,
    },
  },
} satisfies Meta<typeof AboutBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithPicture: Story = { tags: ['phone', 'desktop'] };

export const WordsAlone: Story = { args: { picture: undefined } };
