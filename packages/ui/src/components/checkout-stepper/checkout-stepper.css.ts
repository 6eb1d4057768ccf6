import { componentRecipe, componentStyle } from '../../styles/component.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';
import { voice } from '../../styles/voices.ts';

export const root = componentStyle({ display: 'block' });

export const list = componentStyle({ display: 'flex', listStyle: 'none', padding: 0 });

export const step = componentRecipe({
  base: {
    flex: '1 1 0',
    minInlineSize: 0,
    paddingBlockStart: vars.space.close,
    borderBlockStart: `${vars.size.rule} solid`,
    fontSize: vars.fontSize.small,
    '@media': { [media.aboveMedium]: { fontSize: vars.fontSize.body } },
  },
  variants: {
    state: {
      done: { borderColor: vars.color.ink },
      current: { borderColor: vars.color.sale, fontWeight: vars.fontWeight.strong },
      ahead: { borderColor: vars.color.line, color: vars.color.inkMuted },
    },
  },
});

export const number = componentStyle(voice.ledger);

export const link = componentStyle({
  display: 'inline-block',
  paddingBlock: vars.space.joined,
  marginBlock: `calc(-1 * ${vars.space.joined})`,
  color: 'inherit',
  textDecorationThickness: vars.size.hairline,
  textUnderlineOffset: '0.2em',
});
