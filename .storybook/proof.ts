import base from '../packages/ui/tokens/base.tokens.json' with { type: 'json' };
import dark from '../packages/ui/tokens/dark.tokens.json' with { type: 'json' };
import light from '../packages/ui/tokens/light.tokens.json' with { type: 'json' };

/**
 * A brand that nobody would wear: every token has another value than its own, made from the token files, so that a new
 * one is strange as well. Whatever looks as always in its pictures was written by hand instead of taken from a token.
 */
export const proof = { base: strange(withoutBreakpoints(base)), light: strange(light), dark: strange(dark) };

function withoutBreakpoints({ breakpoint: _, ...tokens }: typeof base) {
  return tokens;
}

function strange(tokens: object): object {
  return Object.fromEntries(
    Object.entries(tokens).map(([name, token], index) => {
      if (name.startsWith('$') || typeof token !== 'object') return [name, token];
      return [name, '$value' in token ? { ...token, $value: strangeValue(token.$value, index) } : strange(token)];
    }),
  );
}

function strangeValue(value: unknown, index: number): unknown {
  if (typeof value === 'number') return value === 0 ? 0.04 : Number((value * 1.2).toFixed(3));
  if (Array.isArray(value)) return typeof value[0] === 'string' ? ['Open Sans', 'serif'] : [1, 0, 0, 1];
  if (typeof value !== 'object' || value === null) return value;
  if ('unit' in value && 'value' in value) return { ...value, value: longer(Number(value.value), value.unit) };
  return { ...value, components: garish(index) };
}

function longer(length: number, unit: unknown): number {
  return unit === 'rem' ? length * 1.15 : Math.round(length * 1.4) + 3;
}

/** Another loud colour for each place in the list: magenta first, and light and dark in turn. */
function garish(index: number): number[] {
  const hue = (300 + index * 47) % 360;
  const lightness = index % 2 === 0 ? 0.78 : 0.3;
  return [0, 8, 4].map((part) => {
    const turn = (part + hue / 30) % 12;
    return lightness - Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
  });
}
