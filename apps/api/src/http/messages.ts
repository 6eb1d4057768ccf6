import { type Language, paymentPending, unauthenticated } from '@obsidiana/contract';

/** What the server says to people, by stable code. `{name}` is filled in from the refusal's values. */
const catalogue = {
  unauthenticated: { es: unauthenticated, en: unauthenticated },
  invalid_input: {
    es: 'Algunos datos no tienen la forma esperada. Revísalos y vuelve a intentarlo.',
    en: 'Some of the data has an unexpected shape. Check it and try again.',
  },
  not_found: { es: 'No encontramos lo que buscas.', en: 'We could not find what you asked for.' },
  too_many_requests: {
    es: 'Demasiados intentos. Espera {seconds} segundos y vuelve a intentarlo.',
    en: 'Too many attempts. Wait {seconds} seconds and try again.',
  },
  unexpected: { es: 'Ocurrió un error, inténtalo más tarde', en: 'An error occurred, please try again later' },
  unavailable: {
    es: 'La tienda no responde por un momento. Vuelve a intentarlo en unos segundos.',
    en: 'The shop is not answering for a moment. Try again in a few seconds.',
  },
  done: { es: 'Listo', en: 'Done' },

  fields_missing: { es: 'Faltan campos por llenar', en: 'Fields are missing' },
  under_age: {
    es: 'Debes ser mayor de 18 años para registrarte',
    en: 'You must be over 18 years old to register',
  },
  date_impossible: {
    es: 'Revisa la fecha de nacimiento: no parece correcta.',
    en: 'Check the date of birth: it does not look right.',
  },
  date_fixed: {
    es: 'La fecha de nacimiento ya está guardada y no se puede cambiar.',
    en: 'The date of birth is already saved and cannot be changed.',
  },
  phone_invalid: { es: 'El teléfono lleva de 4 a 15 dígitos.', en: 'A phone number has 4 to 15 digits.' },
  country_unknown: { es: 'Elige un país de la lista.', en: 'Choose a country from the list.' },
  password_is_email: {
    es: 'La contraseña no puede ser tu correo.',
    en: 'The password cannot be your email address.',
  },
  passwords_differ: { es: 'Las claves no coinciden', en: 'The keys do not match' },
  invalid_credentials: { es: 'Credenciales inválidas', en: 'Invalid credentials' },
  not_confirmed: {
    es: 'Falta confirmar tu correo. Abre el enlace que te enviamos.',
    en: 'Your email is not confirmed yet. Open the link that we sent you.',
  },
  link_invalid: {
    es: 'Este enlace ya se usó o venció. Pide uno nuevo.',
    en: 'This link has been used or has expired. Ask for a new one.',
  },
  social_id: {
    es: 'Entra con Google o con Facebook, uno a la vez.',
    en: 'Sign in with Google or with Facebook, one at a time.',
  },
  social_token: {
    es: 'Falta el permiso de {provider}. Vuelve a entrar desde su ventana.',
    en: 'The permission of {provider} is missing. Sign in through its window again.',
  },
  social_off: {
    es: 'Esta tienda no ofrece entrar con {provider}.',
    en: 'This shop does not offer signing in with {provider}.',
  },
  social_refused: {
    es: '{provider} no confirmó que la cuenta sea tuya. Vuelve a intentarlo.',
    en: '{provider} did not confirm that the account is yours. Try again.',
  },
  social_unavailable: {
    es: '{provider} no responde. Inténtalo más tarde, o entra con tu correo.',
    en: '{provider} does not answer. Try again later, or sign in with your email.',
  },
  social_no_email: {
    es: 'Tu cuenta de {provider} no comparte un correo. Compártelo, o crea tu cuenta con correo y contraseña.',
    en: 'Your {provider} account does not share an email. Share it, or create your account with email and password.',
  },
  social_confirm: {
    es: 'Te enviamos un correo a {email}. Abre su enlace para terminar de entrar con {provider}.',
    en: 'We sent an email to {email}. Open its link to finish signing in with {provider}.',
  },
  resent: { es: 'Mensaje reenviado con éxito', en: 'Message successfully resent' },
  sms_unavailable: {
    es: 'No podemos enviar SMS por ahora. Pide el enlace por correo.',
    en: 'We cannot send text messages at the moment. Ask for the link by email.',
  },
  password_changed: { es: 'Tu contraseña cambió.', en: 'Your password has been changed.' },

  account_deleted: {
    es: 'Borramos tu cuenta y tus datos. Gracias por haber estado aquí.',
    en: 'Your account and your data have been deleted. Thank you for having been here.',
  },
  deletion_open_order: {
    es: 'Tu pedido {order} todavía no termina. Pide que borremos tu cuenta cuando lo tengas.',
    en: 'Your order {order} is not finished yet. Ask us to delete your account once you have it.',
  },

  address_limit: {
    es: 'Puedes guardar hasta {most} direcciones. Borra una para agregar otra.',
    en: 'You can save up to {most} addresses. Delete one to add another.',
  },
  address_not_found: { es: 'Dirección no disponible', en: 'Address not available' },

  not_sold: {
    es: 'Una de las piezas ya no está a la venta. Quítala del carrito.',
    en: 'One of the pieces is no longer for sale. Remove it from the cart.',
  },
  out_of_stock: {
    es: 'Piezas disponibles de {name}, talla {size}: {left}. Ajusta la cantidad.',
    en: 'Pieces available of {name}, size {size}: {left}. Change the quantity.',
  },
  cart_changed: {
    es: 'El carrito cambió en otra ventana. Vuelve a intentarlo.',
    en: 'The cart changed in another window. Try again.',
  },
  cart_closed: { es: 'Este carrito ya se pagó.', en: 'This cart has already been paid.' },
  cart_empty: {
    es: 'Debes tener artículos en tu carrito para usar este código',
    en: 'You must have items in your cart to use this code',
  },
  currency_unavailable: {
    es: 'Una de las piezas no se vende en {currency}. Quítala o cambia la moneda.',
    en: 'One of the pieces is not sold in {currency}. Remove it or change the currency.',
  },

  code_unknown: { es: 'Ingresa un código válido', en: 'Enter a valid code' },
  code_not_now: { es: 'Este código no está vigente.', en: 'This code is not valid at the moment.' },
  code_used_up: { es: 'Este código ya se usó.', en: 'This code has already been used.' },
  code_other_currency: { es: 'Este código no aplica en {currency}.', en: 'This code does not apply in {currency}.' },
  code_minimum: {
    es: 'Este código aplica desde {minimum} en productos.',
    en: 'This code applies from {minimum} of goods.',
  },
  code_added: { es: 'Código ingresado con éxito', en: 'Code entered correctly' },
  code_welcome_better: {
    es: 'Tu oferta de bienvenida te conviene más que este código y se conserva.',
    en: 'Your welcome offer serves you better than this code and stays.',
  },

  checkout_empty: { es: 'Tu carrito está vacío.', en: 'Your cart is empty.' },
  checkout_address: { es: 'Elige una dirección de envío.', en: 'Choose a shipping address.' },
  checkout_date_birth: {
    es: 'Debes ingresar tu fecha de nacimiento para continuar',
    en: 'You must enter your date of birth to continue',
  },
  checkout_minimum: {
    es: 'La tarjeta acepta pagos desde {minimum}.',
    en: 'Cards take payments from {minimum}.',
  },
  total_changed: {
    es: 'El total cambió: ahora es {total}. Revísalo antes de pagar.',
    en: 'The total has changed: it is now {total}. Check it before you pay.',
  },
  checkout_unavailable: { es: 'Checkout no disponible, intenta de nuevo', en: 'Checkout not available, try again' },
  checkout_free: {
    es: 'Este pedido no tiene costo: confírmalo sin forma de pago.',
    en: 'There is nothing to pay for this order: confirm it without a payment.',
  },
  checkout_not_free: {
    es: 'Este pedido tiene un costo de {total}. Elige una forma de pago.',
    en: 'This order comes to {total}. Choose how to pay.',
  },
  dollars_only: {
    es: 'Zelle y Venmo se ofrecen solo en dólares. Cambia la moneda a USD para usarlos.',
    en: 'Zelle and Venmo are offered in dollars only. Switch the currency to USD to use them.',
  },
  payment_pending: { es: paymentPending, en: paymentPending },
  paypal_unavailable: {
    es: 'PayPal no responde por ahora. Inténtalo de nuevo o elige otra forma de pago.',
    en: 'PayPal does not answer at the moment. Try again, or choose another way to pay.',
  },
  stripe_unavailable: { es: 'Stripe no disponible', en: 'Stripe not available' },
  payment_in_progress: {
    es: 'Ya hay un pago en curso para este carrito. Espera a que termine.',
    en: 'A payment for this cart is already under way. Wait until it ends.',
  },
  payment_paid: { es: 'Pago recibido. ¡Gracias por tu compra!', en: 'Payment received. Thank you for your order!' },
  payment_processing: {
    es: 'Tu banco está procesando el pago. Te avisaremos por correo.',
    en: 'Your bank is processing the payment. We will tell you by email.',
  },
  payment_failed: {
    es: 'El pago no se completó. Puedes intentarlo de nuevo.',
    en: 'The payment was not completed. You can try again.',
  },

  email_invalid: { es: 'Ingresa un correo válido', en: 'Enter a valid email' },
  contact_name: { es: 'El nombre solo lleva letras y espacios.', en: 'A name has letters and spaces only.' },
  contact_message: {
    es: 'El mensaje lleva letras, números, espacios y . , ; : ? ! ¡ ¿ ´ - @',
    en: 'A message takes letters, digits, spaces and . , ; : ? ! ¡ ¿ ´ - @',
  },
  contact_sent: {
    es: 'Gracias por escribirnos. Te contestaremos pronto.',
    en: 'Thank you for writing. We will answer soon.',
  },
  search_or_subcategory: {
    es: 'Indica una búsqueda o una subcategoría, no las dos.',
    en: 'Ask for a search or for a subcategory, not both.',
  },
  favorite_added: { es: 'Agregado a tus favoritos', en: 'Added to your favorites' },
  favorite_removed: { es: 'Quitado de tus favoritos', en: 'Removed from your favorites' },
  alert_saved: {
    es: 'Te avisaremos por correo cuando vuelva a estar disponible.',
    en: 'We will write to you when it is available again.',
  },
} satisfies Record<string, Record<Language, string>>;

export type Message = keyof typeof catalogue;

/** The text of a code in a language, with its values filled in. */
export function say(code: Message, lang: Language, values: Record<string, string | number> = {}): string {
  return catalogue[code][lang].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
