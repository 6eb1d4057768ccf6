import { intentionLives } from '@obsidiana/contract/rules';
import type { Session } from './session.ts';

export interface Intention {
  /** The page that the visitor wanted, or comes back to. */
  readonly path: string;
  /** The id of the product that they wanted as a favourite. */
  readonly favorite?: number;
}

/** Remembers what a visitor wanted that needs an account; what they wanted before gives way to it. */
export function remember(session: Session, { path, favorite }: Intention): void {
  session.set('redirectPath', path);
  session.set('pendingFavorite', favorite ?? null);
  session.set('intendedAt', Date.now());
}

/**
 * Where somebody who signs in now wanted to go, once; null when they did not say, or too long ago: an old wish is not
 * theirs any more, and may be another person's. A favourite that goes with it stays pending only while it is fresh.
 */
export function takeDestination(session: Session): string | null {
  const age = Date.now() - (session.get('intendedAt') ?? 0);
  const fresh = age >= 0 && age < intentionLives;
  const path = fresh ? session.get('redirectPath') : null;
  session.set('redirectPath', null);
  session.set('intendedAt', null);
  if (!fresh) session.set('pendingFavorite', null);
  return path;
}
