import type { Answer, Body, Query } from '@obsidiana/contract';
import type { CallName } from '@obsidiana/contract/calls';

/** The calls whose `T` has the field `K`. */
type Having<K extends string, T extends { [N in CallName]: unknown }> = {
  [N in CallName]: K extends keyof T[N] ? N : never;
}[CallName];

// Browsers do not carry the schemas, so what the client must know of them stands here. The types hold it to the contract.

/** The amounts of these calls' answers are in the asked currency. */
export const takesCurrency: Record<Having<'currency', { [N in CallName]: Query<N> }>, true> = {
  categoryDetail: true,
  searchProducts: true,
  feed: true,
  suggestions: true,
  homeProducts: true,
  otherProducts: true,
  productDetail: true,
  wishlist: true,
  activeCart: true,
  createCart: true,
  updateCart: true,
  myCartOrder: true,
  cartOrder: true,
  orders: true,
};

/** These carry the language in their body, for the mails that follow. */
export const languageInBody: Record<Having<'lang', { [N in CallName]: Body<N> }>, true> = {
  signIn: true,
  resendConfirmation: true,
  socialLogin: true,
  recoverPassword: true,
  resendRecovery: true,
  resetPassword: true,
};

/** A 200 of these may carry `errors` as part of its answer; in any other call's answer it is a refusal. */
export const answersWithErrors: Record<Having<'errors', { [N in CallName]: Answer<N> }>, true> = {
  sendContact: true,
  applyDiscountCode: true,
};
