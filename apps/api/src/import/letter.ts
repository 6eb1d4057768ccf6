import { mostLetter } from './limits.ts';

/** An option of a variant, such as Color: Rojo. */
export interface Option {
  readonly name: string;
  readonly value: string;
}

/** What a product without sizes comes in. */
export const oneSize = 'Unitalla';
const sizeOption = /^(size|sizes|talla|tallas|tamaño|tamano|talle)$/i;

/**
 * What each variant of a product is called. The shop knows sizes only, so other options stand before it (`Rojo / M`), but
 * only those in which the variants differ: a shirt that is there in red alone comes in M, not in red M.
 */
export function lettersOf(variants: readonly (readonly Option[])[]): string[] {
  const values = new Map<string, Set<string>>();
  for (const { name, value } of variants.flat()) values.set(name, (values.get(name) ?? new Set()).add(value));
  const differs = ({ name }: Option) => (values.get(name)?.size ?? 0) > 1;
  return variants.map((options) => {
    const said = options.filter(({ value }) => value !== '' && value !== 'Default Title');
    const telling = said.filter((option) => sizeOption.test(option.name) || differs(option));
    const letter = (telling.length > 0 ? telling : said.slice(0, 1))
      .toSorted((one, other) => Number(sizeOption.test(one.name)) - Number(sizeOption.test(other.name)))
      .map(({ value }) => value)
      .join(' / ');
    return letter.slice(0, mostLetter) || oneSize;
  });
}
