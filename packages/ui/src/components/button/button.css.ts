import { keyframes } from '@vanilla-extract/css';
import { componentRecipe, componentStyle } from '../../styles/component.ts';
import { cutFill } from '../../styles/corners.ts';
import { media } from '../../styles/media.css.ts';
import { vars } from '../../styles/vars.css.ts';
import { voice } from '../../styles/voices.ts';

const unavailable = ':disabled, [aria-disabled="true"]';
const primaryFill = cutFill('control', vars.color.inverted);

export const button = componentRecipe({
  base: {
    ...voice.text,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.close,
    position: 'relative',
    border: `${vars.size.hairline} solid transparent`,
    fontWeight: vars.fontWeight.strong,
    lineHeight: 1.2,
    textAlign: 'center',
    textDecoration: 'none',
    userSelect: 'none',
    transition: `background-color ${vars.motion.duration.quick} ${vars.motion.easing.out}`,
    selectors: { [`&:is(${unavailable})`]: { cursor: 'not-allowed' } },
  },
  variants: {
    variant: {
      primary: {
        ...primaryFill,
        color: vars.color.onInverted,
        selectors: { [`&:is(${unavailable})::before`]: { background: vars.color.inkMuted } },
        '@media': {
          ...primaryFill['@media'],
          [media.hover]: {
            selectors: { [`&:hover:not(${unavailable})::before`]: { background: vars.color.invertedHover } },
          },
        },
      },
      secondary: {
        borderColor: vars.color.ink,
        color: vars.color.ink,
        selectors: { [`&:is(${unavailable})`]: { borderColor: vars.color.line, color: vars.color.inkMuted } },
        '@media': {
          [media.hover]: { selectors: { [`&:hover:not(${unavailable})`]: { backgroundColor: vars.color.wall } } },
        },
      },
      quiet: {
        color: vars.color.ink,
        textDecoration: 'underline',
        textDecorationThickness: vars.size.hairline,
        textUnderlineOffset: '0.3em',
        selectors: { [`&:is(${unavailable})`]: { color: vars.color.inkMuted, textDecoration: 'none' } },
        '@media': {
          [media.hover]: { selectors: { [`&:hover:not(${unavailable})`]: { textDecorationThickness: '2px' } } },
        },
      },
    },
    size: {
      small: {
        minBlockSize: vars.size.controlSmall,
        paddingBlock: vars.space.joined,
        paddingInline: vars.space.near,
        fontSize: vars.fontSize.small,
      },
      medium: {
        minBlockSize: vars.size.control,
        paddingBlock: vars.space.close,
        paddingInline: vars.space.block,
        fontSize: vars.fontSize.body,
      },
      large: {
        minBlockSize: vars.size.controlLarge,
        paddingBlock: vars.space.near,
        paddingInline: vars.space.block,
        fontSize: vars.fontSize.body,
      },
    },
    width: { content: {}, full: { inlineSize: '100%' } },
  },
  compoundVariants: [{ variants: { variant: 'quiet', width: 'content' }, style: { paddingInline: vars.space.joined } }],
});

const run = keyframes({
  from: { insetInlineStart: 0 },
  to: { insetInlineStart: '70%' },
});

/** A piece of rule that runs along the foot of a busy button, and stands still where motion is not wanted. */
export const progress = componentStyle({
  position: 'absolute',
  insetBlockEnd: vars.space.joined,
  insetInline: vars.space.near,
  blockSize: vars.size.rule,
  overflow: 'hidden',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: '30%',
    background: 'currentColor',
    animation: `${run} 900ms ${vars.motion.easing.out} infinite alternate`,
  },
  '@media': { [media.reducedMotion]: { '::after': { animation: 'none', inlineSize: '100%' } } },
});
