import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Parts } from '../../../../../.storybook/parts.ts';
import { Badge } from '../badge/badge.tsx';
import { Text } from '../text/text.tsx';
import { Accordion } from './accordion.tsx';
import { AccordionItem } from './accordion-item.tsx';

const meta = {
  component: Accordion,
  subcomponents: { AccordionItem },
  args: {
    onValueChange: fn(),
    children: [
      <AccordionItem key="1" value="1" title="Sorpresa de cumpleaños" aside={<Badge variant="outline">Canjeada</Badge>}>
        <Text measure>Una pieza pequeña con tu próximo pedido del mes.</Text>
      </AccordionItem>,
      <AccordionItem key="2" value="2" title="Colecciones antes que nadie" headingLevel={3}>
        <Text measure>Dos semanas antes del lanzamiento.</Text>
      </AccordionItem>,
      <AccordionItem key="3" value="3" title="Consulta mensual de 30 minutos">
        <Text measure>Con quien diseña, por video.</Text>
      </AccordionItem>,
    ],
  },
  parameters: {
    parts: {
      AccordionItem: (probe) => (
        <Accordion>
          <AccordionItem {...probe} value="1" title="Sorpresa" />
        </Accordion>
      ),
    } satisfies Parts,
  },
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = { tags: ['phone'] };

export const OneOpen: Story = { args: { defaultValue: '2' } };

export const OneAtATime: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(canvas.getAllByRole('region')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveAttribute('aria-expanded', 'false');
  },
};

export const APressOpensAndCloses: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    const second = canvas.getByRole('button', { name: 'Colecciones antes que nadie' });
    await userEvent.click(second);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2');
    await userEvent.click(second);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};
