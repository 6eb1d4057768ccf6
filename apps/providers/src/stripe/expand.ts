import { invalidRequest } from './errors.ts';
import type { Ledger } from './ledger.ts';

/** Puts the objects themselves where their ids are, for paths such as `latest_charge` or `data.payment_intent`. */
export function expand(body: object, paths: readonly string[], ledger: Ledger): object {
  const copy: object = structuredClone(body);
  for (const path of paths) put(copy, path.split('.'), path, ledger);
  return copy;
}

function put(target: unknown, [name = '', ...rest]: string[], path: string, ledger: Ledger): void {
  if (Array.isArray(target)) {
    for (const item of target) put(item, [name, ...rest], path, ledger);
    return;
  }
  if (typeof target !== 'object' || target === null) return;
  if (!(name in target)) throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  const value: unknown = Reflect.get(target, name);
  const found = typeof value === 'string' ? find(value, ledger) : value;
  if (found === undefined) throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  Reflect.set(target, name, found);
  if (rest.length > 0) put(found, rest, path, ledger);
}

function find(id: string, { intents, charges, refunds, paymentMethods }: Ledger): object | undefined {
  const found = intents.get(id) ?? charges.get(id) ?? refunds.get(id) ?? paymentMethods.get(id);
  return found && structuredClone(found);
}
