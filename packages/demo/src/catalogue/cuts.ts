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
/** The pieces that a whole stone is printed on show the stone too. */
const sidesAndStone: readonly View[] = ['front', 'back', 'detail', 'stone', 'label'];
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
      es: 'Corte recto, manga larga, bolsa al pecho y canesú en la espalda. Botones de concha; la estampa casa en la tapeta. Elige tu talla de siempre.',
      en: 'Straight cut, long sleeve, chest pocket and back yoke. Shell buttons; the print matches across the placket. Take your usual size.',
    },
  },
  blouse: {
    ...letters,
    silhouette: 'blouse',
    subcategory: 'blusas',
    fit: {
      es: 'Corte suelto, cuello redondo con lazo y manga abullonada al codo, con puño de otro color. Talla normal.',
      en: 'Loose cut, round collar with a ribbon and puffed sleeve to the elbow, with a cuff in another color. True to size.',
    },
  },
  midiDress: {
    ...letters,
    views: sidesAndStone,
    silhouette: 'dress',
    subcategory: 'vestidos-midi',
    fit: {
      es: 'Sin mangas, cintura marcada y falda en A debajo de la rodilla. Bolsas en las costuras. Talla normal.',
      en: 'Sleeveless, with a marked waist and an A-line skirt below the knee. Pockets in the seams. True to size.',
    },
  },
  maxiDress: {
    ...letters,
    views: sidesAndStone,
    silhouette: 'dress',
    subcategory: 'vestidos-largos',
    fit: {
      es: 'Sin mangas, falda de ocho gajos hasta el tobillo (128 cm en talla M). Bolsas en las costuras. Talla normal.',
      en: 'Sleeveless, with an eight-panel skirt to the ankle (128 cm in size M). Pockets in the seams. True to size.',
    },
  },
  slipDress: {
    ...letters,
    views: sidesAndStone,
    silhouette: 'slip-dress',
    subcategory: 'vestidos-lenceros',
    fit: {
      es: 'Cortado al sesgo, con tirantes ajustables. Sigue el cuerpo sin apretar. Si dudas entre dos tallas, la mayor.',
      en: 'Cut on the bias, with adjustable straps. Follows the body without clinging. Between two sizes, take the larger.',
    },
  },
  straightKimono: {
    ...letters,
    views: sidesAndStone,
    silhouette: 'kimono',
    subcategory: 'kimonos-corte-recto',
    fit: {
      es: 'Manga tres cuartos, frente abierto sin botones, largo a medio muslo (86 cm en talla M). Talla normal.',
      en: 'Three-quarter sleeve, open front without buttons, mid-thigh length (86 cm in size M). True to size.',
    },
  },
  looseKimono: {
    ...letters,
    views: sidesAndStone,
    silhouette: 'kimono',
    subcategory: 'kimonos-corte-amplio',
    fit: {
      es: 'El corte recto con veinte centímetros más de vuelo y manga muy ancha; cae casi a la rodilla. Una talla menos suele bastar.',
      en: 'The straight cut with twenty centimetres more sweep and a very wide sleeve; falls almost to the knee. One size down is usually enough.',
    },
  },
  shortKimono: {
    ...letters,
    views: sidesAndStone,
    silhouette: 'kimono',
    subcategory: 'kimonos-cortos',
    fit: {
      es: 'Largo a la cintura (58 cm en talla M), manga recta al codo. Pensado para pantalón alto. Talla normal.',
      en: 'Waist length (58 cm in size M), straight sleeve to the elbow. Made for high trousers. True to size.',
    },
  },
  robe: {
    ...letters,
    views: sidesAndStone,
    silhouette: 'kimono',
    subcategory: 'batas',
    fit: {
      es: 'Bata de frente abierto que cierra con un lazo por dentro, dos bolsas en las costuras y presilla para colgar. Largo a la rodilla.',
      en: 'Open-front robe that closes with a ribbon inside, two pockets in the seams and a hanging loop. Knee length.',
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
      es: 'Cuello redondo, manga larga, puños y bajo de resorte tejido. Rematado a mano por dentro. Talla normal.',
      en: 'Crew neck, long sleeve, ribbed cuffs and hem. Finished by hand on the inside. True to size.',
    },
  },
  jacket: {
    ...letters,
    silhouette: 'jacket',
    subcategory: 'chamarras',
    fit: {
      es: 'Largo a la cadera, cierre de metal, cuello, puños y bajo de cardigán. Dos bolsas y una más por dentro. Cabe un suéter debajo.',
      en: 'Hip length, metal zip, ribbed collar, cuffs and hem. Two pockets and one more inside. Room for a sweater underneath.',
    },
  },
  coat: {
    ...letters,
    views: sidesAndStone,
    silhouette: 'coat',
    subcategory: 'abrigos',
    fit: {
      es: 'Recto y cruzado, debajo de la rodilla, forrado por completo. Seis botones y dos bolsas con cartera.',
      en: 'Straight and double-breasted, below the knee, fully lined. Six buttons and two flap pockets.',
    },
  },
  trousers: {
    views: allSides,
    defaultSize: '32',
    sizeGuide: true,
    silhouette: 'trousers',
    subcategory: 'pantalones',
    fit: {
      es: 'Tiro alto, pierna recta, cuatro bolsas y trabillas. La talla es la cintura en pulgadas. El bajo trae 4 cm para ajustar.',
      en: 'High rise, straight leg, four pockets and belt loops. The size is the waist in inches. The hem has 4 cm to let down.',
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
      es: 'Cintura alta, tablas planchadas que abren al caminar, cierre invisible al costado y bolsas de verdad. Debajo de la rodilla.',
      en: 'High waist, pressed pleats that open as you walk, invisible side zip and real pockets. Below the knee.',
    },
  },
  scarf: {
    views: flat,
    defaultSize: '190 cm',
    sizeGuide: false,
    silhouette: 'scarf',
    subcategory: 'chalinas',
    fit: {
      es: 'Larga y ligera, de 35 cm de ancho, con fleco anudado. La de 150 cm da una vuelta al cuello; la de 190 cm, dos.',
      en: 'Long and light, 35 cm wide, with a knotted fringe. The 150 cm one goes once around the neck; the 190 cm one, twice.',
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
