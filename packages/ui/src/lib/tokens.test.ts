import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import anil from '../../tokens/brands/anil.json';
import dark from '../../tokens/dark.tokens.json';
import darkContrast from '../../tokens/dark-contrast.tokens.json';
import light from '../../tokens/light.tokens.json';
import lightContrast from '../../tokens/light-contrast.tokens.json';
import resolver from '../../tokens/obsidiana.resolver.json';
import { brandCss } from '../brand.ts';
import { contrastProblems } from './contrast.ts';
import { cssValues, customProperty } from './tokens.ts';

describe.each([
  { theme: 'light', color: light.color, promise: 'least' as const },
  { theme: 'dark', color: dark.color, promise: 'least' as const },
  { theme: 'light-contrast', color: lightContrast.color, promise: 'leastOfMore' as const },
  { theme: 'dark-contrast', color: darkContrast.color, promise: 'leastOfMore' as const },
  { theme: 'light of the brand Añil', color: anil.light.color, promise: 'least' as const },
  { theme: 'dark of the brand Añil', color: anil.dark.color, promise: 'least' as const },
])('the theme $theme', ({ color, promise }) => {
  const { $type: _, ...roles } = color;

  it('keeps every pair of contrast.json apart', () => {
    expect(contrastProblems(roles, promise)).toEqual([]);
  });

  it('has every role', () => {
    expect(Object.keys(color)).toEqual(Object.keys(light.color));
  });

  it('writes every colour twice alike: components for programs, hex for people', () => {
    for (const [role, { $value }] of Object.entries(roles)) {
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

describe('the check of contrast', () => {
  it('says which pair is too close, and by how much', () => {
    const { $type: _, ...roles } = light.color;
    expect(contrastProblems({ ...roles, inkMuted: roles.inkDisabled }, 'least')).toEqual([
      'inkMuted on paper: 2.45 of 4.5',
      'inkMuted on wall: 2.17 of 4.5',
    ]);
  });
});

describe('a brand', () => {
  it('is one file that changes the tokens it names, in a layer below what a person needs', () => {
    const css = brandCss({ base: { size: { rule: { $value: { value: 1, unit: 'px' } } } }, dark: anil.dark }, '.anil');
    expect(css).toMatch(/^@layer ob\.reset, ob\.tokens, ob\.brand, ob\.needs,.*;\n@layer ob\.brand \{/);
    expect(css).toContain('.anil { --ob-size-rule: 1px; }');
    expect(css).toContain('.anil [data-theme="dark"], .anil[data-theme="dark"] { --ob-color-paper: rgb(13 16 38);');
    expect(css).not.toContain('--ob-space');
  });
});

describe('the tokens', () => {
  it('are all in the one document for design tools', () => {
    const named = JSON.stringify(resolver).match(/[\w-]+\.tokens\.json/g) ?? [];
    const files = globSync('*.tokens.json', { cwd: join(import.meta.dirname, '../../tokens') });
    expect([...new Set(named)].toSorted()).toEqual(files.toSorted());
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
