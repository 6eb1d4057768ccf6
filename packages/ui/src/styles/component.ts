import { type ComplexStyleRule, type GlobalStyleRule, style } from '@vanilla-extract/css';
import { type RuntimeFn, recipe } from '@vanilla-extract/recipes';
import { layers } from '../lib/layer-names.ts';
import { declareLayers, layeredGlobalStyle } from './layers.ts';

/** `style`, in the component layer. */
export function componentStyle(rule: ComplexStyleRule): string {
  declareLayers();
  return style(layered(rule));
}

/** A rule in the component layer for markup that a component does not write itself: the `h2` of a rich text. */
export function componentGlobalStyle(selector: string, rule: GlobalStyleRule): void {
  layeredGlobalStyle('components', selector, rule);
}

type Variants = Record<string, Record<string, ComplexStyleRule>>;

/** The variants by name alone: what their styles say is nobody's type. */
type Names<V extends Variants> = { [Group in keyof V]: { [Name in keyof V[Group]]: string } };

type Selection<V extends Variants> = {
  [Group in keyof V]?: (keyof V[Group] extends 'true' | 'false' ? boolean : keyof V[Group]) | undefined;
};

export interface ComponentRecipe<V extends Variants> {
  base?: ComplexStyleRule;
  variants?: V;
  compoundVariants?: { variants: Selection<V>; style: ComplexStyleRule }[];
  defaultVariants?: Selection<V>;
}

/** `recipe`, in the component layer. */
export function componentRecipe<V extends Variants>(options: ComponentRecipe<V>): RuntimeFn<Names<V>>;
export function componentRecipe(options: ComponentRecipe<Variants>): unknown {
  declareLayers();
  const { base = {}, variants = {}, compoundVariants = [], defaultVariants } = options;
  return recipe({
    base: layered(base),
    variants: mapValues(variants, (group) => mapValues(group, layered)),
    compoundVariants: compoundVariants.map(({ variants, style }) => ({ variants, style: layered(style) })),
    defaultVariants,
  });
}

function mapValues<From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

function layered(rule: ComplexStyleRule): ComplexStyleRule {
  if (!Array.isArray(rule)) return { '@layer': { [layers.components]: rule } };
  return rule.map((part) =>
    typeof part === 'string' || Array.isArray(part) ? part : { '@layer': { [layers.components]: part } },
  );
}
