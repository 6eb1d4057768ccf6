import { componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { snapStrip } from '../../styles/snap-strip.ts';
import { vars } from '../../styles/vars.css.ts';
import { voice } from '../../styles/voices.ts';

const gap = vars.space.grid;
const share = (count: number) => `0 0 calc((100% - ${count - 1} * ${gap}) / ${count})`;

export const root = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.apart });

/** Room for the focus rings, which the strip would cut off; and on a phone for the first slide to stand in the middle. */
export const strip = componentStyle({
  ...snapStrip,
  gap,
  paddingBlock: vars.space.joined,
  paddingInline: '9%',
  '@media': {
    ...snapStrip['@media'],
    [media.aboveSmall]: {
      paddingInline: vars.space.joined,
      marginInline: `calc(-1 * ${vars.space.joined})`,
      scrollPaddingInline: vars.space.joined,
    },
  },
});

export const slide = componentStyle({
  flex: share(1),
  minInlineSize: 0,
  scrollSnapAlign: 'center',
  '@media': {
    [media.aboveSmall]: { flex: share(2), scrollSnapAlign: 'start' },
    [media.aboveMedium]: { flex: share(3) },
    [media.aboveLarge]: { flex: share(4) },
  },
});

export const controls = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space.close });

/** All slides are in view; the controls keep their place, so that nothing moves when the page is measured. */
export const idle = componentStyle({ visibility: 'hidden' });

export const position = componentStyle({
  ...voice.ledger,
  marginInlineEnd: 'auto',
  color: vars.color.inkMuted,
});

export const step = componentStyle({
  selectors: {
    '&[aria-disabled="true"]': { color: vars.color.inkDisabled, borderColor: vars.color.line, cursor: 'not-allowed' },
  },
});
