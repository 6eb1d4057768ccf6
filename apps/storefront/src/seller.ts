/** Who sells, as a receipt says it. Apart from the house's addresses, which are on every page. */
export const seller = {
  legalName: 'Obsidiana Arte Textil, S. de R.L. de C.V.',
  taxId: 'OAT010101AAA',
  address: 'Calle de los Cuarzos 14, Barrio de la Cruz, 76020 Santiago de Querétaro',
} as const;
