import { componentGlobalStyle, componentStyle } from '../../styles/component.ts';
import { vars } from '../../styles/vars.css.ts';
import { voice } from '../../styles/voices.ts';

/** The HTML comes from elsewhere and has no classes, so its elements are styled by name. */
export const root = componentStyle({ ...voice.text, maxInlineSize: vars.size.measure, overflowWrap: 'break-word' });

const inside = (selector: string) => `${root} :is(${selector})`;

componentGlobalStyle(`${root} > * + *`, { marginBlockStart: vars.space.apart });
componentGlobalStyle(inside('h1, h2'), {
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.3,
});
componentGlobalStyle(`${root} > * + :is(h1, h2)`, {
  marginBlockStart: vars.space.region,
  paddingBlockStart: vars.space.near,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
});
componentGlobalStyle(inside('h3, h4, h5, h6'), { fontWeight: vars.fontWeight.strong, lineHeight: 1.3 });
componentGlobalStyle(`${root} > * + :is(h3, h4, h5, h6)`, { marginBlockStart: vars.space.block });
componentGlobalStyle(inside('strong, b'), { fontWeight: vars.fontWeight.strong });
componentGlobalStyle(inside('a'), {
  textDecorationLine: 'underline',
  textDecorationThickness: vars.size.hairline,
  textUnderlineOffset: '0.25em',
});
componentGlobalStyle(inside('ul, ol'), { paddingInlineStart: '1.25em' });
componentGlobalStyle(inside('ul'), { listStyleType: 'square' });
componentGlobalStyle(inside('ol'), { listStyleType: 'decimal' });
componentGlobalStyle(inside('li + li'), { marginBlockStart: vars.space.joined });
componentGlobalStyle(inside('li::marker'), { color: vars.color.inkMuted });
componentGlobalStyle(inside('blockquote'), {
  paddingInlineStart: vars.space.apart,
  borderInlineStart: `${vars.size.rule} solid ${vars.color.ink}`,
});
// A wide table scrolls by itself instead of widening the page.
componentGlobalStyle(inside('table'), { display: 'block', overflowX: 'auto', fontVariantNumeric: 'tabular-nums' });
componentGlobalStyle(inside('th, td'), {
  paddingBlock: vars.space.close,
  paddingInlineEnd: vars.space.apart,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
componentGlobalStyle(inside('th'), { fontWeight: vars.fontWeight.strong });
