import type { payment as spanish } from '../es/payment.ts';

export const payment: Record<keyof typeof spanish, string> = {
  'checkout.methods': 'Ways to pay',
  'checkout.tarjeta': 'Card',
  'checkout.tarjetaText': 'Credit or debit. The data goes straight to the payment processor.',
  'checkout.paypal': 'PayPal',
  'checkout.paypalText': 'You pay in the window of PayPal.',
  'checkout.zelle': 'Zelle',
  'checkout.zelleText': 'You send the payment from your bank, in dollars.',
  'checkout.venmo': 'Venmo',
  'checkout.venmoText': 'You send the payment from the app, in dollars.',

  'paypal.init': 'Could not initiate PayPal Checkout...',
  'paypal.failed': 'Sorry, your transaction could not be processed...',
  'paypal.cancelled': 'You closed PayPal without paying. Nothing was charged.',

  'hand.dollarsOnly': '{service} is offered in dollars only. Switch the currency to see your bag in USD.',
  'hand.switch': 'Switch to USD',
  'hand.switched': 'Prices are now in USD',
  'hand.how':
    'Confirm the order and send the payment with {service}. We mail you these details, with your order number.',
  'hand.account': 'Account',
  'hand.holder': 'Name',
  'hand.until': 'We set your pieces aside for 48 hours. Crystals are added once we see your payment.',
  'hand.submit': 'Confirm and pay with {service}',

  'free.title': 'There is nothing to pay',
  'free.text': 'Your discount covers the whole order. Confirm it and we prepare it.',
  'free.confirm': 'Confirm the order',

  'pending.title': 'Your order awaits its payment',
  'pending.text': 'We sent the details to complete it to {email}.',
  'pending.until':
    'We set your pieces aside for 48 hours. Once we see your payment, we write to you and the order leaves.',
  'pending.crystals': 'The crystals of this order are added when the payment is confirmed.',

  'code.title': 'Discount code',
  'code.label': 'Do you have a discount code?',
  'code.apply': 'Apply',

  'detour.empty': 'To pay, put a piece in your bag first.',
  'detour.short': 'There is not enough of a piece any more. Change your bag and go on.',
  'detour.address': 'Before you pay, choose where we send your order.',
};
