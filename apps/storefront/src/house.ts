/** Who sells, as a receipt says it, and where the house can be reached outside of the shop. */
export const house = {
  legalName: 'Obsidiana Arte Textil, S.A. de C.V.',
  taxId: 'OAT010101AAA',
  address: 'Colima 100, Roma Norte, 06700 Ciudad de México',
  email: 'hola@obsidiana.example',
  social: [
    { href: 'https://www.instagram.com/', label: 'Instagram', icon: 'instagram' },
    { href: 'https://www.facebook.com/', label: 'Facebook', icon: 'facebook' },
  ],
} as const;
