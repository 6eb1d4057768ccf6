import type { Collection } from '../shapes.ts';
import { bodySizes } from './sizes.ts';

export const collections = [
  { uri: 'geoda', name: { es: 'Geoda', en: 'Geode' }, sizeTable: bodySizes },
  { uri: 'estrato', name: { es: 'Estrato', en: 'Strata' }, sizeTable: bodySizes },
  { uri: 'obsidiana', name: { es: 'Obsidiana', en: 'Obsidian' }, sizeTable: bodySizes },
  { uri: 'jade', name: { es: 'Jade', en: 'Jade' }, sizeTable: bodySizes },
  { uri: 'greca', name: { es: 'Greca', en: 'Stepped Fret' }, sizeTable: bodySizes },
  { uri: 'veta', name: { es: 'Veta', en: 'Vein' }, sizeTable: bodySizes },
  { uri: 'terrazo', name: { es: 'Terrazo', en: 'Terrazzo' }, sizeTable: bodySizes },
  { uri: 'cuarzo', name: { es: 'Cuarzo', en: 'Quartz' }, sizeTable: bodySizes },
] as const satisfies readonly Collection[];

export type CollectionUri = (typeof collections)[number]['uri'];
