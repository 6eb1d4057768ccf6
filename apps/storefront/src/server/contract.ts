// What the built bundle and those who load it agree on, apart from both: it needs neither the build nor a browser's types.

export interface HandlerOptions {
  /** Answers the API's requests, over the network or in process. */
  readonly fetchApi: (url: string, init: RequestInit) => Promise<Response>;
  /** Absolute address that the API's paths are put behind. */
  readonly apiUrl: string;
  /** Scheme and host of the shop for canonical addresses; that of the request without it. */
  readonly publicUrl?: string | undefined;
}

export interface PageOptions {
  /** For the inline scripts of a page that is rendered for this request alone. */
  readonly nonce?: string;
}

export type Handle = (request: Request, options?: PageOptions) => Promise<Response>;
export type CreateHandler = (options: HandlerOptions) => Handle;
/**
 * What a public page depends on, all of it: its address, and of the cookies the language and the currency.
 * Null for a page that is not the same for everyone.
 */
export type KeyOf = (address: string, cookies: string) => string | null;
