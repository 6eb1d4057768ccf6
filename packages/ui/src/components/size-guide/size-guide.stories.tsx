import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { screen } from 'storybook/test';
import { Picture } from '../../../../../.storybook/fixtures/pictures.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { SizeGuide } from './size-guide.tsx';

const table = `
  <table><thead><tr><th>Talla</th><th>Pecho</th><th>Cintura</th><th>Largo</th></tr></thead>
  <tbody>
    <tr><td>CH</td><td>96 cm</td><td>92 cm</td><td>84 cm</td></tr>
    <tr><td>M</td><td>102 cm</td><td>98 cm</td><td>86 cm</td></tr>
    <tr><td>G</td><td>108 cm</td><td>104 cm</td><td>88 cm</td></tr>
  </tbody></table>`;

const meta = {
  component: SizeGuide,
  args: {
    picture: <Picture name="kimono" alt="Dónde se miden pecho, cintura y largo" />,
    children: <RichText sanitisedHtml={table} />,
  },
} satisfies Meta<typeof SizeGuide>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TableAlone: Story = { args: { picture: undefined } };

function InADialog(props: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Encuentra tu talla
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Encuentra tu talla" closeLabel="Cerrar">
        {props.children}
      </Dialog>
    </>
  );
}

export const InDialog: Story = {
  render: (args) => (
    <InADialog>
      <SizeGuide {...args} />
    </InADialog>
  ),
  parameters: { layout: 'fullscreen' },
  tags: ['overlay'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('table');
  },
};
