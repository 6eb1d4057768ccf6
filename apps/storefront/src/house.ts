/** Where the house can be reached outside of the shop. */
export const house = {
  email: 'hola@obsidiana.example',
  social: [
    { href: 'https://www.instagram.com/', label: 'Instagram', icon: 'instagram' },
    { href: 'https://www.facebook.com/', label: 'Facebook', icon: 'facebook' },
  ],
} as const;
