import type { Picture } from '@obsidiana/demo';
import type { PictureSource } from '../media/tables.ts';

/** A drawn picture and its name, as `keepPictures` takes them. */
export function drawn({ uri, picture }: { readonly uri: string; readonly picture: Picture }): {
  name: string;
  source: PictureSource;
} {
  return { name: uri, source: { kind: 'garment', garment: picture.garment, view: picture.view } };
}

/** @throws an Error that names what the seed refers to and does not have */
export function find<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The seed has no '${key}'.`);
  return value;
}
