import { describe, expect, it } from 'vitest';
import contrast from '../../tokens/contrast.json';
import dark from '../../tokens/dark.tokens.json';
import light from '../../tokens/light.tokens.json';
import { cssValues, customProperty } from './tokens.ts';

const { $type: _, ...lightColors } = light.color;
const { $type: __, ...darkColors } = dark.color;
type Role = keyof typeof lightColors;

const rules = [
  { kind: 'text', least: 4.5, pairs: pairsOf(contrast.text) },
  { kind: 'graphic', least: 3, pairs: pairsOf(contrast.graphic) },
];

describe.each([
  { theme: 'light', colors: lightColors },
  { theme: 'dark', colors: darkColors },
])('the $theme theme', ({ colors }) => {
  for (const { kind, least, pairs } of rules) {
    it.each(pairs)(`${kind}: %s on %s reaches ${least}:1`, (front, back) => {
      expect(ratio(componentsOf(colors, front), componentsOf(colors, back))).toBeGreaterThanOrEqual(least);
    });
  }

  it('writes every colour twice alike: components for programs, hex for people', () => {
    for (const [role, { $value }] of Object.entries(colors)) {
      const hex = $value.components
        .map((part) =>
          Math.round(part * 255)
            .toString(16)
            .padStart(2, '0'),
        )
        .join('');
      expect(`${role} #${hex}`).toBe(`${role} ${$value.hex}`);
    }
  });
});

describe('the tokens', () => {
  it('give every theme the same roles', () => {
    expect(Object.keys(darkColors)).toEqual(Object.keys(lightColors));
  });

  it('become CSS values and readable custom properties', () => {
    const group = {
      $type: 'dimension',
      gap: { $value: { value: 8, unit: 'px' }, $description: 'Near.' },
      title: { min: { $value: { value: 1, unit: 'rem' } }, max: { $value: { value: 2, unit: 'rem' } } },
      ease: { $value: [0, 0, 1, 1] },
      veil: { $value: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.5 } },
      family: { $value: ['Archivo Variable', 'Arial'] },
    };
    expect(cssValues(group)).toEqual({
      gap: '8px',
      title: 'clamp(1rem, 0.6286rem + 1.5238vw, 2rem)',
      ease: 'cubic-bezier(0, 0, 1, 1)',
      veil: 'rgb(0 0 0 / 0.5)',
      family: "'Archivo Variable', Arial",
    });
    expect(customProperty(['color', 'inkMuted'])).toBe('ob-color-ink-muted');
  });

  it('refuse a value of an unknown shape', () => {
    expect(() => cssValues({ gap: { $value: { px: 8 } } })).toThrow('cannot become CSS: {"px":8}');
  });
});

function pairsOf(rule: Record<string, string[]>): [string, string][] {
  return Object.entries(rule).flatMap(([front, backs]) => backs.map((back): [string, string] => [front, back]));
}

function componentsOf(colors: Record<Role, { $value: { components: number[] } }>, role: string): number[] {
  const color = Object.entries(colors).find(([name]) => name === role)?.[1];
  if (!color) throw new Error(`contrast.json names '${role}', which is no colour role.`);
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
