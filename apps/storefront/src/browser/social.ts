/** What a provider's window said of the person; the server asks the provider itself whether it is true. */
export interface SocialPerson {
  readonly id: string;
  readonly access_token: string;
  readonly name: string;
  readonly lastname: string;
  /** Empty when it is not shared. */
  readonly email: string;
  readonly photo?: string;
}

/**
 * Why a provider's window brought nobody: the person closed it or refused, the browser let no window open, or the
 * provider cannot be reached.
 */
export type SocialStop = 'closed' | 'blocked' | 'unreachable';

export class SocialStopped extends Error {
  readonly reason: SocialStop;
  constructor(reason: SocialStop) {
    super(reason);
    this.reason = reason;
  }
}
