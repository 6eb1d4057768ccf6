import fc from 'fast-check';
import type { Schema } from './operation.ts';

/** Texts that have broken servers: encodings, SQL, markup, prototypes, paths, lengths. */
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  "' or '1'='1",
  "'; drop table users; --",
  '%',
  '_%_',
  '\\',
  '"',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../../../etc/passwd',
  '%00%2e%2e%2f',
  '😀👩‍👩‍👧‍👦',
  'ñandú ÁÉÍÓÚ ß İ',
  '\u202Etxet',
  '\uD800',
  '-1',
  '0',
  '1e309',
  'NaN',
  'null',
  'true',
  '__proto__',
  'constructor',
  '99999999999999999999',
  '2147483648',
  'a'.repeat(2_000),
  'á'.repeat(5_000),
  '\n\r\t',
];
const hostileNumbers = [0, -1, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, -0];
const otherTypes: readonly unknown[] = [null, true, [], {}, [[]], { a: { b: [] } }, '', 0];

/** Values that a schema allows. */
export function validValues(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(validValues));
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
    case 'number':
      return fc.integer({ min: -100_000, max: 100_000 }).map((cents) => cents / 100);
    case 'array':
      return fc.array(validValues(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 5, 5) });
    case 'object':
      return validObject(schema);
    case 'string':
      return validText(schema);
    default:
      return fc.constantFrom(...otherTypes);
  }
}

/** Values that a schema may or may not allow: what a careless or a malicious client sends. */
export function anyValues(schema: Schema): fc.Arbitrary<unknown> {
  const own = schema.type === 'integer' || schema.type === 'number' ? hostileNumbers : hostileTexts;
  return fc.oneof(
    { weight: 4, arbitrary: validValues(schema) },
    { weight: 3, arbitrary: fc.constantFrom<unknown>(...own) },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(...hostileTexts, ...hostileNumbers) },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(...otherTypes) },
  );
}

function validObject({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, validValues(schema)]));
  return fc.record(fields, { requiredKeys: [...required] });
}

function validText({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date')
    return fc
      .date({ min: new Date('1900-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  if (format === 'date-time') return fc.constant('2026-01-31T12:00:00.000Z');
  const texts = pattern
    ? fc.stringMatching(new RegExp(pattern), { size: 'small' })
    : fc.string({ minLength, maxLength: Math.min(maxLength, Math.max(minLength, 60)), unit: 'grapheme' });
  return texts.filter((text) => text.length >= minLength && text.length <= maxLength);
}
