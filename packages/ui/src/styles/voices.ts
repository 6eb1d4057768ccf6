import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

type VoiceTokens = (typeof vars.voice)['text'];

function speak({ family, width, weight, tracking, leading }: VoiceTokens): StyleRule {
  return {
    fontFamily: family,
    fontStretch: `calc(${width} * 1%)`,
    fontWeight: weight,
    letterSpacing: `calc(${tracking} * 1em)`,
    lineHeight: leading,
  };
}

/** The three voices of the one family, to spread into a rule: `{ ...voice.ledger, fontSize: … }`. */
export const voice = {
  /** Page titles, tier names, the hero. Nothing else. */
  stone: speak(vars.voice.stone),
  /** Prices, crystals, quantities, sizes, dates, order numbers. */
  ledger: { ...speak(vars.voice.ledger), fontVariantNumeric: 'tabular-nums lining-nums' },
  /** Everything a person reads. */
  text: speak(vars.voice.text),
} satisfies Record<string, StyleRule>;
