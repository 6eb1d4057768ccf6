import { componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = componentStyle({
  position: 'relative',
  zIndex: vars.layer.header,
  backgroundColor: vars.color.paper,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
});

/**
 * The brand at the start, and the categories in a line of their own as long as one line does not hold them all;
 * on a wide page the brand stands in the middle, between the categories and the tools.
 */
export const bar = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"brand tools"',
  alignItems: 'center',
  columnGap: vars.space.close,
  maxInlineSize: vars.size.page,
  minBlockSize: 56,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  '@media': {
    [media.aboveLarge]: { gridTemplateAreas: '"brand tools" "links links"', paddingBlock: vars.space.close },
    [media.aboveWide]: {
      gridTemplateColumns: 'minmax(auto, 1fr) auto minmax(auto, 1fr)',
      gridTemplateAreas: '"links brand tools"',
      columnGap: vars.space.block,
      minBlockSize: 68,
      paddingBlock: 0,
    },
  },
});

/** As wide as its categories, so that the brand yields to them; beyond half of the page they take a second line. */
export const navigation = componentStyle({
  display: 'none',
  gridArea: 'links',
  inlineSize: 'max-content',
  maxInlineSize: '100%',
  '@media': { [media.aboveLarge]: { display: 'block' }, [media.aboveWide]: { maxInlineSize: '42rem' } },
});

export const links = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.block,
  fontSize: vars.fontSize.small,
  '@media': { [media.aboveWide]: { columnGap: vars.space.apart } },
});

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 32,
  textUnderlineOffset: '0.4em',
  selectors: {
    '&[aria-current]': { textDecoration: 'underline', textDecorationThickness: '2px' },
  },
  '@media': { [media.hover]: { ':hover': { textDecoration: 'underline' } } },
});

export const brand = componentStyle({
  gridArea: 'brand',
  justifySelf: 'start',
  '@media': { [media.aboveWide]: { justifySelf: 'center' } },
});

/** The symbols stand with their own inset: their edges, not their boxes, meet the gutter. */
export const tools = componentStyle({
  gridArea: 'tools',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  marginInlineEnd: `calc(-1 * ${vars.space.near})`,
  '@media': { [media.aboveWide]: { gap: vars.space.apart, marginInlineEnd: 0 } },
});

export const onDesktop = componentStyle({ display: 'none', '@media': { [media.aboveLarge]: { display: 'contents' } } });
export const onPhone = componentStyle({ display: 'contents', '@media': { [media.aboveLarge]: { display: 'none' } } });
