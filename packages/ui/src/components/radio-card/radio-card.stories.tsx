import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Parts } from '../../../../../.storybook/parts.ts';
import { Link } from '../link/link.tsx';
import { RadioCard, RadioCardGroup } from './radio-card.tsx';

const meta = {
  component: RadioCardGroup,
  subcomponents: { RadioCard },
  args: { label: 'Dirección de envío', defaultValue: 'casa', onValueChange: fn() },
  render: (args) => (
    <RadioCardGroup {...args}>
      <RadioCard
        value="casa"
        title="Calle Orizaba 92, Roma Norte"
        description="06700 Ciudad de México, México"
        aside={<Link href="#casa">Editar</Link>}
      />
      <RadioCard
        value="taller"
        title="Av. Pino Suárez 14, Centro"
        description="68000 Oaxaca de Juárez, México"
        aside={<Link href="#taller">Editar</Link>}
      />
      <RadioCard value="lejos" title="Apartado 7" description="No enviamos a este país" disabled />
    </RadioCardGroup>
  ),
  parameters: {
    parts: {
      RadioCard: (probe) => (
        <RadioCardGroup label="Dirección">
          <RadioCard {...probe} value="casa" title="Casa" />
        </RadioCardGroup>
      ),
    } satisfies Parts,
  },
} satisfies Meta<typeof RadioCardGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Addresses: Story = {};

export const ByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Orizaba/ })).toHaveFocus();
    // Held until the choice has moved: the group looks at the key when the focus arrives.
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Pino/ })).toBeChecked());
    await userEvent.keyboard('{/ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('taller');
  },
};

export const ByItsWords: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('68000 Oaxaca de Juárez, México'));
    await expect(canvas.getByRole('radio', { name: /Pino/ })).toBeChecked();
  },
};
