import type { Decline } from './declines.ts';

/** What a card does when it is charged. */
export interface CardBehaviour {
  /**
   * 3-D Secure before the charge: `challenge` in a window above the shop (or by redirect when the shop's server asks
   * for it), `redirect` always on the bank's own page, `unavailable` when the bank's directory fails.
   */
  readonly authentication?: 'challenge' | 'redirect' | 'unavailable';
  /** Refused for this reason; after the authentication, when there is one. */
  readonly decline?: Decline;
}

export interface TestCard extends CardBehaviour {
  readonly number: string;
  /** The names under which the API knows it (`pm_card_visa`). */
  readonly tokens: readonly string[];
}

/** Stripe's test cards. Any future date and any security code go with them. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', tokens: ['pm_card_visa'] },
  { number: '4000056655665556', tokens: ['pm_card_visa_debit'] },
  { number: '4000004840008001', tokens: ['pm_card_mx'] },
  { number: '5555555555554444', tokens: ['pm_card_mastercard'] },
  { number: '378282246310005', tokens: ['pm_card_amex'] },
  {
    number: '4000000000000002',
    tokens: ['pm_card_chargeDeclined', 'pm_card_visa_chargeDeclined'],
    decline: 'generic_decline',
  },
  {
    number: '4000000000009995',
    tokens: ['pm_card_chargeDeclinedInsufficientFunds', 'pm_card_visa_chargeDeclinedInsufficientFunds'],
    decline: 'insufficient_funds',
  },
  { number: '4000000000009987', tokens: ['pm_card_visa_chargeDeclinedLostCard'], decline: 'lost_card' },
  { number: '4000000000009979', tokens: ['pm_card_visa_chargeDeclinedStolenCard'], decline: 'stolen_card' },
  { number: '4000000000000069', tokens: ['pm_card_chargeDeclinedExpiredCard'], decline: 'expired_card' },
  { number: '4000000000000127', tokens: ['pm_card_chargeDeclinedIncorrectCvc'], decline: 'incorrect_cvc' },
  { number: '4000000000000119', tokens: ['pm_card_chargeDeclinedProcessingError'], decline: 'processing_error' },
  { number: '4000002500003155', tokens: ['pm_card_authenticationRequiredOnSetup'], authentication: 'challenge' },
  { number: '4000002760003184', tokens: ['pm_card_authenticationRequired'], authentication: 'redirect' },
  {
    number: '4000000000003220',
    tokens: ['pm_card_threeDSecure2Required', 'pm_card_threeDSecureRequired'],
    authentication: 'challenge',
  },
  {
    number: '4000008260003178',
    tokens: ['pm_card_authenticationRequiredChargeDeclinedInsufficientFunds'],
    authentication: 'challenge',
    decline: 'insufficient_funds',
  },
  {
    number: '4000008400001629',
    tokens: ['pm_card_threeDSecureRequiredChargeDeclined'],
    authentication: 'challenge',
    decline: 'generic_decline',
  },
  {
    number: '4000008400001280',
    tokens: ['pm_card_threeDSecureRequiredProcessingError'],
    authentication: 'unavailable',
  },
];

/** @returns what the card with this number does; a number that is no test card is refused, as in Stripe's test mode. */
export function behaviourOf(number: string): CardBehaviour {
  return testCards.find((card) => card.number === number) ?? { decline: 'test_mode_live_card' };
}

export function cardOfToken(token: string): TestCard | undefined {
  return testCards.find((card) => card.tokens.includes(token));
}
