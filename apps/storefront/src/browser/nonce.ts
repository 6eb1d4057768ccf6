/**
 * The word by which the policy of this document knows inline scripts; undefined in one that is the same for everyone, which
 * knows its own by their hashes.
 */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
}
