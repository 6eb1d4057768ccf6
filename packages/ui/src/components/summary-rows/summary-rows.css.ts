import { componentRecipe, componentStyle } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';
import { voice } from '../../styles/voices.ts';

export const root = componentStyle({ display: 'grid' });

export const row = componentRecipe({
  base: {
    display: 'flex',
    gap: vars.space.apart,
    alignItems: 'baseline',
    justifyContent: 'space-between',
    paddingBlock: vars.space.near,
    borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  },
  variants: {
    strong: {
      true: {
        borderBlockEnd: 0,
        borderBlockStart: `${vars.size.rule} solid ${vars.color.ink}`,
        marginBlockStart: `calc(-1 * ${vars.size.hairline})`,
        fontSize: vars.fontSize.lead,
        fontWeight: vars.fontWeight.strong,
      },
      false: {},
    },
  },
});

export const value = componentStyle({ ...voice.ledger, fontSize: vars.fontSize.lead, textAlign: 'end' });
