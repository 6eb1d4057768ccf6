import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { judgeRelease, versionBump } from './judge.ts';
import { printSurface, type Surface } from './surface.ts';

const button = { 'component Button(ButtonProps)': {}, 'interface ButtonProps': { 'busy?': 'boolean' } };
const released: Surface = { './button': button, './badge': { 'component Badge(BadgeProps)': {} } };
const withoutBadge: Surface = { './button': button };
const ink = (value: string) => JSON.stringify({ color: { ink: { $value: value } } });

let repository = '';

function write(file: string, text: string): void {
  mkdirSync(dirname(join(repository, file)), { recursive: true });
  writeFileSync(join(repository, file), text);
}

function git(...args: string[]): void {
  const person = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@obsidiana.example'];
  execFileSync('git', [...person, ...args], { cwd: repository, stdio: 'ignore' });
}

function note(bump: string, summary: string): void {
  write('.changeset/grey-stones.md', `---\n"@obsidiana/ui": ${bump}\n---\n\n${summary}\n`);
}

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'obsidiana-judge-'));
  write('packages/ui/package.json', JSON.stringify({ version: '1.0.0' }));
  write('packages/ui/api.txt', printSurface(released));
  write('packages/ui/tokens/light.tokens.json', ink('#16130f'));
  git('init', '-b', 'main');
  git('add', '.');
  git('commit', '-m', 'The first release');
});

afterEach(() => rmSync(repository, { recursive: true }));

describe('@UI-5 The judge of a release', () => {
  it('is content where nothing changed and nothing is announced', () => {
    expect(judgeRelease(repository, released).passed).toBe(true);
  });

  it('refuses a patch that takes an export away, and names it', () => {
    note('patch', 'Badge: it is gone; use Text.');
    const { passed, words } = judgeRelease(repository, withoutBadge);
    expect(passed).toBe(false);
    expect(words.join('\n')).toContain("need 'major', but announced is 'patch'");
    expect(words.join('\n')).toContain('./badge is gone');
  });

  it('accepts it as a major', () => {
    note('major', 'Package: Badge is gone; use Text.');
    expect(judgeRelease(repository, withoutBadge).passed).toBe(true);
  });

  it('accepts it where the version is already raised, as in the pull request of a release', () => {
    write('packages/ui/package.json', JSON.stringify({ version: '2.0.0' }));
    expect(judgeRelease(repository, withoutBadge).passed).toBe(true);
  });

  it('compares with the last release where there is one, whatever main has since', () => {
    git('tag', '@obsidiana/ui@1.0.0');
    write('packages/ui/api.txt', printSurface(withoutBadge));
    git('commit', '-a', '-m', 'Badge goes');
    const { passed, words } = judgeRelease(repository, withoutBadge);
    expect(passed).toBe(false);
    expect(words[0]).toContain('Since @obsidiana/ui@1.0.0');
  });

  it('asks for a minor where a token has another value', () => {
    write('packages/ui/tokens/light.tokens.json', ink('#000000'));
    expect(judgeRelease(repository, released).passed).toBe(false);
    note('minor', 'Tokens: ink is black.');
    expect(judgeRelease(repository, released).passed).toBe(true);
  });

  it('asks every note to say what it is about', () => {
    note('patch', 'fix stuff');
    expect(judgeRelease(repository, released).words[0]).toContain(
      'grey-stones.md must name a bump, and then begin with an export',
    );
    note('patch', 'Button, Badge: sharper corners.');
    expect(judgeRelease(repository, released).passed).toBe(true);
  });

  it('refuses a note that cannot be read', () => {
    write('.changeset/grey-stones.md', '---\n\n## "@obsidiana/ui": patch\n\nButton: sharper corners.\n');
    expect(judgeRelease(repository, released).passed).toBe(false);
  });

  it('says so where there is no history to compare with', () => {
    rmSync(join(repository, '.git'), { recursive: true });
    expect(judgeRelease(repository, withoutBadge).words[0]).toContain('no earlier report');
  });
});

describe('The bump between versions', () => {
  it.each([
    ['0.1.0', '0.1.0', 'none'],
    ['0.1.0', '0.1.1', 'patch'],
    ['0.1.9', '0.2.0', 'minor'],
    ['0.9.0', '1.0.0', 'major'],
  ])('from %s to %s is %s', (from, to, bump) => {
    expect(versionBump(from, to)).toBe(bump);
  });
});
