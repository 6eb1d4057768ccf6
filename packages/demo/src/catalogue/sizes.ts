import type { Localized, SizeTable } from '../shapes.ts';

const size: Localized = { es: 'Talla', en: 'Size' };
const hip: Localized = { es: 'Cadera (cm)', en: 'Hip (cm)' };

/** Measures of the body, not of the garment: one table for every cut, women's and men's alike. */
export const bodySizes: SizeTable = {
  title: { es: 'Medidas del cuerpo', en: 'Body measures' },
  columns: [
    size,
    { es: 'En EE. UU.', en: 'US size' },
    { es: 'Pantalón', en: 'Trousers' },
    { es: 'Pecho (cm)', en: 'Chest (cm)' },
    { es: 'Cintura (cm)', en: 'Waist (cm)' },
    hip,
  ],
  rows: [
    ['XCH', 'XS', '28', '80–85', '66–71', '88–92'],
    ['CH', 'S', '30', '86–91', '72–76', '93–97'],
    ['M', 'M', '32', '92–98', '77–82', '98–103'],
    ['G', 'L', '34', '99–105', '83–88', '104–109'],
    ['XG', 'XL', '36', '106–113', '89–95', '110–116'],
    ['XXG', 'XXL', '38', '114–122', '96–103', '117–124'],
  ],
};

/** Measures of the finished garment, laid flat. */
export const looseSizes: SizeTable = {
  title: { es: 'Corte amplio: medidas de la prenda', en: 'Loose cut: garment measures' },
  columns: [
    size,
    { es: 'Ancho de pecho (cm)', en: 'Chest width (cm)' },
    { es: 'Largo (cm)', en: 'Length (cm)' },
    { es: 'Manga desde el hombro (cm)', en: 'Sleeve from shoulder (cm)' },
  ],
  rows: [
    ['XCH', '54', '64', '20'],
    ['CH', '57', '66', '21'],
    ['M', '60', '68', '22'],
    ['G', '64', '70', '23'],
    ['XG', '68', '72', '24'],
    ['XXG', '72', '74', '25'],
  ],
};

export const trouserSizes: SizeTable = {
  title: { es: 'Pantalones y shorts: medidas de la prenda', en: 'Trousers and shorts: garment measures' },
  columns: [
    size,
    { es: 'Pretina (cm)', en: 'Waistband (cm)' },
    hip,
    { es: 'Entrepierna de pantalón (cm)', en: 'Trouser inseam (cm)' },
    { es: 'Entrepierna de short (cm)', en: 'Shorts inseam (cm)' },
  ],
  rows: [
    ['28', '72', '98', '74', '16'],
    ['30', '77', '103', '74', '16'],
    ['32', '82', '108', '76', '17'],
    ['34', '87', '113', '76', '17'],
    ['36', '93', '119', '78', '18'],
    ['38', '99', '125', '78', '18'],
  ],
};

export const sockSizes: SizeTable = {
  title: { es: 'Calcetines', en: 'Socks' },
  columns: [
    size,
    { es: 'Calzado en México (cm)', en: 'Mexican shoe size (cm)' },
    { es: 'Calzado en EE. UU., mujer', en: 'US shoe size, women' },
    { es: 'Calzado en EE. UU., hombre', en: 'US shoe size, men' },
  ],
  rows: [
    ['22–24', '22 a 24', '5–7', '4–6'],
    ['25–27', '25 a 27', '8–10', '7–9'],
  ],
};

export const sizeTables: readonly SizeTable[] = [bodySizes, looseSizes, trouserSizes, sockSizes];
