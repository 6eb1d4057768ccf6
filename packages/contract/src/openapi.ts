import { type CallName, callNames, calls } from './calls.ts';
import { Failure } from './schemas/shapes.ts';
import { type CallSchemas, schemas } from './schemas.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

/**
 * The OpenAPI 3.1 document of the contract. Schemas with a title become named components.
 * @param server base address of the API, as the reader reaches it
 */
export function openapi(server: string, version: string): JsonObject {
  const components: JsonObject = {};
  const paths: { [path: string]: JsonObject } = {};
  for (const name of callNames) {
    const { method, path } = calls[name];
    const key = path.replaceAll(/:(\w+)/g, '{$1}');
    paths[key] = { ...paths[key], [method.toLowerCase()]: operation(name, components) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Obsidiana',
      version,
      description: 'The API of the shop: catalogue, identity, cart, checkout, orders, loyalty.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server }],
    paths,
    components: { schemas: components, securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  };
}

function operation(name: CallName, components: JsonObject): JsonObject {
  const { token, path } = calls[name];
  const { params, query, body, reply }: CallSchemas = schemas[name];
  const security: Json[] = token === 'none' ? [] : token === 'optional' ? [{}, { token: [] }] : [{ token: [] }];
  const refusal = {
    description: 'Refused: the message says why, the code stays the same in every language.',
    content: content(Failure, components),
  };
  return {
    operationId: name,
    tags: [path.split('/')[1] ?? ''],
    security,
    parameters: [...parameters('path', params, components), ...parameters('query', query, components)],
    ...(body && { requestBody: { required: true, content: content(body, components) } }),
    responses: { '200': { description: 'Done.', content: content(reply, components) }, default: refusal },
  };
}

function parameters(place: 'path' | 'query', schema: CallSchemas['query'], components: JsonObject): Json[] {
  const required = new Set<string>(schema?.required ?? []);
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: hoisted(plain(property), components),
  }));
}

function content(schema: object, components: JsonObject): JsonObject {
  return { 'application/json': { schema: hoisted(plain(schema), components) } };
}

/** TypeBox marks its schemas with symbols and hidden keys; JSON knows neither. */
function plain(schema: object): Json {
  return JSON.parse(JSON.stringify(schema));
}

/** Moves every titled schema below `schema` into the components and leaves a reference. */
function hoisted(schema: Json, components: JsonObject): Json {
  if (Array.isArray(schema)) return schema.map((item) => hoisted(item, components));
  if (schema === null || typeof schema !== 'object') return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, hoisted(value, components)]));
  if (typeof schema.title !== 'string' || schema.type === undefined) return inner;
  components[schema.title] = inner;
  return { $ref: `#/components/schemas/${schema.title}` };
}
