import { type CallLine, type CallName, callNames, calls, openapi } from '@obsidiana/contract';

/** The parts of JSON Schema that the contract speaks. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  /** Taken when the value is left out. */
  readonly default?: unknown;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: Schema;
}

/** One call as the OpenAPI document tells it, with every reference followed. */
export interface Operation {
  readonly name: CallName;
  readonly method: CallLine['method'];
  /** Below the base address; its parameters in braces. */
  readonly path: string;
  readonly needsToken: boolean;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | null;
  readonly reply: Schema;
}

interface Content {
  readonly content: { readonly 'application/json': { readonly schema: Schema } };
}

interface DocumentedOperation {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: { readonly '200': Content; readonly default: Content };
}

/** Every operation of the contract's OpenAPI document, in the order of its table. */
export function operations(): readonly Operation[] {
  const document = openapi('', '0');
  return callNames.map((name) => {
    const { method } = calls[name];
    const path = calls[name].path.replaceAll(/:(\w+)/g, '{$1}');
    const { security, parameters, requestBody, responses } = followed<DocumentedOperation>(
      document,
      at(document, ['paths', path, method.toLowerCase()]),
    );
    return {
      name,
      method,
      path,
      needsToken: security.length > 0 && security.every((way) => 'token' in way),
      parameters,
      body: requestBody?.content['application/json'].schema ?? null,
      reply: responses['200'].content['application/json'].schema,
    };
  });
}

/** What every refusal looks like, by the document. */
export function failureSchema(): Schema {
  const document = openapi('', '0');
  return followed<Schema>(document, at(document, ['components', 'schemas', 'Failure']));
}

function at(document: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((inner, key) => {
    if (typeof inner !== 'object' || inner === null || !(key in inner))
      throw new Error(`The OpenAPI document has no ${keys.join(' → ')}.`);
    return Reflect.get(inner, key);
  }, document);
}

/** A copy with each `$ref` replaced by what it refers to. The shape is that of OpenAPI 3.1, which the contract's tests hold. */
function followed<T>(document: unknown, value: unknown): T {
  return JSON.parse(JSON.stringify(value), (_key, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || !('$ref' in inner)) return inner;
    return followed(document, at(document, String(inner.$ref).split('/').slice(1)));
  });
}
