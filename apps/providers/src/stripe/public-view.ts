/** What a page may see of a PaymentIntent. */
const visible = new Set([
  'id',
  'object',
  'amount',
  'amount_details',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_configuration_details',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
]);

/** A copy without what only the shop's server may know (metadata, charges …); other objects as they are. */
export function publicView(result: object): object {
  if (!('object' in result) || result.object !== 'payment_intent') return result;
  return Object.fromEntries(Object.entries(result).filter(([name]) => visible.has(name)));
}
