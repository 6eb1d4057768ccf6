import type { Category, GarmentSpec, Picture } from '../shapes.ts';

function front(
  silhouette: GarmentSpec['silhouette'],
  print: GarmentSpec['print'],
  palette: GarmentSpec['palette'],
  seed: number,
): Picture {
  return { garment: { silhouette, print, palette, seed }, view: 'front' };
}

/** In the order of the navigation. */
export const categories: readonly Category[] = [
  {
    uri: 'camisas',
    name: { es: 'Camisas', en: 'Shirts' },
    picture: front('tee', 'strata', 'quartz', 11),
    subcategories: [
      {
        uri: 'camisetas',
        name: { es: 'Camisetas', en: 'T-shirts' },
        picture: front('tee', 'agate', 'malachite', 12),
      },
      {
        uri: 'camisas-de-botones',
        name: { es: 'De botones', en: 'Button-up' },
        picture: front('shirt', 'terrazzo', 'turquoise', 13),
      },
      { uri: 'blusas', name: { es: 'Blusas', en: 'Blouses' }, picture: front('blouse', 'marble', 'amethyst', 14) },
    ],
  },
  {
    uri: 'vestidos',
    name: { es: 'Vestidos', en: 'Dresses' },
    picture: front('dress', 'agate', 'grana', 21),
    subcategories: [
      { uri: 'vestidos-midi', name: { es: 'Midi', en: 'Midi' }, picture: front('dress', 'facets', 'jade', 22) },
      { uri: 'vestidos-largos', name: { es: 'Largos', en: 'Maxi' }, picture: front('dress', 'strata', 'lapis', 23) },
      {
        uri: 'vestidos-lenceros',
        name: { es: 'Lenceros', en: 'Slip dresses' },
        picture: front('slip-dress', 'obsidian-flow', 'obsidian', 24),
      },
    ],
  },
  {
    uri: 'kimonos',
    name: { es: 'Kimonos', en: 'Kimonos' },
    picture: front('kimono', 'facets', 'jade', 31),
    subcategories: [
      {
        uri: 'kimonos-corte-recto',
        name: { es: 'Corte recto', en: 'Straight cut' },
        picture: front('kimono', 'agate', 'amber', 32),
      },
      {
        uri: 'kimonos-corte-amplio',
        name: { es: 'Corte amplio', en: 'Loose cut' },
        picture: front('kimono', 'strata', 'copper', 33),
      },
      {
        uri: 'kimonos-cortos',
        name: { es: 'Cortos', en: 'Short' },
        picture: front('kimono', 'crystals', 'amethyst', 34),
      },
      { uri: 'batas', name: { es: 'Batas', en: 'Robes' }, picture: front('kimono', 'marble', 'quartz', 35) },
    ],
  },
  {
    uri: 'sudaderas',
    name: { es: 'Sudaderas y abrigos', en: 'Hoodies & coats' },
    picture: front('hoodie', 'strata', 'amber', 41),
    subcategories: [
      {
        uri: 'sudaderas-con-gorro',
        name: { es: 'Con gorro', en: 'Hoodies' },
        picture: front('hoodie', 'frets', 'grana', 42),
      },
      { uri: 'sueteres', name: { es: 'Suéteres', en: 'Sweaters' }, picture: front('sweater', 'frets', 'lapis', 43) },
      {
        uri: 'chamarras',
        name: { es: 'Chamarras', en: 'Jackets' },
        picture: front('jacket', 'facets', 'obsidian', 44),
      },
      { uri: 'abrigos', name: { es: 'Abrigos', en: 'Coats' }, picture: front('coat', 'veins', 'copper', 45) },
    ],
  },
  {
    uri: 'pantalones-y-faldas',
    name: { es: 'Pantalones y faldas', en: 'Trousers & skirts' },
    picture: front('skirt', 'geode', 'turquoise', 51),
    subcategories: [
      {
        uri: 'pantalones',
        name: { es: 'Pantalones', en: 'Trousers' },
        picture: front('trousers', 'veins', 'obsidian', 52),
      },
      { uri: 'shorts', name: { es: 'Shorts', en: 'Shorts' }, picture: front('shorts', 'terrazzo', 'quartz', 53) },
      { uri: 'faldas', name: { es: 'Faldas', en: 'Skirts' }, picture: front('skirt', 'agate', 'amethyst', 54) },
    ],
  },
  {
    uri: 'accesorios',
    name: { es: 'Accesorios', en: 'Accessories' },
    picture: front('tote', 'frets', 'obsidian', 61),
    subcategories: [
      { uri: 'chalinas', name: { es: 'Chalinas', en: 'Scarves' }, picture: front('scarf', 'geode', 'lapis', 62) },
      {
        uri: 'paliacates',
        name: { es: 'Paliacates', en: 'Bandanas' },
        picture: front('bandana', 'frets', 'grana', 63),
      },
      { uri: 'gorras', name: { es: 'Gorras', en: 'Caps' }, picture: front('cap', 'terrazzo', 'copper', 64) },
      { uri: 'bolsas', name: { es: 'Bolsas', en: 'Totes' }, picture: front('tote', 'agate', 'jade', 65) },
      { uri: 'calcetines', name: { es: 'Calcetines', en: 'Socks' }, picture: front('socks', 'strata', 'amber', 66) },
    ],
  },
];
