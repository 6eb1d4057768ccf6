/** Texts of the ways to pay, and of what comes after. */
export const payment = {
  'checkout.methods': 'Formas de pago',
  'checkout.tarjeta': 'Tarjeta',
  'checkout.tarjetaText': 'Crédito o débito. Los datos viajan directo al procesador de pagos.',
  'checkout.paypal': 'PayPal',
  'checkout.paypalText': 'Pagas en la ventana de PayPal.',
  'checkout.zelle': 'Zelle',
  'checkout.zelleText': 'Envías el pago desde tu banco, en dólares.',
  'checkout.venmo': 'Venmo',
  'checkout.venmoText': 'Envías el pago desde la app, en dólares.',

  'paypal.init': 'No se pudo iniciar el pago con PayPal...',
  'paypal.failed': 'Lo sentimos, no se pudo procesar tu transacción...',
  'paypal.cancelled': 'Cerraste PayPal sin pagar. No se hizo ningún cargo.',

  'hand.dollarsOnly': '{service} se ofrece solo en dólares. Cambia la moneda y verás tu bolsa en USD.',
  'hand.switch': 'Cambiar a USD',
  'hand.switched': 'Ahora ves los precios en USD',
  'hand.how':
    'Confirma el pedido y envía el pago por {service}. Te mandamos estos datos por correo, con tu número de pedido.',
  'hand.account': 'Cuenta',
  'hand.holder': 'A nombre de',
  'hand.until': 'Apartamos tus piezas por 48 horas. Los cristales se suman cuando veamos tu pago.',
  'hand.submit': 'Confirmar y pagar por {service}',

  'free.title': 'No hay nada que pagar',
  'free.text': 'Tu descuento cubre todo el pedido. Confírmalo y lo preparamos.',
  'free.confirm': 'Confirmar el pedido',

  'pending.title': 'Tu pedido espera el pago',
  'pending.text': 'Enviamos a {email} los datos para completarlo.',
  'pending.until': 'Apartamos tus piezas por 48 horas. Cuando veamos tu pago te avisamos por correo y el pedido sale.',
  'pending.crystals': 'Los cristales de este pedido se suman al confirmarse el pago.',

  'code.title': 'Código de descuento',
  'code.label': '¿Tienes un código de descuento?',
  'code.apply': 'Aplicar',

  'detour.empty': 'Para pagar, primero añade una pieza a tu bolsa.',
  'detour.short': 'Alguna pieza ya no alcanza. Ajusta tu bolsa y sigue con la compra.',
  'detour.address': 'Antes de pagar, elige a dónde enviamos tu pedido.',
};
