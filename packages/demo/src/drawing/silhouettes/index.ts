import { bandana } from './bandana.ts';
import { blouse } from './blouse.ts';
import { cap } from './cap.ts';
import { coat } from './coat.ts';
import type { Cut } from './cut.ts';
import { dress } from './dress.ts';
import { hoodie } from './hoodie.ts';
import { jacket } from './jacket.ts';
import { kimono } from './kimono.ts';
import { scarf } from './scarf.ts';
import { shirt } from './shirt.ts';
import { shorts } from './shorts.ts';
import { skirt } from './skirt.ts';
import { slipDress } from './slip-dress.ts';
import { socks } from './socks.ts';
import { sweater } from './sweater.ts';
import { tee } from './tee.ts';
import { tote } from './tote.ts';
import { trousers } from './trousers.ts';

export const silhouettes = [
  'tee',
  'shirt',
  'blouse',
  'dress',
  'slip-dress',
  'kimono',
  'hoodie',
  'sweater',
  'jacket',
  'coat',
  'trousers',
  'shorts',
  'skirt',
  'scarf',
  'cap',
  'tote',
  'socks',
  'bandana',
] as const;
export type Silhouette = (typeof silhouettes)[number];

export const cutOf: Readonly<Record<Silhouette, Cut>> = {
  tee,
  shirt,
  blouse,
  dress,
  'slip-dress': slipDress,
  kimono,
  hoodie,
  sweater,
  jacket,
  coat,
  trousers,
  shorts,
  skirt,
  scarf,
  cap,
  tote,
  socks,
  bandana,
};
