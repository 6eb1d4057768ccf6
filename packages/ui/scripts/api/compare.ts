import type { Surface } from './surface.ts';

/** The sizes of a release, smallest first. */
export const bumps = ['none', 'patch', 'minor', 'major'] as const;
export type Bump = (typeof bumps)[number];

/** Something that an app may notice, and the smallest release that may bring it. */
export interface Change {
  bump: 'minor' | 'major';
  /** In words: `./button: ButtonProps.busy is gone`. */
  what: string;
}

/** What an app notices between two reports of the API. */
export function compareSurfaces(before: Surface, after: Surface): Change[] {
  return compareKeys(before, after, (subpath) => subpath).flatMap(({ key: subpath, was, is, change }) =>
    change ? [change] : compareExports(subpath, was, is),
  );
}

/** What an app notices between two sets of tokens, as paths (`light.color.ink`) and values. */
export function compareTokens(before: Record<string, string>, after: Record<string, string>): Change[] {
  return compareKeys(before, after, (path) => `token ${path}`).flatMap(({ key, was, is, change }) => {
    if (change) return [change];
    return was === is ? [] : [{ bump: 'minor' as const, what: `token ${key} was ${was} and is ${is}` }];
  });
}

/**
 * The smallest release for these changes. Before 1.0.0 a caret holds the minor fast (`^0.4.0` never takes 0.5.0), so that
 * the minor carries what breaks.
 */
export function requiredBump(changes: readonly Change[], version: string): Bump {
  const needed = larger('none', ...changes.map(({ bump }) => bump));
  return needed === 'major' && version.startsWith('0.') ? 'minor' : needed;
}

export function larger(...all: Bump[]): Bump {
  return all.reduce((a, b) => (bumps.indexOf(b) > bumps.indexOf(a) ? b : a), 'none');
}

type Exports = Surface[string];
type Members = Exports[string];

function compareExports(subpath: string, before: Exports, after: Exports): Change[] {
  return compareKeys(byName(before), byName(after), (name) => `${subpath}: ${name}`).flatMap(
    ({ key: name, was, is, change }) => {
      if (change) return [change];
      const at = `${subpath}: ${name}`;
      const members =
        is.kind === 'interface' ? props(at, was.members, is.members) : values(at, is.kind, was.members, is.members);
      if (was.head === is.head) return members;
      return [{ bump: 'major' as const, what: `${at} was '${was.head}' and is '${is.head}'` }, ...members];
    },
  );
}

interface Exported {
  kind: string;
  head: string;
  members: Members;
}

/** `interface ButtonProps extends …` under `ButtonProps`. */
function byName(exported: Exports): Record<string, Exported> {
  const entries = Object.entries(exported).map(([head, members]): [string, Exported] => {
    const [, kind = '', name = head] = /^(\w+) (\w+)/.exec(head) ?? [];
    return [name, { kind, head, members }];
  });
  return Object.fromEntries(entries);
}

function props(at: string, before: Members, after: Members): Change[] {
  const was = withoutMarks(before);
  const is = withoutMarks(after);
  const gone = Object.keys(was)
    .filter((name) => !is[name])
    .map((name): Change => ({ bump: 'major', what: `${at}.${name} is gone` }));
  const rest = Object.entries(is).flatMap(([name, prop]): Change[] => {
    const former = was[name];
    const path = `${at}.${name}`;
    if (!former)
      return [
        { bump: prop.optional ? 'minor' : 'major', what: `${path} is new${prop.optional ? '' : ' and required'}` },
      ];
    return [
      ...(former.optional && !prop.optional ? [{ bump: 'major' as const, what: `${path} is required now` }] : []),
      ...(!former.optional && prop.optional ? [{ bump: 'minor' as const, what: `${path} may be left out now` }] : []),
      ...typeChange(path, former.type, prop.type),
    ];
  });
  return [...gone, ...rest];
}

function withoutMarks(members: Members): Record<string, { type: string; optional: boolean }> {
  const entries = Object.entries(members).map(([name, type]): [string, { type: string; optional: boolean }] => [
    name.replace(/\?$/, ''),
    { type, optional: name.endsWith('?') },
  ]);
  return Object.fromEntries(entries);
}

/** The defaults of a component, the leaves of a constant, the one line of a type or a function. */
function values(at: string, kind: string, before: Members, after: Members): Change[] {
  if (kind === 'component') {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names
      .filter((name) => before[name] !== after[name])
      .map((name) => ({
        bump: 'minor',
        what: `${at}: ${name} was ${before[name] ?? 'nothing'} by default, and is ${after[name] ?? 'nothing'}`,
      }));
  }
  return compareKeys(before, after, (name) => `${at}.${name}`).flatMap(({ key, was, is, change }) =>
    change ? [change] : typeChange(key === '=' ? at : `${at}.${key}`, was, is),
  );
}

/** A union that takes more than before is an addition; every other change of a type may break an app. */
function typeChange(what: string, was: string, is: string): Change[] {
  if (was === is) return [];
  const isUnion = !/[({<[]/.test(was + is);
  const now = is.split(' | ');
  const widened = isUnion && was.split(' | ').every((member) => now.includes(member));
  return [{ bump: widened ? 'minor' : 'major', what: `${what} was ${was} and is ${is}` }];
}

interface Pair<Value> {
  key: string;
  was: Value;
  is: Value;
  /** Given where one of the two is missing. */
  change?: Change;
}

function compareKeys<Value>(
  before: Record<string, Value>,
  after: Record<string, Value>,
  say: (key: string) => string,
): Pair<Value>[] {
  const pairs: Pair<Value>[] = [];
  for (const [key, was] of Object.entries(before)) {
    const is = after[key];
    pairs.push(
      is === undefined
        ? { key, was, is: was, change: { bump: 'major', what: `${say(key)} is gone` } }
        : { key, was, is },
    );
  }
  for (const [key, is] of Object.entries(after)) {
    if (before[key] === undefined)
      pairs.push({ key, was: is, is, change: { bump: 'minor', what: `${say(key)} is new` } });
  }
  return pairs;
}
