/** Who sells, as a receipt says it, and where the house can be reached outside of the shop. */
export const house = {
  legalName: 'Obsidiana Arte Textil, S. de R.L. de C.V.',
  taxId: 'OAT010101AAA',
  address: 'Calle de los Cuarzos 14, Barrio de la Cruz, 76020 Santiago de Querétaro',
  email: 'hola@obsidiana.example',
  social: [
    { href: 'https://www.instagram.com/', label: 'Instagram', icon: 'instagram' },
    { href: 'https://www.facebook.com/', label: 'Facebook', icon: 'facebook' },
  ],
} as const;
