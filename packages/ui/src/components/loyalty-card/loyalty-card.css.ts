import { componentRecipe, componentStyle } from '../../styles/component.ts';
import { cutCorners } from '../../styles/corners.ts';
import { vars } from '../../styles/vars.css.ts';
import { voice } from '../../styles/voices.ts';
import { stones } from './stones.ts';

export const root = componentRecipe({
  base: {
    ...cutCorners('card'),
    position: 'relative',
    isolation: 'isolate',
    containerType: 'inline-size',
    display: 'grid',
  },
  variants: {
    stone: stones,
  },
});

export const content = componentStyle({
  display: 'grid',
  gap: vars.space.section,
  alignContent: 'space-between',
  minBlockSize: '16rem',
  padding: vars.space.block,
  '@container': { '(min-width: 36rem)': { minBlockSize: '24rem', padding: vars.space.region } },
});

export const top = componentStyle({
  display: 'flex',
  gap: vars.space.apart,
  justifyContent: 'space-between',
  alignItems: 'start',
});

export const member = componentStyle({ fontSize: vars.fontSize.small, marginBlockEnd: vars.space.close });

export const title = componentStyle({ ...voice.stone, fontSize: 'clamp(1.375rem, 8cqi, 3rem)' });

export const crystals = componentStyle({ display: 'grid', justifyItems: 'end', flex: 'none' });

export const count = componentStyle({ ...voice.ledger, fontSize: 'clamp(2rem, 10cqi, 3.5rem)', lineHeight: 1 });

export const unit = componentStyle({ fontSize: vars.fontSize.small });

export const bottom = componentStyle({ display: 'grid', gap: vars.space.near });

export const tiers = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: vars.space.close,
  padding: 0,
  listStyle: 'none',
});

export const tier = componentStyle({
  display: 'grid',
  gap: vars.space.close,
  fontSize: vars.fontSize.small,
  selectors: { '&[aria-current]': { fontWeight: vars.fontWeight.strong } },
});

export const track = componentStyle({
  position: 'relative',
  blockSize: vars.size.rule,
  '::before': { content: '', position: 'absolute', inset: 0, backgroundColor: 'currentColor', opacity: 0.3 },
});

export const fill = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  backgroundColor: 'currentColor',
});

export const tierName = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '0.35em',
});

export const from = componentStyle(voice.ledger);

export const next = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.apart,
  alignItems: 'center',
  justifyContent: 'space-between',
});
