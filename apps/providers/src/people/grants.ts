import { randomBytes } from 'node:crypto';
import type { Person } from './people.ts';

/** What a person has allowed an app to see. */
export interface Grant {
  readonly person: Person;
  /** The app that the token was made for. */
  readonly clientId: string;
  readonly scopes: readonly string[];
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Access tokens, and what each stands for. */
export class Grants {
  readonly #prefix: string;
  readonly #grants = new Map<string, Grant>();

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  give(grant: Grant): string {
    const token = `${this.#prefix}${randomBytes(32).toString('base64url')}`;
    this.#grants.set(token, grant);
    return token;
  }

  /** Undefined for a token that was never given, or has run out. */
  find(token: string | undefined): Grant | undefined {
    const grant = this.#grants.get(token ?? '');
    return grant && grant.expiresAt > Date.now() ? grant : undefined;
  }

  clear(): void {
    this.#grants.clear();
  }
}
