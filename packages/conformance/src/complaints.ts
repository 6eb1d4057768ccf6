import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { failureSchema, type Operation, type Schema } from './operation.ts';
import type { Received } from './target.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);

const validators = new Map<Schema, ValidateFunction>();
const failure = failureSchema();
/** Longer than this is a hang. */
const patience = 10_000;
/** Traces of the inside: stack frames, SQL, names of the database's own errors, paths of source files. */
const inside =
  /\n\s+at \S+|\.ts:\d+|node_modules|\b(select|insert into|update|delete from)\s+"|violates|syntax error at|ECONN|pg_/i;

/** What is wrong with an answer, whatever was asked: an empty list is an answer that keeps the contract. */
export function complaintsAbout(operation: Operation, { status, text, milliseconds }: Received): string[] {
  const complaints: string[] = [];
  if (status >= 500) complaints.push(`answered ${status}: ${text.slice(0, 300)}`);
  if (milliseconds > patience) complaints.push(`took ${Math.round(milliseconds)} ms`);
  const body = parsed(text);
  if (body === undefined) return [...complaints, `answered ${status} with what is not JSON: ${text.slice(0, 300)}`];
  const wrong = mismatch(status === 200 ? operation.reply : failure, body);
  if (wrong) complaints.push(`answered ${status} in another shape than documented: ${wrong}`);
  if (status !== 200 && inside.test(text)) complaints.push(`shows its inside: ${text.slice(0, 300)}`);
  if (status === 401 && !text.includes('"Unauthenticated"'))
    complaints.push(`a 401 must carry the message Unauthenticated, not ${text.slice(0, 300)}`);
  return complaints;
}

function mismatch(schema: Schema, body: unknown): string | null {
  const validate = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, validate);
  return validate(body) ? null : ajv.errorsText(validate.errors?.slice(0, 3));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
