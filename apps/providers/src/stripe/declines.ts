export interface DeclineFacts {
  /** Stripe's error code; the reason itself is the decline code of `card_declined`. */
  readonly code: 'card_declined' | 'expired_card' | 'incorrect_cvc' | 'processing_error';
  /** The API's message, in English; the card frame shows it in the shopper's language. */
  readonly message: string;
  readonly advice?: 'try_again_later' | 'do_not_try_again';
}

/** Why a bank refuses a card. */
export const declines = {
  generic_decline: { code: 'card_declined', message: 'Your card was declined.', advice: 'try_again_later' },
  insufficient_funds: {
    code: 'card_declined',
    message: 'Your card has insufficient funds.',
    advice: 'try_again_later',
  },
  lost_card: { code: 'card_declined', message: 'Your card was declined.', advice: 'do_not_try_again' },
  stolen_card: { code: 'card_declined', message: 'Your card was declined.', advice: 'do_not_try_again' },
  test_mode_live_card: {
    code: 'card_declined',
    message:
      'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  },
  expired_card: { code: 'expired_card', message: 'Your card has expired.', advice: 'do_not_try_again' },
  incorrect_cvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  processing_error: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
    advice: 'try_again_later',
  },
} as const satisfies Record<string, DeclineFacts>;

export type Decline = keyof typeof declines;
