import type { GarmentSpec, Localized, SizeLetter, View } from '../shapes.ts';

/** A pattern of the workshop: everything that its garments share but the print and the fabric. */
export interface Cut {
  readonly silhouette: GarmentSpec['silhouette'];
  /** Uri of the subcategory where its garments hang. */
  readonly subcategory: string;
  readonly fit: Localized;
  readonly views: readonly View[];
  /** The middle of its size run. */
  readonly defaultSize: SizeLetter;
  /** Whether choosing a size needs the size guide. */
  readonly sizeGuide: boolean;
}

const allSides: readonly View[] = ['front', 'back', 'detail', 'label'];
const flat: readonly View[] = ['front', 'detail', 'label'];
const letters = { views: allSides, defaultSize: 'M', sizeGuide: true } as const;
const oneSize = { views: flat, defaultSize: 'Unitalla', sizeGuide: false } as const;

export const cuts = {
  straightTee: {
    ...letters,
    silhouette: 'tee',
    subcategory: 'camisetas',
    fit: {
      es: 'Corte recto y unisex. Cuello redondo de 2 cm, hombro en su lugar, largo a media cadera. Elige tu talla de siempre.',
      en: 'Straight, unisex cut. 2 cm crew neck, shoulder seam on the shoulder, mid-hip length. Take your usual size.',
    },
  },
  boxyTee: {
    ...letters,
    silhouette: 'tee',
    subcategory: 'camisetas',
    fit: {
      es: 'Corte cuadrado y unisex. Hombro caído, manga al codo, cuerpo ancho. Si dudas entre dos tallas, la menor.',
      en: 'Boxy, unisex cut. Dropped shoulder, elbow-length sleeve, wide body. Between two sizes, take the smaller.',
    },
  },
  shirt: {
    ...letters,
    silhouette: 'shirt',
    subcategory: 'camisas-de-botones',
    fit: {
      es: 'Corte recto con canesú en la espalda. Botones de concha; la estampa casa en la tapeta. Elige tu talla de siempre.',
      en: 'Straight cut with a back yoke. Shell buttons; the print matches across the placket. Take your usual size.',
    },
  },
  blouse: {
    ...letters,
    silhouette: 'blouse',
    subcategory: 'blusas',
    fit: {
      es: 'Corte suelto desde el pecho, con pinzas en el hombro. Se usa por fuera o metida en la falda. Talla normal.',
      en: 'Loose from the bust down, with tucks at the shoulder. Wear it out or tucked into a skirt. True to size.',
    },
  },
  midiDress: {
    ...letters,
    silhouette: 'dress',
    subcategory: 'vestidos-midi',
    fit: {
      es: 'Sin mangas, cintura marcada y falda en A debajo de la rodilla. Bolsas en las costuras. Talla normal.',
      en: 'Sleeveless, with a marked waist and an A-line skirt below the knee. Pockets in the seams. True to size.',
    },
  },
  maxiDress: {
    ...letters,
    silhouette: 'dress',
    subcategory: 'vestidos-largos',
    fit: {
      es: 'Sin mangas, falda de ocho gajos hasta el tobillo (128 cm en talla M). Bolsas en las costuras. Talla normal.',
      en: 'Sleeveless, with an eight-panel skirt to the ankle (128 cm in size M). Pockets in the seams. True to size.',
    },
  },
  slipDress: {
    ...letters,
    silhouette: 'slip-dress',
    subcategory: 'vestidos-lenceros',
    fit: {
      es: 'Cortado al sesgo, con tirantes ajustables. Sigue el cuerpo sin apretar. Si dudas entre dos tallas, la mayor.',
      en: 'Cut on the bias, with adjustable straps. Follows the body without clinging. Between two sizes, take the larger.',
    },
  },
  straightKimono: {
    ...letters,
    silhouette: 'kimono',
    subcategory: 'kimonos-corte-recto',
    fit: {
      es: 'Manga tres cuartos, frente abierto sin botones, largo a medio muslo (86 cm en talla M). Talla normal.',
      en: 'Three-quarter sleeve, open front without buttons, mid-thigh length (86 cm in size M). True to size.',
    },
  },
  looseKimono: {
    ...letters,
    silhouette: 'kimono',
    subcategory: 'kimonos-corte-amplio',
    fit: {
      es: 'Manga murciélago y cuerpo muy ancho; cae hasta la rodilla. Una talla menos que la tuya suele bastar.',
      en: 'Batwing sleeve and a very wide body; falls to the knee. One size down is usually enough.',
    },
  },
  shortKimono: {
    ...letters,
    silhouette: 'kimono',
    subcategory: 'kimonos-cortos',
    fit: {
      es: 'Largo a la cintura (58 cm en talla M), manga recta al codo. Pensado para pantalón alto. Talla normal.',
      en: 'Waist length (58 cm in size M), straight sleeve to the elbow. Made for high trousers. True to size.',
    },
  },
  robe: {
    ...letters,
    silhouette: 'kimono',
    subcategory: 'batas',
    fit: {
      es: 'Bata cruzada con cinturón de la misma tela, dos bolsas y presilla para colgar. Largo a la pantorrilla.',
      en: 'Wrap robe with a belt of the same cloth, two pockets and a hanging loop. Calf length.',
    },
  },
  hoodie: {
    ...letters,
    silhouette: 'hoodie',
    subcategory: 'sudaderas-con-gorro',
    fit: {
      es: 'Corte relajado y unisex. Gorro doble, bolsa canguro, puños y bajo de cardigán. Elige tu talla de siempre.',
      en: 'Relaxed, unisex cut. Double-layer hood, kangaroo pocket, ribbed cuffs and hem. Take your usual size.',
    },
  },
  sweater: {
    ...letters,
    silhouette: 'sweater',
    subcategory: 'sueteres',
    fit: {
      es: 'Cuello redondo, manga ranglán, tejido en una pieza sin costura al hombro. Talla normal.',
      en: 'Crew neck, raglan sleeve, knitted in one piece without a shoulder seam. True to size.',
    },
  },
  jacket: {
    ...letters,
    silhouette: 'jacket',
    subcategory: 'chamarras',
    fit: {
      es: 'Largo a la cadera, cierre de metal, dos bolsas por fuera y una por dentro. Cabe un suéter debajo.',
      en: 'Hip length, metal zip, two pockets outside and one inside. Room for a sweater underneath.',
    },
  },
  coat: {
    ...letters,
    silhouette: 'coat',
    subcategory: 'abrigos',
    fit: {
      es: 'Recto, debajo de la rodilla, forrado por completo. Hombro natural y botones de cuerno de imitación.',
      en: 'Straight, below the knee, fully lined. Natural shoulder and imitation-horn buttons.',
    },
  },
  trousers: {
    views: allSides,
    defaultSize: '32',
    sizeGuide: true,
    silhouette: 'trousers',
    subcategory: 'pantalones',
    fit: {
      es: 'Tiro alto, pierna recta, cuatro bolsas. La talla es la cintura en pulgadas. El bajo trae 4 cm para ajustar.',
      en: 'High rise, straight leg, four pockets. The size is the waist in inches. The hem has 4 cm to let down.',
    },
  },
  shorts: {
    views: allSides,
    defaultSize: '32',
    sizeGuide: true,
    silhouette: 'shorts',
    subcategory: 'shorts',
    fit: {
      es: 'Pretina con resorte atrás, jareta al frente, a media pierna. La talla es la cintura en pulgadas.',
      en: 'Elastic at the back of the waist, drawstring in front, mid-thigh. The size is the waist in inches.',
    },
  },
  skirt: {
    ...letters,
    silhouette: 'skirt',
    subcategory: 'faldas',
    fit: {
      es: 'Cintura alta, línea en A, cierre invisible al costado y bolsas de verdad. Debajo de la rodilla. Talla normal.',
      en: 'High waist, A-line, invisible side zip and real pockets. Below the knee. True to size.',
    },
  },
  scarf: {
    views: flat,
    defaultSize: '90 cm',
    sizeGuide: false,
    silhouette: 'scarf',
    subcategory: 'mascadas',
    fit: {
      es: 'Cuadrada. La de 70 cm va al cuello o al pelo; la de 90 cm cubre los hombros.',
      en: 'Square. The 70 cm one is for neck or hair; the 90 cm one covers the shoulders.',
    },
  },
  bandana: {
    ...oneSize,
    silhouette: 'bandana',
    subcategory: 'paliacates',
    fit: {
      es: 'Cuadrado de 55 × 55 cm, estampado por los dos lados, con dobladillo angosto.',
      en: 'A 55 × 55 cm square, printed on both sides, with a narrow hem.',
    },
  },
  cap: {
    ...oneSize,
    views: allSides,
    silhouette: 'cap',
    subcategory: 'gorras',
    fit: {
      es: 'Seis gajos sin armar, visera curva. La hebilla ajusta de 54 a 61 cm de contorno.',
      en: 'Six unstructured panels, curved peak. The buckle adjusts from 54 to 61 cm around.',
    },
  },
  tote: {
    views: allSides,
    defaultSize: 'G',
    sizeGuide: false,
    silhouette: 'tote',
    subcategory: 'bolsas',
    fit: {
      es: 'CH: 30 × 34 cm, para el día. G: 40 × 42 cm con fondo de 14 cm, para el mercado. Bolsa interior con cierre.',
      en: 'CH (small): 30 × 34 cm, for the day. G (large): 40 × 42 cm with a 14 cm base, for the market. Zipped pocket inside.',
    },
  },
  socks: {
    views: flat,
    defaultSize: '25–27',
    sizeGuide: true,
    silhouette: 'socks',
    subcategory: 'calcetines',
    fit: {
      es: 'A media pantorrilla, puño que no aprieta. La talla es tu número de calzado en México.',
      en: 'Mid-calf, with a cuff that does not squeeze. The size is your Mexican shoe size in centimetres.',
    },
  },
} as const satisfies Record<string, Cut>;

export type CutName = keyof typeof cuts;
