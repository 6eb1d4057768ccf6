import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from './rich-text.tsx';

const meta = {
  component: RichText,
  args: {
    sanitisedHtml: `
      <p>Un corte de ágata ampliado noventa veces, impreso en viscosa con <strong>tintas al agua</strong>. Si algo no
      te queda, lee cómo <a href="#cambios">cambiarlo</a>.</p>
      <h2>Cuidado</h2>
      <ul><li>Lavar a mano con agua fría.</li><li>Secar a la sombra, planchar por el revés.</li></ul>
      <h3>En orden</h3>
      <ol><li>Mide una prenda que te quede bien.</li><li>Compara con la tabla.</li></ol>
      <blockquote><p>Cada pieza lleva un corte distinto de la misma piedra.</p></blockquote>
      <h2>Medidas</h2>
      <table><thead><tr><th>Talla</th><th>Pecho</th><th>Largo</th></tr></thead>
      <tbody><tr><td>CH</td><td>96 cm</td><td>84 cm</td></tr><tr><td>M</td><td>102 cm</td><td>86 cm</td></tr></tbody></table>
    `,
  },
} satisfies Meta<typeof RichText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryElement: Story = { tags: ['phone'] };

export const OneParagraph: Story = { args: { sanitisedHtml: '<p>Viscosa, tintas al agua.</p>' } };
