import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

/** The box of everything that is typed into or chosen from. */
export const control = {
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.near,
  paddingBlock: vars.space.close,
  color: vars.color.ink,
  backgroundColor: 'transparent',
  border: `${vars.size.hairline} solid ${vars.color.lineStrong}`,
  borderRadius: 0,
  font: 'inherit',
  fontSize: vars.fontSize.body,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.ink },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.size.hairline})`, borderColor: vars.color.ink },
    '&[aria-invalid=true]': { borderColor: vars.color.negative, boxShadow: `inset 0 0 0 1px ${vars.color.negative}` },
    '&:disabled, &:read-only:not(select)': {
      color: vars.color.inkMuted,
      backgroundColor: vars.color.wall,
      borderColor: vars.color.line,
    },
    '&::placeholder': { color: vars.color.inkMuted, opacity: 1 },
  },
} satisfies StyleRule;
