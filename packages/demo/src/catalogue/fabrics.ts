import type { Localized } from '../shapes.ts';

export interface Fabric {
  /** Fibres in percent and the weight. */
  readonly composition: Localized;
  readonly care: readonly Localized[];
  /** Where it was woven, printed and sewn. */
  readonly origin: Localized;
}

const coldWash: readonly Localized[] = [
  { es: 'Lava del revés, en frío, con colores parecidos.', en: 'Wash cold, inside out, with similar colors.' },
  { es: 'Seca a la sombra; la secadora encoge el punto.', en: 'Dry in the shade; a tumble dryer shrinks the knit.' },
  { es: 'Plancha tibia por el revés, nunca sobre la estampa.', en: 'Warm iron on the inside, never over the print.' },
];

const crispWash: readonly Localized[] = [
  { es: 'Lava en frío, ciclo delicado.', en: 'Wash cold on a gentle cycle.' },
  { es: 'Tiende en gancho y casi no tendrás que planchar.', en: 'Hang it up wet and you will hardly need an iron.' },
  { es: 'Plancha media, con vapor.', en: 'Medium iron, with steam.' },
];

const handWash: readonly Localized[] = [
  { es: 'Lava a mano en agua fría con jabón neutro.', en: 'Wash by hand in cold water with mild soap.' },
  { es: 'No tuerzas: envuelve en una toalla y presiona.', en: 'Do not wring: roll it in a towel and press.' },
  { es: 'Plancha baja por el revés, todavía húmeda.', en: 'Cool iron on the inside, while still damp.' },
];

const woolCare: readonly Localized[] = [
  { es: 'Ventila entre usos; se lava poco.', en: 'Air it between wears; it needs little washing.' },
  { es: 'A mano en agua fría, o tintorería.', en: 'By hand in cold water, or dry clean.' },
  { es: 'Seca en plano y guarda doblada, no colgada.', en: 'Dry flat and store folded, not hung.' },
];

const spotClean: readonly Localized[] = [
  { es: 'Limpia la mancha con un paño húmedo y jabón neutro.', en: 'Clean stains with a damp cloth and mild soap.' },
  { es: 'No metas a la lavadora ni a la secadora.', en: 'Keep it out of the washer and the dryer.' },
];

const queretaro: Localized = {
  es: 'Estampado con tintas al agua y cosido en nuestro taller de Querétaro, México.',
  en: 'Printed with water-based inks and sewn in our workshop in Querétaro, Mexico.',
};

export const fabrics = {
  jersey: {
    composition: {
      es: '100 % algodón peinado de La Laguna, punto jersey de 180 g/m².',
      en: '100% combed cotton from La Laguna, 180 g/m² jersey.',
    },
    care: coldWash,
    origin: queretaro,
  },
  heavyJersey: {
    composition: {
      es: '100 % algodón de fibra larga, punto jersey pesado de 240 g/m².',
      en: '100% long-staple cotton, heavy 240 g/m² jersey.',
    },
    care: coldWash,
    origin: queretaro,
  },
  poplin: {
    composition: { es: '100 % algodón, popelina de 120 g/m².', en: '100% cotton, 120 g/m² poplin.' },
    care: crispWash,
    origin: {
      es: 'Popelina tejida en Puebla; estampada y cosida en Querétaro, México.',
      en: 'Poplin woven in Puebla; printed and sewn in Querétaro, Mexico.',
    },
  },
  linen: {
    composition: { es: '55 % lino, 45 % algodón, 165 g/m².', en: '55% linen, 45% cotton, 165 g/m².' },
    care: crispWash,
    origin: queretaro,
  },
  viscose: {
    composition: {
      es: '100 % viscosa de bosque certificado, 130 g/m², caída suelta.',
      en: '100% viscose from certified forests, 130 g/m², fluid drape.',
    },
    care: handWash,
    origin: queretaro,
  },
  satin: {
    composition: {
      es: '100 % cupro, satén de 110 g/m². Se siente como seda y es vegetal.',
      en: '100% cupro, 110 g/m² satin. It feels like silk and comes from a plant.',
    },
    care: handWash,
    origin: queretaro,
  },
  silk: {
    composition: {
      es: '100 % seda, sarga de 14 momme. Fleco anudado a mano.',
      en: '100% silk, 14 momme twill. Hand-knotted fringe.',
    },
    care: handWash,
    origin: {
      es: 'Estampada en Querétaro; fleco anudado por las empuntadoras de doña Chela, en Tenancingo, Estado de México.',
      en: 'Printed in Querétaro; fringe tied by Doña Chela’s knotters in Tenancingo, State of Mexico.',
    },
  },
  fleece: {
    composition: {
      es: '85 % algodón, 15 % poliéster reciclado, felpa francesa de 340 g/m².',
      en: '85% cotton, 15% recycled polyester, 340 g/m² French terry.',
    },
    care: coldWash,
    origin: queretaro,
  },
  wool: {
    composition: {
      es: '80 % lana de Chiconcuac, 20 % algodón, punto calibre 7.',
      en: '80% wool from Chiconcuac, 20% cotton, 7-gauge knit.',
    },
    care: woolCare,
    origin: {
      es: 'Tejido en Chiconcuac, Estado de México; terminado en Querétaro.',
      en: 'Knitted in Chiconcuac, State of Mexico; finished in Querétaro.',
    },
  },
  melton: {
    composition: {
      es: '70 % lana, 30 % poliéster reciclado, paño de 480 g/m². Forro de viscosa.',
      en: '70% wool, 30% recycled polyester, 480 g/m² melton. Viscose lining.',
    },
    care: woolCare,
    origin: {
      es: 'Paño de Tlaxcala; cortado, forrado y cosido en Querétaro, México.',
      en: 'Cloth from Tlaxcala; cut, lined and sewn in Querétaro, Mexico.',
    },
  },
  twill: {
    composition: {
      es: '98 % algodón, 2 % elastano, gabardina de 260 g/m².',
      en: '98% cotton, 2% elastane, 260 g/m² twill.',
    },
    care: coldWash,
    origin: queretaro,
  },
  canvas: {
    composition: {
      es: '100 % algodón reciclado, lona de 400 g/m². Asas de algodón trenzado.',
      en: '100% recycled cotton, 400 g/m² canvas. Braided cotton handles.',
    },
    care: spotClean,
    origin: {
      es: 'Lona de hilo recuperado en Puebla; estampada y cosida en Querétaro, México.',
      en: 'Canvas from yarn recovered in Puebla; printed and sewn in Querétaro, Mexico.',
    },
  },
  capTwill: {
    composition: {
      es: '100 % algodón, sarga de 280 g/m². Hebilla de latón.',
      en: '100% cotton, 280 g/m² twill. Brass buckle.',
    },
    care: spotClean,
    origin: queretaro,
  },
  sockKnit: {
    composition: {
      es: '78 % algodón, 20 % poliamida, 2 % elastano. Talón y punta reforzados.',
      en: '78% cotton, 20% polyamide, 2% elastane. Reinforced heel and toe.',
    },
    care: coldWash,
    origin: {
      es: 'Tejidos en Villa Hidalgo, Jalisco, México.',
      en: 'Knitted in Villa Hidalgo, Jalisco, Mexico.',
    },
  },
} as const satisfies Record<string, Fabric>;

export type FabricName = keyof typeof fabrics;
