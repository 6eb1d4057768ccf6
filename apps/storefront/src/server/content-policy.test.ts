import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentPolicy, noSources } from './content-policy.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('a page runs its own inline scripts and no others', () => {
  const html =
    '<script src="/a.js"></script><script>one()</script><script type="module" async="">import "/b.js"</script>' +
    '<script type="application/ld+json">{"name":"x"}</script>';
  const [, scripts] = /script-src ([^;]+)/.exec(contentPolicy(html, noSources)) ?? [];
  expect(scripts).toBe(`'self' ${hash('one()')} ${hash('import "/b.js"')}`);
});

test('a page for one request knows its scripts by its nonce, and by their hashes those that have none', () => {
  const html = '<script nonce="once">one()</script><script>age()</script>';
  const [, scripts] = /script-src ([^;]+)/.exec(contentPolicy(html, noSources, 'once')) ?? [];
  expect(scripts).toBe(`'self' 'nonce-once' ${hash('age()')}`);
});

test('others stand where they were named, and nowhere else', () => {
  const pay = 'https://pay.test';
  const policy = contentPolicy('', { ...noSources, scripts: [pay], frames: [pay] });
  expect(policy).toContain(`script-src 'self' ${pay};`);
  expect(policy).toContain(`frame-src ${pay};`);
  expect(policy).toContain("connect-src 'self';");
  expect(policy).not.toContain("'unsafe-eval'");
  expect(contentPolicy('', noSources)).toContain("frame-src 'none'");
});
