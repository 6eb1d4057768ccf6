import { describe, expect, it } from 'vitest';
import { compareSurfaces, compareTokens, requiredBump } from './compare.ts';
import { parseSurface, printSurface, type Surface } from './surface.ts';

const base: Surface = {
  './button': {
    'component Button(ButtonProps)': { size: "'medium'" },
    "interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'>": {
      'busy?': 'boolean',
      label: 'string',
      'size?': "'small' | 'medium'",
    },
  },
  './money-label': { 'function formatMoney': { '=': '(number, string) => MoneyParts' } },
};

/** The base with one place changed. */
function changed(change: (surface: Surface) => void): Surface {
  const surface = structuredClone(base);
  change(surface);
  return surface;
}

const head = "interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'>";
const members = (surface: Surface) => surface['./button']?.[head] ?? {};
const bumpOf = (after: Surface, version = '1.2.0') => requiredBump(compareSurfaces(base, after), version);

describe('@UI-5 The report of the API', () => {
  it('is read back as it was written', () => {
    expect(parseSurface(printSurface(base))).toEqual(base);
  });

  it('refuses a text that is something else', () => {
    expect(() => parseSurface('A letter\nto somebody')).toThrow('This is no report');
  });
});

describe('@UI-5 The bump that a change of the API needs', () => {
  it('is none where nothing changed', () => {
    expect(bumpOf(base)).toBe('none');
  });

  it.each([
    ['a subpath is gone', (surface: Surface) => delete surface['./money-label']],
    ['an export is gone', (surface: Surface) => delete surface['./button']?.['component Button(ButtonProps)']],
    ['a prop is gone', (surface: Surface) => delete members(surface)['busy?']],
    [
      'a prop is required now',
      (surface: Surface) => {
        delete members(surface)['busy?'];
        members(surface)['busy'] = 'boolean';
      },
    ],
    [
      'a new prop is required',
      (surface: Surface) => {
        members(surface)['tone'] = 'string';
      },
    ],
    [
      'a choice is gone',
      (surface: Surface) => {
        members(surface)['size?'] = "'medium'";
      },
    ],
    [
      'a type is another',
      (surface: Surface) => {
        members(surface)['label'] = 'ReactElement';
      },
    ],
    [
      'a function takes something else',
      (surface: Surface) => {
        surface['./money-label'] = { 'function formatMoney': { '=': '(number) => MoneyParts' } };
      },
    ],
  ])('is major where %s', (_, change) => {
    expect(bumpOf(changed(change))).toBe('major');
    expect(bumpOf(changed(change), '0.4.0')).toBe('minor');
  });

  it.each([
    [
      'a subpath is new',
      (surface: Surface) => {
        surface['./badge'] = { 'component Badge(BadgeProps)': {} };
      },
    ],
    [
      'a prop is new and may be left out',
      (surface: Surface) => {
        members(surface)['tone?'] = 'string';
      },
    ],
    [
      'a prop may be left out now',
      (surface: Surface) => {
        delete members(surface)['label'];
        members(surface)['label?'] = 'string';
      },
    ],
    [
      'there is one choice more',
      (surface: Surface) => {
        members(surface)['size?'] = "'small' | 'medium' | 'large'";
      },
    ],
    [
      'a default is another',
      (surface: Surface) => {
        surface['./button'] = { ...surface['./button'], 'component Button(ButtonProps)': { size: "'small'" } };
      },
    ],
  ])('is minor where %s', (_, change) => {
    expect(bumpOf(changed(change))).toBe('minor');
  });

  it('says what changed, and where', () => {
    const after = changed((surface) => delete members(surface)['busy?']);
    expect(compareSurfaces(base, after)).toEqual([{ bump: 'major', what: './button: ButtonProps.busy is gone' }]);
  });
});

describe('@UI-6 The bump that a change of the tokens needs', () => {
  const tokens = { 'light.color.ink': '#16130f', 'light.color.paper': '#f4f0e8' };
  it.each([
    ['major', 'is gone', { 'light.color.ink': '#16130f' }],
    ['minor', 'is new', { ...tokens, 'light.color.wall': '#fff' }],
    ['minor', 'has another value', { ...tokens, 'light.color.ink': '#000000' }],
    ['none', 'is as it was', tokens],
  ])('is %s where one %s', (bump, _, after) => {
    expect(requiredBump(compareTokens(tokens, after), '1.0.0')).toBe(bump);
  });
});
