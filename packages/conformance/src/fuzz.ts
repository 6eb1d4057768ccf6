import fc from 'fast-check';
import { complaintsAbout } from './complaints.ts';
import type { Finding } from './conformance.ts';
import { type Operation, operations, type Schema } from './operation.ts';
import { answerOf, queryText, withParams } from './requests.ts';
import type { Sent, Target } from './target.ts';
import { anyValues, validValues } from './values.ts';
import type { World } from './world.ts';

/** Requests that are made before the next ones are drawn. */
const handful = 100;

/**
 * Sends requests drawn from the contract's schemas, sound and unsound, to every call in turn. The same seed draws the
 * same requests. One finding per request; an answer may refuse, but must keep the contract.
 * @param requests how many in all
 */
export async function* fuzz(
  target: Target,
  world: World,
  { requests, seed }: { readonly requests: number; readonly seed: number },
): AsyncGenerator<Finding> {
  const known = knownValues(world);
  const every = operations();
  let { token } = world;
  for (let sent = 0, round = 0; sent < requests; round += 1) {
    for (const [position, operation] of every.entries()) {
      const drawn = fc.sample(drawing(operation, known), {
        seed: seed + round * every.length + position,
        numRuns: handful,
      });
      for (const draw of drawn.slice(0, requests - sent)) {
        const request: Sent = { ...draw, token: draw.token === mine ? token : draw.token };
        const received = await target.send(request);
        yield {
          call: operation.name,
          tried: JSON.stringify({ ...request, token: request.token === null ? null : '…' }).slice(0, 600),
          complaints: complaintsAbout(operation, received),
          limited: received.status === 429,
        };
        if (operation.name === 'logout' && received.status === 200)
          token = (await answerOf(target, 'login', { query: {}, body: world.credentials })).api_token;
        if (operation.name === 'refreshToken' && received.status === 200) token = JSON.parse(received.text).api_token;
      }
      sent += drawn.length;
    }
  }
}

/** Stands for the member's token of the moment. */
const mine = 'mine';

/** Values by the name of the field that takes them: without them almost every request would end at 'unknown id'. */
function knownValues({ product, size, cartId, addressId, countryId, subcategoryUri }: World): KnownValues {
  const line = { id: product.id, size_id: size.id };
  return {
    uri: [product.uri, product.category_uri],
    subcategory_uri: [subcategoryUri],
    search: [product.name, product.sku],
    id: [addressId, cartId, product.id],
    cart_id: [cartId],
    address_id: [addressId],
    product_id: [product.id],
    size_id: [size.id],
    country_id: [countryId],
    products: [[{ ...line, quantity: 1 }], [{ ...line, quantity: 999 }]],
    code: ['WELCOME'],
  };
}

type KnownValues = Readonly<Record<string, readonly unknown[]>>;

function drawing(operation: Operation, known: KnownValues): fc.Arbitrary<Sent> {
  const field = (name: string, schema: Schema): fc.Arbitrary<unknown> => {
    const drawn = fc.oneof({ weight: 3, arbitrary: validValues(schema) }, { weight: 1, arbitrary: anyValues(schema) });
    const standing = known[name];
    if (!standing) return drawn;
    return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...standing) }, { weight: 2, arbitrary: drawn });
  };
  const fields = (place: 'path' | 'query') =>
    Object.fromEntries(
      operation.parameters.filter((one) => one.in === place).map(({ name, schema }) => [name, field(name, schema)]),
    );
  const body = operation.body ? bodyDrawing(operation.body, field) : fc.constant(null);
  return fc
    .record({
      params: fc.record(fields('path')),
      query: fc.record(fields('query'), { requiredKeys: [] }),
      body,
      token: fc.oneof(
        { weight: 8, arbitrary: fc.constant(mine) },
        { weight: 1, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: fc.constantFrom('made-up', 'a'.repeat(4_000), "' or 1=1 --") },
      ),
    })
    .map(({ params, query, body: text, token }) => ({
      method: operation.method,
      path: withParams(operation.path, params) + queryText(query),
      token,
      body: text,
    }));
}

function bodyDrawing(
  { properties = {}, required = [] }: Schema,
  field: (name: string, schema: Schema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<string | null> {
  const drawn = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, field(name, schema)]));
  const whole = fc.record(drawn, { requiredKeys: [...required] });
  const partial = fc.record(drawn, { requiredKeys: [] });
  return fc.oneof(
    { weight: 12, arbitrary: whole.map((body) => JSON.stringify(body)) },
    { weight: 4, arbitrary: partial.map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: fc.jsonValue().map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: fc.constantFrom('', '{', '[]', 'null', '"text"', '{"__proto__":{"a":1}}') },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}
