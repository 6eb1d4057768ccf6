/**
 * What a payer can choose to pay with, and what comes of it when the shop captures:
 * - `balance`: the money is there;
 * - `declined`: refused, the payer shall choose another;
 * - `pending`: it is on its way; the switchboard completes or declines it;
 * - `denied`: the order is completed, and its capture is declined.
 */
export const instruments = ['balance', 'declined', 'pending', 'denied'] as const;
export type Instrument = (typeof instruments)[number];
