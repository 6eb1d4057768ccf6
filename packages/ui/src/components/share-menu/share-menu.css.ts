import { componentRecipe, componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = componentStyle({ position: 'relative', display: 'inline-grid' });

/** Where the menu opens, and where it is said that the link was copied. */
export const panel = componentRecipe({
  base: {
    position: 'absolute',
    insetBlockStart: '100%',
    zIndex: vars.layer.popover,
    inlineSize: 'max-content',
    // No wider than a card of two on a phone.
    maxInlineSize: '10.5rem',
    color: vars.color.ink,
    backgroundColor: vars.color.paper,
    border: `${vars.size.hairline} solid ${vars.color.ink}`,
    fontSize: vars.fontSize.small,
  },
  variants: { align: { start: { insetInlineStart: 0 }, end: { insetInlineEnd: 0 } } },
  defaultVariants: { align: 'end' },
});

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.close,
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: vars.space.near,
  textAlign: 'start',
  lineHeight: 1.2,
  selectors: {
    '& + &': { borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}` },
    '&:focus-visible': { outlineOffset: `calc(-2 * ${vars.size.focus})` },
  },
  '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.wall } } },
});

export const note = componentStyle({
  paddingBlock: vars.space.near,
  paddingInline: vars.space.near,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});
