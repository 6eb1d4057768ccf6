import type { Api, Locale } from '@obsidiana/data';
import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';

/** What the server's loaders work with, for one request. */
export interface ServerPage {
  readonly locale: Locale;
  readonly api: Api;
  /** Shared by the loaders of a page, so that each call is made once. */
  readonly cache: QueryClient;
  /** Scheme and host, for addresses that leave the page. */
  readonly origin: string;
  /** For the scripts of a page under a Content-Security-Policy. */
  readonly nonce: string | undefined;
}

export const serverPage = createContext<ServerPage>();
