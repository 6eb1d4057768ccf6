import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { files, film, Picture } from '../../../../../.storybook/fixtures/pictures.tsx';
import type { Parts } from '../../../../../.storybook/parts.ts';
import { ButtonLink } from '../button/button-link.tsx';
import { HeroBanner } from './hero-banner.tsx';
import { HeroVideo } from './hero-video.tsx';

const meta = {
  component: HeroBanner,
  subcomponents: { HeroVideo },
  args: {
    title: 'Ropa tallada a capas',
    text: 'Piezas de arte para vestir: ágata, estrato y greca sobre algodón mexicano. Tu primer pedido en línea lleva 10 % de descuento.',
    actions: [
      <ButtonLink key="collection" href="#coleccion">
        Ver la colección
      </ButtonLink>,
      <ButtonLink key="club" href="#club" variant="secondary">
        Conoce el club
      </ButtonLink>,
    ],
    picture: <Picture name="kimono" />,
  },
  parameters: {
    parts: {
      HeroVideo: (probe) => <HeroVideo {...probe} src={film} labels={{ play: 'Reproducir', pause: 'Pausar' }} />,
    } satisfies Parts,
    layout: 'fullscreen',
    en: {
      title: 'Clothes carved in layers',
      text: 'Art to wear: agate, strata and fret on Mexican cotton. Your first online order is 10% off.',
      actions: [
        <ButtonLink key="collection" href="#collection">
          See the collection
        </ButtonLink>,
        <ButtonLink key="club" href="#club" variant="secondary">
          Meet the club
        </ButtonLink>,
      ],
    },
  },
  tags: ['phone', 'desktop'],
} satisfies Meta<typeof HeroBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {};

export const SubjectAtTheEnd: Story = { args: { subject: 'end' }, tags: ['!phone'] };

export const TitleAlone: Story = { args: { text: undefined, actions: undefined } };

export const AnotherPictureOnWidePages: Story = {
  args: {
    widePicture: <Picture name="dress" alt="Vestido Facetas" />,
    picture: <Picture name="kimono" alt="Kimono" />,
  },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
  },
};

export const WithFilm: Story = {
  args: {
    picture: <HeroVideo src={film} poster={files.kimono} labels={{ play: 'Reproducir', pause: 'Pausar' }} />,
  },
};

export const WithAFilmOnItsWay: Story = {
  args: {
    picture: <HeroVideo src={film} blur="cbba5665db84" labels={{ play: 'Reproducir', pause: 'Pausar' }} />,
  },
};

export const TheFilmCanBePaused: Story = {
  ...WithFilm,
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    // The tests ask for less motion, so it has not begun by itself.
    await userEvent.click(canvas.getByRole('button', { name: 'Reproducir' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Pausar' }));
    await expect(await canvas.findByRole('button', { name: 'Reproducir' })).toBeVisible();
  },
};

export const UnderAnotherTitle: Story = {
  args: { headingLevel: 2 },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const TheFilmByKeyboard: Story = {
  ...WithFilm,
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    const play = canvas.getByRole('button', { name: 'Reproducir' });
    while (document.activeElement !== play) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Reproducir' });
  },
};
