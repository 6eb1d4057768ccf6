import { conformance, explore, type Finding, fuzz, headersOf, type Target } from '@obsidiana/conformance';
import { demoShop } from '@obsidiana/demo';
import { describe, expect, test } from 'vitest';
import { checkShop } from './check/check.ts';
import { testShop } from './testing.ts';
import { testProviders } from './testing-providers.ts';

const { env } = await testProviders();
const shop = await testShop({ seeded: true, env });

const target: Target = {
  async send({ method, path, body, ...headers }) {
    const started = performance.now();
    const response = await shop.app.inject({
      method,
      url: `/api${path}`,
      headers: headersOf({ body, ...headers }),
      ...(body !== null && { payload: body }),
    });
    return { status: response.statusCode, text: response.body, milliseconds: performance.now() - started };
  },
};
const [member] = demoShop.members;
if (!member) throw new Error('The demonstration shop has no member.');
const world = await explore(target, member);

async function complaintsOf(findings: AsyncGenerator<Finding>): Promise<{ tried: number; complaints: Finding[] }> {
  let tried = 0;
  const complaints: Finding[] = [];
  for await (const finding of findings) {
    tried += 1;
    if (finding.complaints.length > 0) complaints.push(finding);
  }
  return { tried, complaints };
}

describe('the contract, kept over every call @API-1', () => {
  test('sound requests are answered as documented, misshapen and unauthorised ones are refused as documented @API-3', async () => {
    const { tried, complaints } = await complaintsOf(conformance(target, world));
    expect(complaints).toEqual([]);
    expect(tried).toBeGreaterThan(400);
  }, 120_000);

  test('random requests never meet a 5xx, a hang, or the inside of the server, and leave nothing half written @API-2', async () => {
    const { tried, complaints } = await complaintsOf(fuzz(target, world, { requests: 20_000, seed: 1 }));
    expect(complaints).toEqual([]);
    expect(tried).toBe(20_000);
    const { checks } = await checkShop(shop.context, 600);
    expect(checks.flatMap(({ problems }) => problems)).toEqual([]);
  }, 900_000);
});
