import { componentRecipe, componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';
import { voice } from '../../styles/voices.ts';

const size = '1.5rem';

/** Down the side on a phone, across the page where there is room. */
export const root = componentStyle({
  display: 'grid',
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.aboveMedium]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
    // Where an order stands is true on a screen; paper keeps what was bought.
    [media.print]: { display: 'none' },
  },
});

export const step = componentRecipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space.near,
    alignItems: 'center',
    paddingBlockEnd: vars.space.apart,
    // The way to the next mark.
    '::after': {
      content: '',
      position: 'absolute',
      insetBlock: `${size} 0`,
      insetInlineStart: `calc(${size} / 2 - ${vars.size.rule} / 2)`,
      inlineSize: vars.size.rule,
    },
    selectors: { '&:last-child::after': { display: 'none' }, '&:last-child': { paddingBlockEnd: 0 } },
    '@media': {
      [media.aboveMedium]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        rowGap: vars.space.joined,
        alignContent: 'start',
        paddingBlockEnd: 0,
        paddingInlineEnd: vars.space.near,
        '::after': {
          insetBlock: `calc(${size} / 2 - ${vars.size.rule} / 2) auto`,
          insetInline: `${size} 0`,
          inlineSize: 'auto',
          blockSize: vars.size.rule,
        },
      },
    },
  },
  variants: {
    state: {
      done: { '::after': { backgroundColor: vars.color.ink } },
      current: { '::after': { backgroundColor: vars.color.line }, fontWeight: vars.fontWeight.strong },
      ended: { '::after': { backgroundColor: vars.color.line }, fontWeight: vars.fontWeight.strong },
      ahead: { '::after': { backgroundColor: vars.color.line }, color: vars.color.inkMuted },
    },
  },
});

/** A stone seen from above. */
export const mark = componentRecipe({
  base: {
    gridRow: 'span 2',
    display: 'grid',
    placeItems: 'center',
    inlineSize: size,
    blockSize: size,
    clipPath: 'polygon(50% 0, 100% 28%, 100% 72%, 50% 100%, 0 72%, 0 28%)',
    color: vars.color.onInverted,
    '@media': {
      [media.aboveMedium]: { gridRow: 'auto' },
      [media.forcedColors]: { clipPath: 'none', border: '1px solid', color: 'CanvasText' },
    },
  },
  variants: {
    state: {
      done: { backgroundColor: vars.color.ink },
      current: { backgroundColor: vars.color.ink },
      ended: { backgroundColor: vars.color.negative },
      ahead: { backgroundColor: vars.color.line },
    },
  },
});

export const name = componentStyle({ lineHeight: 1.25 });

export const date = componentStyle({
  ...voice.ledger,
  gridColumn: 2,
  color: vars.color.inkMuted,
  '@media': { [media.aboveMedium]: { gridColumn: 1 } },
});
