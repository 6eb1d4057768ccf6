import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Picture } from '../../../../../.storybook/fixtures/pictures.tsx';
import type { Parts } from '../../../../../.storybook/parts.ts';
import { PostCarousel } from './post-carousel.tsx';
import { PostTile } from './post-tile.tsx';

const posts = [
  ['kimono', 'Cómo se corta un ágata, y por qué ningún corte se repite.'],
  ['tee', 'Estrato: ocho capas de color en una sola camiseta.'],
  ['dress', 'Del cristal al vestido: las facetas que dibujamos a mano.'],
  ['hoodie', 'La greca escalonada, de Mitla a tu sudadera.'],
  ['tote', 'Bolsas que cargan piedra sin pesar.'],
  ['shirt', 'Dendritas: los árboles que crecen dentro de la roca.'],
] as const;

const meta = {
  component: PostCarousel,
  subcomponents: { PostTile },
  args: {
    labels: {
      carousel: 'Diario',
      carouselRole: 'carrusel',
      slideRole: 'diapositiva',
      previous: 'Anteriores',
      next: 'Siguientes',
      slide: (number, count) => `${number} de ${count}`,
      position: (first, last, count) => (first === last ? `${first} de ${count}` : `${first}–${last} de ${count}`),
    },
    children: posts.map(([picture, description]) => (
      <PostTile key={picture} href={`#${picture}`} picture={<Picture name={picture} />} description={description} />
    )),
  },
  parameters: {
    parts: {
      PostTile: (probe) => <PostTile {...probe} href="#uno" picture={null} description="Uno" />,
    } satisfies Parts,
    en: {
      labels: {
        carousel: 'Journal',
        carouselRole: 'carousel',
        slideRole: 'slide',
        previous: 'Previous',
        next: 'Next',
        slide: (number: number, count: number) => `${number} of ${count}`,
        position: (first: number, last: number, count: number) =>
          first === last ? `${first} of ${count}` : `${first}–${last} of ${count}`,
      },
    },
  },
} satisfies Meta<typeof PostCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Six: Story = { tags: ['phone', 'desktop'] };

export const AllInView: Story = { args: { children: meta.args.children.slice(0, 2) } };

/** How many slides are in view by the width of the page. */
const inView = () => [480, 768, 1024].filter((width) => window.innerWidth >= width).length + 1;

export const PagesByWhatIsInView: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    const visible = inView();
    const next = canvas.getByRole('button', { name: 'Siguientes' });
    const previous = canvas.getByRole('button', { name: 'Anteriores' });
    await waitFor(() => expect(canvas.getByText(visible === 1 ? '1 de 6' : `1–${visible} de 6`)).toBeVisible());
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    for (let page = 1; page < Math.ceil(6 / visible); page++) {
      const last = Math.min((page + 1) * visible, 6);
      await userEvent.click(next);
      await waitFor(() => expect(canvas.getByText(new RegExp(`${last} de 6`), { selector: 'p' })).toBeVisible());
    }
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await expect(previous).not.toHaveAttribute('aria-disabled');
    await expect(canvas.getByRole('group', { name: '6 de 6' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const strip = canvas.getByRole('group', { name: '1 de 6' }).parentElement;
    await userEvent.click(canvas.getByRole('button', { name: 'Siguientes' }));
    await waitFor(() => expect(strip?.scrollLeft).toBeLessThan(-50));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Anteriores' })).not.toHaveAttribute('aria-disabled'),
    );
  },
};

export const ByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Siguientes' });
    while (document.activeElement !== next) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Anteriores' })).not.toHaveAttribute('aria-disabled'),
    );
    await expect(next).toHaveFocus();
  },
};
