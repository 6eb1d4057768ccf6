import { type ComplexStyleRule, type GlobalStyleRule, style } from '@vanilla-extract/css';
import { type RuntimeFn, recipe } from '@vanilla-extract/recipes';
import { declareLayers, layeredGlobalStyle, layers } from './layers.ts';

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
export function componentRecipe<V extends Variants>(options: ComponentRecipe<V>): RuntimeFn<V> {
  declareLayers();
  const { base = {}, variants, compoundVariants = [], defaultVariants } = options;
  return recipe<V>({
    base: layered(base),
    variants: variants && layeredVariants(variants),
    compoundVariants: compoundVariants.map(({ variants, style }) => ({ variants, style: layered(style) })),
    defaultVariants,
  });
}

function layeredVariants<V extends Variants>(variants: V): V;
function layeredVariants(variants: Variants): Variants {
  const groups = Object.entries(variants).map(([group, rules]) => [
    group,
    Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, layered(rule)])),
  ]);
  return Object.fromEntries(groups);
}

function layered(rule: ComplexStyleRule): ComplexStyleRule {
  if (!Array.isArray(rule)) return { '@layer': { [layers.components]: rule } };
  return rule.map((part) =>
    typeof part === 'string' || Array.isArray(part) ? part : { '@layer': { [layers.components]: part } },
  );
}
