import type { Benefit, Localized, Tier } from './shapes.ts';

const birthday: Benefit = {
  title: { es: 'Sorpresa de cumpleaños', en: 'Birthday surprise' },
  description: {
    es: 'La semana de tu cumpleaños te mandamos algo del taller. No decimos qué.',
    en: 'In the week of your birthday we send you something from the workshop. We do not say what.',
  },
};

const shippingPreference: Benefit = {
  title: { es: 'Envío gratis preferente', en: 'Free shipping preference' },
  description: {
    es: 'Cuando hay envío gratis por temporada, tú lo recibes primero y tu paquete sale antes.',
    en: 'When a season brings free shipping, you get it first and your parcel leaves earlier.',
  },
};

const firstConsulting: Benefit = {
  title: { es: 'Asesoría mensual de 30 minutos', en: 'Monthly 30-minute consulting session' },
  description: {
    es: 'Una videollamada al mes con alguien del taller: tallas, combinaciones, qué guardar y qué soltar.',
    en: 'One video call a month with someone from the workshop: sizes, outfits, what to keep and what to let go.',
  },
};

const secondConsulting: Benefit = {
  title: { es: 'Segunda asesoría', en: 'Second consulting session' },
  description: {
    es: 'Otra media hora en el mismo mes, para ti o para quien tú digas.',
    en: 'Another half hour in the same month, for you or for whoever you choose.',
  },
};

const seasonSurprise: Benefit = {
  title: { es: 'Sorpresa de temporada', en: 'Seasonal surprise' },
  description: {
    es: 'Cuatro veces al año, una pieza pequeña que no se vende.',
    en: 'Four times a year, a small piece that is not for sale.',
  },
};

const tailoring: Benefit = {
  title: { es: 'Ajustes de sastre cada mes', en: 'Free monthly tailoring' },
  description: {
    es: 'Una prenda al mes ajustada sin costo: bajo, cintura o manga. Tú la mandas y nosotros pagamos el regreso.',
    en: 'One garment a month altered free of charge: hem, waist or sleeve. You send it and we pay for its return.',
  },
};

function earlyAccess(weeks: Localized): Benefit {
  return {
    title: { es: `Colecciones ${weeks.es} antes`, en: `Collections ${weeks.en} early` },
    description: {
      es: `Ves y compras cada colección nueva ${weeks.es} antes de su lanzamiento.`,
      en: `You see and buy each new collection ${weeks.en} before its launch.`,
    },
  };
}

/** From the lowest. */
export const tiers: readonly [amber: Tier, emerald: Tier, diamond: Tier] = [
  {
    level: 1,
    name: { es: 'Ámbar', en: 'Amber' },
    description: {
      es: 'De 51 a 150 cristales. Resina que el tiempo volvió piedra: aquí empieza la colección.',
      en: 'From 51 to 150 crystals. Resin that time turned to stone: this is where the collection starts.',
    },
    rewards: [earlyAccess({ es: 'una semana', en: 'one week' }), birthday, shippingPreference, firstConsulting],
    gift: {
      name: { es: 'Paliacate Ámbar', en: 'Amber Bandana' },
      description: {
        es: 'Anillos de miel sobre algodón, solo para quienes llegan a Ámbar. Va con tu siguiente pedido.',
        en: 'Honey rings on cotton, only for those who reach Amber. It comes with your next order.',
      },
      picture: { garment: { silhouette: 'bandana', print: 'agate', palette: 'amber', seed: 701 }, view: 'front' },
    },
  },
  {
    level: 2,
    name: { es: 'Esmeralda', en: 'Emerald' },
    description: {
      es: 'De 151 a 300 cristales. Verde con jardines adentro: el doble de asesoría y una sorpresa por temporada.',
      en: 'From 151 to 300 crystals. Green with gardens inside: twice the consulting and a surprise each season.',
    },
    rewards: [
      earlyAccess({ es: 'dos semanas', en: 'two weeks' }),
      birthday,
      shippingPreference,
      firstConsulting,
      secondConsulting,
      seasonSurprise,
    ],
    gift: {
      name: { es: 'Calcetines Esmeralda', en: 'Emerald Socks' },
      description: {
        es: 'Facetas verdes tejidas en Jalisco, que no están a la venta. Van con tu siguiente pedido.',
        en: 'Green facets knitted in Jalisco, not for sale. They come with your next order.',
      },
      picture: { garment: { silhouette: 'socks', print: 'facets', palette: 'malachite', seed: 702 }, view: 'front' },
    },
  },
  {
    level: 3,
    name: { es: 'Diamante', en: 'Diamond' },
    description: {
      es: 'Desde 301 cristales. La más dura de las piedras: todo lo anterior, y un sastre al mes.',
      en: 'From 301 crystals. The hardest of stones: all of the above, and a tailor every month.',
    },
    rewards: [
      earlyAccess({ es: 'tres semanas', en: 'three weeks' }),
      birthday,
      shippingPreference,
      firstConsulting,
      secondConsulting,
      seasonSurprise,
      tailoring,
    ],
    gift: {
      name: { es: 'Chalina Diamante', en: 'Diamond Scarf' },
      description: {
        es: 'Seda de 150 cm con cristales azul hielo, fleco a mano y firma. Va con tu siguiente pedido.',
        en: '150 cm of silk with ice-blue crystals, a hand-knotted fringe and a signature. It comes with your next order.',
      },
      picture: { garment: { silhouette: 'scarf', print: 'crystals', palette: 'opal', seed: 703 }, view: 'front' },
    },
  },
];
