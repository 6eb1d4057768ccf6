import type { CallName } from '@obsidiana/contract';
import { complaintsAbout } from './complaints.ts';
import { examples, needMore } from './examples.ts';
import { type Operation, operations, type Schema } from './operation.ts';
import { type Parts, queryText, Refused, requestOf, withParams } from './requests.ts';
import type { Received, Sent, Target } from './target.ts';
import type { World } from './world.ts';

/** One thing that was tried, and what was wrong with the answer to it. */
export interface Finding {
  readonly call: CallName;
  readonly tried: string;
  readonly complaints: readonly string[];
  /** True when it was refused as one attempt too many, so that nothing was learnt. */
  readonly limited: boolean;
}

/**
 * Tries every call of the contract: well-formed, without a token, with a made-up one, and with each part left out or
 * misshapen. One finding per try, in the order of the calls.
 */
export async function* conformance(target: Target, world: World): AsyncGenerator<Finding> {
  for (const operation of operations()) yield* oneCall(operation, target, world);
}

async function* oneCall(operation: Operation, target: Target, world: World): AsyncGenerator<Finding> {
  const parts = await exampleOf(operation.name, world, target).catch((error: unknown) => {
    if (error instanceof Refused) return error;
    throw error;
  });
  if (parts instanceof Refused) {
    const limited = parts.status === 429;
    yield { call: operation.name, tried: 'a well-formed request', complaints: limited ? [] : [parts.message], limited };
    return;
  }
  const wellFormed = await target.send(requestOf(operation.name, parts));
  yield finding(operation, 'a well-formed request', wellFormed, needMore.has(operation.name) ? refused : done);

  for (const [tried, sent] of misshapen(operation, parts))
    yield finding(operation, tried, await target.send(sent), misshapenRefused);

  const broken = requestOf(operation.name, parts);
  yield finding(
    operation,
    'a broken escape',
    await target.send({ ...broken, path: `${operation.path}/%E0%A4%A` }),
    absent,
  );

  if (!operation.needsToken) return;
  const { token: _mine, ...rest } = parts;
  for (const [tried, token] of [
    ['no token', {}],
    ['a made-up token', { token: 'made-up' }],
  ] as const)
    yield finding(operation, tried, await target.send(requestOf(operation.name, { ...rest, ...token })), unauthorised);
}

async function exampleOf(name: CallName, world: World, target: Target): Promise<Parts<CallName>> {
  return examples[name](world, target);
}

type Expectation = (received: Received) => string | null;

const done: Expectation = ({ status, text }) => (status === 200 ? null : `was refused with ${status}: ${text}`);
const refused: Expectation = ({ status, text }) =>
  [200, 400, 401, 404, 409].includes(status) ? null : `answered ${status}: ${text}`;
const absent: Expectation = ({ status }) =>
  status === 404 || status === 400 ? null : `answered ${status} instead of 404`;
const unauthorised: Expectation = ({ status }) => (status === 401 ? null : `answered ${status} instead of 401`);
const misshapenRefused: Expectation = ({ status, text }) =>
  [400, 415, 422].includes(status) ? null : `answered ${status} instead of 422: ${text.slice(0, 200)}`;

function finding(operation: Operation, tried: string, received: Received, expected: Expectation): Finding {
  const limited = received.status === 429;
  const unexpected = limited ? null : expected(received);
  return {
    call: operation.name,
    tried,
    limited,
    complaints: [...(unexpected ? [unexpected] : []), ...complaintsAbout(operation, received)],
  };
}

/** The example with one thing wrong at a time. */
function* misshapen(operation: Operation, parts: Parts<CallName>): Generator<[string, Sent]> {
  const right = requestOf(operation.name, parts);
  const query: object = parts.query ?? {};
  const params: object = parts.params ?? {};
  for (const { name, in: place, required, schema } of operation.parameters) {
    for (const [what, value] of wrongTexts(schema)) {
      const path =
        place === 'path'
          ? withParams(operation.path, { ...params, [name]: value }) + queryText(query)
          : withParams(operation.path, params) + queryText({ ...query, [name]: value });
      yield [`${what} as ${name}`, { ...right, path }];
    }
    if (place === 'query' && required && schema.default === undefined)
      yield [
        `no ${name}`,
        { ...right, path: withParams(operation.path, params) + queryText({ ...query, [name]: undefined }) },
      ];
  }

  if (!operation.body) return;
  yield ['no body', { ...right, body: null }];
  yield ['what is not JSON', { ...right, body: '{"' }];
  yield ['a list as the body', { ...right, body: '[]' }];
  yield ['another type of content', { ...right, body: 'a=1', contentType: 'application/x-www-form-urlencoded' }];
  const body: object = parts.body ?? {};
  for (const [name, schema] of Object.entries(operation.body.properties ?? {})) {
    if (operation.body.required?.includes(name))
      yield [`a body without ${name}`, { ...right, body: JSON.stringify({ ...body, [name]: undefined }) }];
    for (const [what, value] of wrongValues(schema))
      yield [`${what} as ${name}`, { ...right, body: JSON.stringify({ ...body, [name]: value }) }];
  }
}

/** Texts of an address that a schema forbids. */
function wrongTexts(schema: Schema): [string, string][] {
  if (schema.type === 'integer' || schema.type === 'number')
    return [['a word', 'abc'], ...(schema.type === 'integer' ? ([['a fraction', '1.5']] as [string, string][]) : [])];
  if (schema.anyOf?.every((one) => one.const !== undefined) || schema.enum) return [['an unknown word', 'unknown']];
  if (schema.format === 'uuid') return [['a word', 'abc']];
  return tooLong(schema);
}

function wrongValues(schema: Schema): [string, unknown][] {
  const wrong: [string, unknown][] = schema.type === 'object' ? [['a number', 7]] : [['an object', { a: 1 }]];
  if (schema.type === 'integer') wrong.push(['a fraction', 1.5], ['a word', 'abc']);
  if (schema.maximum !== undefined) wrong.push(['a number above the largest', schema.maximum + 1]);
  if (schema.format || schema.pattern) wrong.push(['nonsense', '!'.repeat(Math.max(schema.minLength ?? 0, 3))]);
  return [...wrong, ...tooLong(schema)];
}

function tooLong({ maxLength }: Schema): [string, string][] {
  return maxLength === undefined ? [] : [['a text that is too long', 'a'.repeat(maxLength + 1)]];
}
