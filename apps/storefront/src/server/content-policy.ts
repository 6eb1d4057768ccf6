import { createHash } from 'node:crypto';

/** Where the scripts, frames and calls of others come from, beside the shop's own. */
export interface ContentSources {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly calls: readonly string[];
  readonly pictures: readonly string[];
}

export const noSources: ContentSources = { scripts: [], frames: [], calls: [], pictures: [] };

/**
 * The Content-Security-Policy of a page: its own files, the providers, and inline scripts. Those of a page that is kept are
 * the ones that stand in this very HTML, by their hashes: nothing new is needed for each answer. A page for one request
 * knows them by its nonce, which it can hand on to a provider whose script adds inline ones, and by its hash what stands
 * without one, as the question for the age does on every page.
 */
export function contentPolicy(html: string, sources: ContentSources, nonce?: string): string {
  const { scripts, frames, calls, pictures } = sources;
  const inline = [...(nonce === undefined ? [] : [`'nonce-${nonce}'`]), ...hashesOf(html)];
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...inline, ...scripts].join(' '),
    // Dialogs and the providers' buttons style what they add as they add it.
    "style-src 'self' 'unsafe-inline'",
    ['img-src', "'self'", 'data:', ...pictures].join(' '),
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])].join(' '),
    ['connect-src', "'self'", ...calls].join(' '),
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Of every script whose code stands in the page without a nonce; data in a script element is no code. */
function hashesOf(html: string): string[] {
  const inline = [
    ...html.matchAll(/<script(?![^>]*\b(?:src=|nonce=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g),
  ];
  const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  return [...new Set(inline.map(([, code = '']) => hash(code)))];
}
