import { existsSync, readFileSync } from 'node:fs';
import { readConfig } from '@obsidiana/api';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const house = new URL('../../../', import.meta.url);
const containerfile = readFileSync(new URL('Containerfile', house), 'utf8');
const ignored = readFileSync(new URL('.containerignore', house), 'utf8').trim().split('\n');

interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly network_mode?: string;
  readonly ports?: readonly string[];
}
const { services }: { services: Record<string, Service> } = parse(
  readFileSync(new URL('compose.yaml', house), 'utf8'),
  { merge: true },
);

/** The names of the settings that reading the configuration asks for. */
function settingsAskedFor(env: Record<string, string | undefined>): ReadonlySet<string> {
  const asked = new Set<string>();
  readConfig(
    new Proxy(env, {
      get(target, name) {
        asked.add(String(name));
        return Reflect.get(target, name);
      },
      has(target, name) {
        asked.add(String(name));
        return Reflect.has(target, name);
      },
    }),
  );
  return asked;
}

describe('the image', () => {
  it('builds and runs with the versions of the house', () => {
    const { packageManager } = JSON.parse(readFileSync(new URL('package.json', house), 'utf8'));
    expect(containerfile).toContain(`npm install --global ${packageManager}`);
    const versions = [...containerfile.matchAll(/library\/node:(\d+)/g)].map(([, version]) => version);
    expect(new Set(versions)).toEqual(new Set([process.versions.node.split('.')[0]]));
  });

  it('starts a program that is there, and asks a path that answers for its health', () => {
    const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(containerfile) ?? [];
    const [program, ...flags] = JSON.parse(command);
    const file = flags.pop();
    expect([program, ...flags]).toEqual(['node', '--max-semi-space-size=8', '--conditions=@obsidiana/source']);
    expect(existsSync(new URL(file, house))).toBe(true);
    expect(containerfile).toContain('/api/ready');
  });

  it('leaves out what it makes itself, and nothing that it needs', () => {
    expect(ignored).toEqual(expect.arrayContaining(['**/node_modules', '**/build', '.git', '.data']));
    for (const needed of ['apps', 'packages', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'turbo.json'])
      expect(ignored).not.toContain(needed);
  });
});

describe('the compose file', () => {
  it('sets only what the shop reads', () => {
    for (const name of ['shop', 'shop-2']) {
      const environment = services[name]?.environment ?? {};
      const known = settingsAskedFor(environment);
      // ALLOW_SANDBOX is read where providers are required.
      const unknown = Object.keys(environment).filter((key) => !known.has(key) && key !== 'ALLOW_SANDBOX');
      expect([name, unknown]).toEqual([name, []]);
      expect(readConfig(environment).databaseUrl).toContain('@database/');
    }
  });

  it('runs two servers on one database, each on its port, beside the providers', () => {
    const [first, second] = [services.shop, services['shop-2']];
    const published = services.providers?.ports ?? [];
    for (const server of [first, second]) {
      expect(server?.network_mode).toBe('service:providers');
      const { port } = readConfig(server?.environment ?? {});
      expect(published).toContain(`${port}:${port}`);
    }
    expect(first?.environment.DATABASE_URL).toBe(second?.environment.DATABASE_URL);
    expect(published).toContain('4010:4010');
    expect(existsSync(new URL(services.providers?.command?.at(-1) ?? '-', house))).toBe(true);
  });
});
