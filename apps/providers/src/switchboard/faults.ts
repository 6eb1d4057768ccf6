import { randomUUID } from 'node:crypto';

/**
 * What goes wrong:
 * - `delay`: the request is accepted, and answered `ms` milliseconds later;
 * - `status`: answered with this status and body, and nothing is done;
 * - `replace`: done as asked, but answered with this status and body;
 * - `cut_before`: the connection is closed, and nothing is done;
 * - `cut_after`: done as asked, but the connection is closed before the answer.
 */
export type FaultAction =
  | { readonly action: 'delay'; readonly ms: number }
  | { readonly action: 'status'; readonly status: number; readonly body?: unknown; readonly headers?: Headers }
  | { readonly action: 'replace'; readonly status?: number; readonly body?: unknown; readonly headers?: Headers }
  | { readonly action: 'cut_before' }
  | { readonly action: 'cut_after' };

type Headers = Readonly<Record<string, string>>;

export type FaultRequest = FaultAction & {
  /** `path` without the query; `*` stands for any characters. Mails are `{ method: 'SMTP', path: '/message' }`. */
  readonly match: { readonly method?: string; readonly path: string };
  /** How many requests it hits. Default 1. */
  readonly times?: number;
};

export type Fault = FaultRequest & { readonly id: string; readonly times: number; readonly remaining: number };

/** The faults that are set. The oldest that matches takes a request, until its times are used up. */
export class Faults {
  #faults: Fault[] = [];

  list(): readonly Fault[] {
    return this.#faults;
  }

  add(request: FaultRequest): Fault {
    const times = request.times ?? 1;
    const fault = { ...request, id: randomUUID(), times, remaining: times };
    this.#faults.push(fault);
    return fault;
  }

  /** The fault that this request meets, if any; it counts as one of its times. */
  take(method: string, path: string): Fault | undefined {
    const index = this.#faults.findIndex((fault) => fault.remaining > 0 && matches(fault.match, method, path));
    const fault = this.#faults[index];
    if (!fault) return undefined;
    this.#faults[index] = { ...fault, remaining: fault.remaining - 1 };
    return fault;
  }

  /** @returns false when there is no such fault. */
  remove(id: string): boolean {
    const before = this.#faults.length;
    this.#faults = this.#faults.filter((fault) => fault.id !== id);
    return this.#faults.length < before;
  }

  clear(): void {
    this.#faults = [];
  }
}

function matches(match: Fault['match'], method: string, path: string): boolean {
  if (match.method && match.method.toUpperCase() !== method) return false;
  const pattern = match.path.split('*').map(escapePattern).join('.*');
  return new RegExp(`^${pattern}$`).test(path);
}

const escapePattern = (text: string) => text.replace(/[\\^$.|?+()[\]{}]/g, '\\$&');

const match = {
  type: 'object',
  additionalProperties: false,
  required: ['path'],
  properties: { method: { type: 'string' }, path: { type: 'string', pattern: '^[/*]' } },
} as const;
const answer = {
  body: {},
  headers: { type: 'object', additionalProperties: { type: 'string' } },
} as const;
const status = { type: 'integer', minimum: 200, maximum: 599 } as const;

/** JSON Schema of a FaultRequest: one shape for each action. */
export const faultSchema = {
  type: 'object',
  required: ['action'],
  discriminator: { propertyName: 'action' },
  oneOf: [
    shape('delay', { ms: { type: 'integer', minimum: 0, maximum: 600_000 } }, ['ms']),
    shape('status', { status, ...answer }, ['status']),
    shape('replace', { status, ...answer }),
    shape('cut_before', {}),
    shape('cut_after', {}),
  ],
} as const;

function shape(action: FaultAction['action'], properties: object, required: string[] = []) {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['match', ...required],
    properties: { action: { const: action }, match, times: { type: 'integer', minimum: 1 }, ...properties },
  };
}
