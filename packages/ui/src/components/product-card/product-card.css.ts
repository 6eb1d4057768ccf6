import { componentGlobalStyle, componentRecipe, componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';
import { voice } from '../../styles/voices.ts';

/** From this width on, name and price of a vertical card share a line. */
const roomy = '(min-width: 17rem)';

export const card = componentStyle({
  position: 'relative',
  containerType: 'inline-size',
  // An open menu of this card lies above the cards after it.
  ':focus-within': { zIndex: vars.layer.raised },
});

export const layout = componentRecipe({
  base: { display: 'grid', alignItems: 'start' },
  variants: {
    layout: {
      vertical: { gridTemplate: '"picture" auto "caption" auto / minmax(0, 1fr)', rowGap: vars.space.near },
      horizontal: {
        gridTemplate: '"picture caption actions" auto / minmax(6.5rem, 34%) minmax(0, 1fr) auto',
        columnGap: vars.space.grid,
      },
    },
  },
  defaultVariants: { layout: 'vertical' },
});

export const picture = componentStyle({
  gridArea: 'picture',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  backgroundColor: vars.color.wall,
});
componentGlobalStyle(`${picture} :is(img, video)`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const flag = componentStyle({ gridArea: 'picture', justifySelf: 'start' });

/** Above the link that covers the card. Over the picture only the inner 36 px of each 44 px button hide it. */
export const actions = componentRecipe({
  base: { display: 'grid', zIndex: vars.layer.raised },
  variants: {
    layout: { vertical: { gridArea: 'picture', justifySelf: 'end' }, horizontal: { gridArea: 'actions' } },
  },
  defaultVariants: { layout: 'vertical' },
});
componentGlobalStyle(`${picture} ~ * :is([data-component="favourite-button"], [aria-haspopup])`, {
  paddingBlockEnd: vars.space.close,
  paddingInlineStart: vars.space.close,
  backgroundClip: 'content-box',
});

/** The ring of the upper one lies over the lower one. */
componentGlobalStyle(`${picture} ~ * :is([data-component="favourite-button"], [aria-haspopup]):focus-visible`, {
  position: 'relative',
  zIndex: vars.layer.raised,
});

/** Where there is a pointer, sharing waits until the card has it, or the keyboard. */
export const share = componentStyle({
  '@media': {
    [media.hover]: {
      opacity: 0,
      selectors: { [`${card}:is(:hover, :focus-within) &`]: { opacity: 1 } },
    },
  },
});

export const caption = componentRecipe({
  base: { gridArea: 'caption', display: 'grid', columnGap: vars.space.near },
  variants: {
    layout: {
      vertical: {
        gridTemplate: '"name" auto "kind" auto "price" auto "text" auto / minmax(0, 1fr)',
        '@container': {
          [roomy]: { gridTemplate: '"name price" auto "kind price" 1fr "text text" auto / minmax(0, 1fr) auto' },
        },
      },
      horizontal: { gridTemplate: '"name" auto "kind" auto "text" auto "price" auto / minmax(0, 1fr)' },
    },
  },
  defaultVariants: { layout: 'vertical' },
});

export const name = componentStyle({
  ...voice.text,
  gridArea: 'name',
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.3,
});

export const link = componentStyle({
  textUnderlineOffset: '0.25em',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    // The ring goes round what the press would open: the whole card.
    '&:focus-visible::after': {
      outline: `${vars.size.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.size.focus,
    },
  },
  '@media': { [media.hover]: { selectors: { [`${card}:hover &`]: { textDecoration: 'underline' } } } },
});

export const kind = componentStyle({
  gridArea: 'kind',
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.small,
  lineHeight: 1.4,
});

export const price = componentRecipe({
  base: { gridArea: 'price', lineHeight: 1.3 },
  variants: {
    layout: {
      vertical: {
        paddingBlockStart: vars.space.joined,
        '@container': { [roomy]: { paddingBlockStart: 0, maxInlineSize: '9rem', textAlign: 'end' } },
      },
      horizontal: { paddingBlockStart: vars.space.close },
    },
  },
  defaultVariants: { layout: 'vertical' },
});

export const description = componentStyle({
  gridArea: 'text',
  paddingBlockStart: vars.space.close,
  fontSize: vars.fontSize.small,
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
});
