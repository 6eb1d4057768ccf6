/** The web addresses in a mail: where its HTML links to, then those written in its text. Each once. */
export function linksIn(html: string, text: string): string[] {
  const linked = [...html.matchAll(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map((match) =>
    decode(match[1] ?? match[2] ?? ''),
  );
  const written = [...text.matchAll(/https?:\/\/[^\s<>"']+/g)].map(([address]) => withoutStop(address));
  return [...new Set([...linked, ...written])].filter((address) => /^https?:\/\//i.test(address));
}

function decode(attribute: string): string {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replace(/&#x27;/gi, "'")
    .replace(/&#x3d;/gi, '=')
    .replace(/&#x2f;/gi, '/')
    .replaceAll('&amp;', '&')
    .trim();
}

/** A sentence's full stop or closing bracket is no part of the address before it. */
function withoutStop(address: string): string {
  const trimmed = address.replace(/[.,;:!?»]+$/, '');
  return trimmed.endsWith(')') && !trimmed.includes('(') ? trimmed.slice(0, -1) : trimmed;
}
