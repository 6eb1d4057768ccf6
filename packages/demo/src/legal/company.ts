/** The house behind the demonstration shop. Invented; the addresses lead nowhere. */
export const company = {
  name: 'Obsidiana Arte Textil, S. de R.L. de C.V.',
  address: 'Calle de los Cuarzos 14, Barrio de la Cruz, C.P. 76020, Santiago de Querétaro, Querétaro, México',
  email: 'hola@obsidiana.example',
  privacyEmail: 'privacidad@obsidiana.example',
  phone: '+52 442 555 0142',
} as const;

/** The day these texts came into force. */
export const inForce = { es: '1 de septiembre de 2026', en: '1 September 2026' } as const;
