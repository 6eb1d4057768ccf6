import { componentRecipe, componentStyle } from '../../styles/component.ts';
import { cutCorners } from '../../styles/corners.ts';
import { vars } from '../../styles/vars.css.ts';
import { voice } from '../../styles/voices.ts';
import { stones } from '../loyalty-card/stones.ts';

export const root = componentStyle({ display: 'grid', alignContent: 'start', gap: vars.space.near });

const { amber, emerald, diamond } = stones;

export const stone = componentRecipe({
  base: {
    ...cutCorners('card'),
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateRows: '1fr',
    alignItems: 'end',
    gap: vars.space.joined,
    minBlockSize: '9rem',
    padding: vars.space.block,
  },
  variants: { tier: { amber, emerald, diamond } },
});

export const title = componentStyle({ ...voice.stone, fontSize: vars.fontSize.section });

export const range = componentStyle(voice.ledger);

/** At the top of the stone, away from its name. */
export const held = componentStyle({ order: -1, alignSelf: 'start' });

export const benefits = componentStyle({ padding: 0, listStyle: 'none' });

export const benefit = componentStyle({
  paddingBlock: vars.space.near,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
});
