import type { Language } from '@obsidiana/contract/rules';

/** The parts of Vite's manifest that are read here: source file or chunk name → built file. */
export type ViteManifest = Readonly<Record<string, { readonly file: string; readonly css?: readonly string[] }>>;

/**
 * The `Link` header of each language's pages: what the browser needs on every page and would find late by itself,
 * the fonts and the texts.
 */
export function preloadsOf(manifest: ViteManifest): Record<Language, string> {
  const fonts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : []));
  const header = (lang: Language) => {
    const texts = manifest[`src/messages/${lang}.ts`]?.file;
    return [
      ...fonts.map((font) => `</${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
      ...(texts ? [`</${texts}>; rel=modulepreload; fetchpriority=low`] : []),
    ].join(', ');
  };
  return { es: header('es'), en: header('en') };
}

/**
 * A page whose code lets the sheet, the typeface and the first picture go ahead: it can be read without, and browsers
 * would fetch it before them. The router writes the links to it without a word about that.
 */
export function codeAfterPictures(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}
