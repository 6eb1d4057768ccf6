import { componentRecipe, componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const skeleton = componentRecipe({
  base: {
    display: 'block',
    backgroundColor: vars.color.wall,
    '@media': { [media.forcedColors]: { border: '1px solid' } },
  },
  variants: {
    shape: {
      line: { blockSize: '1.5em', paddingBlock: '0.25em', backgroundClip: 'content-box' },
      control: { blockSize: vars.size.control },
      picture: { aspectRatio: '4 / 5' },
    },
    width: {
      full: { inlineSize: '100%' },
      half: { inlineSize: '50%' },
      third: { inlineSize: '33%' },
    },
  },
  defaultVariants: { shape: 'line', width: 'full' },
});

export const card = componentStyle({ display: 'grid', gap: vars.space.near });
