import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

function speak(name: keyof typeof vars.voice): StyleRule {
  const { family, width, weight, tracking, leading } = vars.voice[name];
  return {
    fontFamily: family,
    fontStretch: `calc(${width} * 1%)`,
    fontWeight: weight,
    letterSpacing: `calc(${tracking} * 1em)`,
    lineHeight: leading,
  };
}

/** The three voices of the one family, to spread into a rule: `{ ...voice.ledger, fontSize: … }`. */
export const voice: Record<keyof typeof vars.voice, StyleRule> = {
  /** Page titles, tier names, the hero. Nothing else. */
  stone: speak('stone'),
  /** Prices, crystals, quantities, sizes, dates, order numbers. */
  ledger: { ...speak('ledger'), fontVariantNumeric: 'tabular-nums lining-nums' },
  /** Everything a person reads. */
  text: speak('text'),
};
