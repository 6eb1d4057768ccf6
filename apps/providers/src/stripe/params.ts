import { invalidRequest } from './errors.ts';
import type { Form } from './form.ts';

/** Parameters that this version of the API knows under another name. */
const renamed: Record<string, string> = { payment_method_types: 'allowed_payment_method_types' };

/** Reads the parameters of a call; what is missing or malformed is refused in Stripe's words. */
export class Params {
  readonly #form: Form;
  readonly #path: string;

  constructor(form: Form, path = '') {
    this.#form = form;
    this.#path = path;
  }

  names(): string[] {
    return Object.keys(this.#form);
  }

  has(name: string): boolean {
    return name in this.#form;
  }

  text(name: string): string | undefined {
    const value = this.#form[name];
    if (typeof value !== 'object') return value;
    throw invalidRequest(`Invalid string: ${JSON.stringify(value)}`, {
      code: 'parameter_invalid_string',
      param: this.#name(name),
    });
  }

  /** What a field is after this call: the text given, null when it is empty, as before when it is not given. */
  textOr(name: string, before: string | null): string | null {
    const value = this.text(name);
    return value === undefined ? before : value || null;
  }

  required(name: string): string {
    const value = this.text(name);
    if (value === undefined) throw this.missing(name);
    if (value === '')
      throw invalidRequest(
        `You passed an empty string for '${this.#name(name)}'. We assume empty values are an attempt to unset a parameter; however '${this.#name(name)}' cannot be unset. You should remove '${this.#name(name)}' from your request or supply a non-empty value.`,
        { code: 'parameter_invalid_empty', param: this.#name(name) },
      );
    return value;
  }

  integer(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (/^-?\d{1,15}$/.test(value)) return Number(value);
    throw invalidRequest(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: this.#name(name) });
  }

  flag(name: string): boolean | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (value === 'true' || value === 'false') return value === 'true';
    throw invalidRequest(`Invalid boolean: ${value}`, { code: 'parameter_invalid_boolean', param: this.#name(name) });
  }

  oneOf<const T extends string>(name: string, values: readonly T[]): T | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const known = values.find((candidate) => candidate === value);
    if (known) return known;
    throw invalidRequest(`Invalid ${this.#name(name)}: must be one of ${values.join(', ')}`, {
      param: this.#name(name),
    });
  }

  list(name: string): string[] | undefined {
    const value = this.#form[name];
    if (value === undefined) return undefined;
    if (typeof value === 'object') return Object.values(value).filter((item) => typeof item === 'string');
    throw invalidRequest('Invalid array', { code: 'parameter_invalid_array', param: this.#name(name) });
  }

  group(name: string): Params | undefined {
    const value = this.#form[name];
    if (value === undefined || value === '') return undefined;
    if (typeof value === 'object') return new Params(value, this.#name(name));
    throw invalidRequest('Invalid object', { code: 'parameter_invalid_object', param: this.#name(name) });
  }

  missing(name: string): Error {
    return invalidRequest(`Missing required param: ${this.#name(name)}.`, {
      code: 'parameter_missing',
      param: this.#name(name),
    });
  }

  /** Refuses every name that is not among these: what this stand-in does not know is never silently ignored. */
  only(known: readonly string[]): void {
    const unknown = this.names().filter((name) => !known.includes(name));
    const [first] = unknown;
    if (first === undefined) return;
    const names = `parameter${unknown.length > 1 ? 's' : ''}: ${unknown.join(', ')}`;
    const hint = renamed[first] ? `. Did you mean ${renamed[first]}?` : '';
    throw invalidRequest(`Received unknown ${names}${hint}`, { code: 'parameter_unknown', param: this.#name(first) });
  }

  #name(name: string): string {
    return this.#path ? `${this.#path}[${name}]` : name;
  }
}
