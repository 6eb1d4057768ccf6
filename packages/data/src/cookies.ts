/** The value of a cookie in a `Cookie` header or `document.cookie`. */
export function readCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split(/;\s*/)) {
    const [key, value] = pair.split('=', 2);
    if (key === name && value) return decoded(value);
  }
  return null;
}

/** A cookie for the whole shop that lives for a year; a null value removes it. */
export function writeCookie(name: string, value: string | null): string {
  const age = value === null ? 0 : 365 * 24 * 60 * 60;
  return `${name}=${encodeURIComponent(value ?? '')}; path=/; max-age=${age}; samesite=lax`;
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
