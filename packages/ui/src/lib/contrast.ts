import pairs from '../../tokens/contrast.json';

type Colors = Record<string, { $value: { components: number[] } } | string>;

/** How much a theme promises: what everyone gets, or what those get who asked for more. */
export type Promise = 'least' | 'leastOfMore';

/** Every pair of contrast.json that a theme's colours do not keep far enough apart: `inkMuted on wall: 3.9 of 4.5`. */
export function contrastProblems(colors: Colors, promise: Promise): string[] {
  return (['text', 'graphic'] as const).flatMap((kind) =>
    Object.entries(pairs[kind]).flatMap(([front, backs]) =>
      backs.flatMap((back) => {
        const reached = ratio(componentsOf(colors, front), componentsOf(colors, back));
        const least = pairs[promise][kind];
        return reached < least ? [`${front} on ${back}: ${reached.toFixed(2)} of ${least}`] : [];
      }),
    ),
  );
}

function componentsOf(colors: Colors, role: string): number[] {
  const color = colors[role];
  if (typeof color !== 'object') throw new Error(`contrast.json names '${role}', which is no colour role.`);
  return color.$value.components;
}

/** The contrast ratio of WCAG 2.2 between two opaque sRGB colours. */
function ratio(one: number[], other: number[]): number {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

function luminance(components: number[]): number {
  const weights = [0.2126, 0.7152, 0.0722];
  return components
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, index) => sum + part * (weights[index] ?? 0), 0);
}
