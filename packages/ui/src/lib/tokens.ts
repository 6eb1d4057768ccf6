/** A design token file (DTCG 2025.10) as its JSON is typed; groups nest, names that begin with `$` describe. */
type Leaf = { readonly $value: unknown };
type Fluid = { readonly min: Leaf; readonly max: Leaf };

/** The same tree with a CSS value in place of every token, and of every `min`/`max` pair. */
export type CssValues<Group> = Group extends Leaf | Fluid
  ? string
  : { [Name in keyof Group as Name extends `$${string}` ? never : Name]: CssValues<Group[Name]> };

type Tree = string | { [name: string]: Tree };

/** Turns a group of tokens into CSS values. Throws where a value has a shape that this house does not use. */
export function cssValues<Group extends object>(group: Group): CssValues<Group>;
export function cssValues(group: object): Tree {
  if ('$value' in group) return cssValue(group.$value);
  if ('min' in group && 'max' in group) return fluid(dimension(group.min), dimension(group.max));
  return Object.fromEntries(
    Object.entries(group)
      .filter(([name]) => !name.startsWith('$'))
      .map(([name, inner]) => [name, cssValues(inner)]),
  );
}

/** Every value of a tree as the declaration of its custom property: `{ '--ob-space-near': '12px' }`. */
export function declarations(values: object, path: readonly string[] = []): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const here = [...path, name];
      return typeof value === 'string'
        ? [[`--${customProperty(here)}`, value]]
        : Object.entries(declarations(value, here));
    }),
  );
}

/** `inkMuted` in `color` becomes `ob-color-ink-muted`. */
export function customProperty(path: readonly string[]): string {
  return ['ob', ...path].join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

type Color = { colorSpace: string; components: number[]; alpha?: number };
type Dimension = { value: number; unit: string };

function cssValue(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (isColor(value)) return rgb(value);
  if (isDimension(value)) return `${value.value}${value.unit}`;
  if (isListOf(value, 'number')) return `cubic-bezier(${value.join(', ')})`;
  if (isListOf(value, 'string')) return value.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');
  throw new Error(`A token has a value that cannot become CSS: ${JSON.stringify(value)}`);
}

function rgb({ components, alpha = 1 }: Color): string {
  const bytes = components.map((part) => Math.round(part * 255)).join(' ');
  return alpha === 1 ? `rgb(${bytes})` : `rgb(${bytes} / ${alpha})`;
}

/** The widths in px between which a `min`/`max` pair grows: the phone and the desktop of the design. */
const from = 390;
const to = 1440;

function fluid(min: Dimension, max: Dimension): string {
  const pixels = (size: Dimension) => size.value * (size.unit === 'rem' ? 16 : 1);
  const slope = (pixels(max) - pixels(min)) / (to - from);
  const start = pixels(min) - slope * from;
  const round = (value: number) => Number(value.toFixed(4));
  return `clamp(${min.value}${min.unit}, ${round(start / 16)}rem + ${round(slope * 100)}vw, ${max.value}${max.unit})`;
}

function dimension(token: unknown): Dimension {
  if (typeof token === 'object' && token !== null && '$value' in token && isDimension(token.$value))
    return token.$value;
  throw new Error(`min and max must be dimensions, not ${JSON.stringify(token)}`);
}

function isColor(value: unknown): value is Color {
  return typeof value === 'object' && value !== null && 'colorSpace' in value && value.colorSpace === 'srgb';
}

function isDimension(value: unknown): value is Dimension {
  return typeof value === 'object' && value !== null && 'unit' in value && 'value' in value;
}

function isListOf(value: unknown, type: 'number'): value is number[];
function isListOf(value: unknown, type: 'string'): value is string[];
function isListOf(value: unknown, type: string): boolean {
  return Array.isArray(value) && value.every((entry) => typeof entry === type);
}
