import { pictureOf } from '../catalogue/products.ts';
import type { Banner } from '../shapes.ts';

export const banners: readonly Banner[] = [
  {
    desktop: pictureOf('kimono-agata', 'front'),
    mobile: pictureOf('kimono-agata', 'front'),
    title: { es: 'Ropa tallada a capas', en: 'Clothes carved in layers' },
    text: {
      es: 'Piezas de arte para vestir: ágata, estrato y greca sobre algodón mexicano. Tu primer pedido en línea lleva 10 % de descuento.',
      en: 'Art to wear: agate, strata and stepped frets on Mexican cotton. Your first online order gets 10% off.',
    },
    button: { es: 'Ver los kimonos', en: 'See the kimonos' },
    link: '/category/kimonos/kimonos-corte-recto',
  },
  {
    desktop: pictureOf('sudadera-greca', 'front'),
    mobile: pictureOf('sudadera-greca', 'front'),
    title: { es: 'Grecas para el frío', en: 'Frets for the cold' },
    text: {
      es: 'Felpa de 340 gramos, gorro doble y grecas de puño a puño. Para quien sale de casa antes que el sol.',
      en: '340-gram terry, a double hood and frets from cuff to cuff. For those who leave home before the sun does.',
    },
    button: { es: 'Ver las sudaderas', en: 'See the hoodies' },
    link: '/category/sudaderas/sudaderas-con-gorro',
  },
  {
    desktop: pictureOf('vestido-facetas', 'front'),
    mobile: pictureOf('vestido-facetas', 'front'),
    title: { es: 'Verde que gira', en: 'Green that spins' },
    text: {
      es: 'Vestidos con cintura, vuelo y dos bolsas. El de facetas bajó de precio.',
      en: 'Dresses with a waist, a swing and two pockets. The Facet Dress is lower in price.',
    },
    button: { es: 'Ver los vestidos', en: 'See the dresses' },
    link: '/category/vestidos/vestidos-midi',
  },
  {
    desktop: pictureOf('chalina-geoda-lapislazuli', 'front'),
    mobile: pictureOf('chalina-geoda-lapislazuli', 'front'),
    title: { es: 'Una piedra al cuello', en: 'A stone at your neck' },
    text: {
      es: 'Chalinas de seda con el fleco anudado a mano en Tenancingo. Cada una es una piedra entera.',
      en: 'Silk scarves with fringes knotted by hand in Tenancingo. Each one is a whole stone.',
    },
    button: { es: 'Ver las chalinas', en: 'See the scarves' },
    link: '/category/accesorios/chalinas',
  },
];
