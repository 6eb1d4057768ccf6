import { pictureOf } from '../catalogue/products.ts';
import { tiers } from '../club.ts';
import type { Post } from '../shapes.ts';

/** The carousel of the home page, first slide first. */
export const posts: readonly Post[] = [
  {
    picture: pictureOf('kimono-agata-roja', 'stone'),
    description: {
      es: 'Así se ve un ágata a noventa aumentos. De aquí salió el kimono rojo.',
      en: 'This is agate at ninety times its size. The red kimono came from here.',
    },
    link: '/detalles-producto/kimono-agata-roja',
  },
  {
    picture: pictureOf('camiseta-estrato', 'front'),
    description: {
      es: 'Tres maneras de usar la Camiseta Estrato, y una de no plancharla.',
      en: 'Three ways to wear the Strata Tee, and one to avoid ironing it.',
    },
    link: '/detalles-producto/camiseta-estrato',
  },
  {
    picture: pictureOf('sueter-cantera-y-cielo', 'detail'),
    description: {
      es: 'Fuimos a Chiconcuac a ver tejer los suéteres. Volvimos con dos kilos de lana y una receta de barbacoa.',
      en: 'We went to Chiconcuac to watch the sweaters being knitted. We came back with two kilos of wool and a barbacoa recipe.',
    },
    link: '/category/sudaderas/sueteres',
  },
  {
    picture: pictureOf('chalina-agata-cereza', 'front'),
    description: {
      es: 'Doña Chela anuda un fleco en cuarenta minutos. Nosotros tardamos tres horas y quedó chueco.',
      en: 'Doña Chela knots a fringe in forty minutes. It took us three hours, and it came out crooked.',
    },
    link: '/category/accesorios/chalinas',
  },
  {
    picture: pictureOf('bolsa-jade', 'front'),
    description: {
      es: 'Cuánto cabe en la Bolsa Jade grande: una sandía, o el mandado de la semana.',
      en: 'What fits in the large Jade Tote: one watermelon, or the week’s groceries.',
    },
    link: '/detalles-producto/bolsa-jade',
  },
  {
    picture: pictureOf('sudadera-agata', 'back'),
    description: {
      es: 'La espalda también cuenta. La Sudadera Ágata, vista por quien va atrás en la fila.',
      en: 'Backs count too. The Agate Hoodie, as seen by whoever is behind you in the queue.',
    },
    link: '/detalles-producto/sudadera-agata',
  },
  {
    picture: pictureOf('falda-corola', 'front'),
    description: {
      es: 'Marzo en Ciudad de México: jacarandas arriba, Falda Corola abajo.',
      en: 'March in Mexico City: jacarandas above, Corolla Skirt below.',
    },
    link: '/detalles-producto/falda-corola',
  },
  {
    picture: tiers[0].gift.picture,
    description: {
      es: 'El paliacate que no se vende: te llega al juntar tus primeros 51 cristales.',
      en: 'The bandana we do not sell: it reaches you with your first 51 crystals.',
    },
    link: '/mi-perfil/mis-beneficios',
  },
];
