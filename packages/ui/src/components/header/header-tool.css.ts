import { componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';

/** A symbol of 44 px, narrower on the smallest phones; its word instead of it where the page is wide. */
export const tool = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.close,
  inlineSize: vars.size.control,
  maxInlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  listStyle: 'none',
  cursor: 'pointer',
  textUnderlineOffset: '0.4em',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': {
    [media.hover]: { ':hover': { textDecoration: 'underline' } },
    [media.aboveWide]: { inlineSize: 'auto' },
  },
});

export const symbol = componentStyle({ '@media': { [media.aboveWide]: { display: 'none' } } });

export const word = componentStyle({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  '@media': {
    [media.aboveWide]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      clipPath: 'none',
    },
  },
});

export const count = componentStyle({
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineEnd: 2,
  '@media': { [media.aboveWide]: { position: 'static' } },
});

export const search = componentStyle({ minInlineSize: 0 });

/** The strip under the header, as wide as it. */
export const panel = componentStyle({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  paddingBlock: vars.space.block,
  paddingInline: `max(${vars.space.gutter}, (100% - ${vars.size.measure}) / 2)`,
  backgroundColor: vars.color.paper,
  borderBlock: `${vars.size.hairline} solid ${vars.color.line}`,
});
