/** The word by which this page's Content-Security-Policy knows its own scripts; undefined without a policy. */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
}
