import { type Html, html } from './html.ts';

export interface WindowDocument {
  readonly locale: string;
  readonly title: string;
  readonly content: Html;
  /** Addresses of further sheets and scripts of this window. */
  readonly styles?: readonly string[];
  readonly scripts?: readonly string[];
  /** In a frame above the shop, which is `light` or `dark`; undefined where the window stands alone. */
  readonly inPage?: string | undefined;
}

/** The frame of the windows in which a provider asks a shopper something: who they are, what they pay with, whether it is they. */
export function windowDocument({ locale, title, content, styles = [], scripts = [], inPage }: WindowDocument): Html {
  return html`<!doctype html>
<html lang="${locale}" ${inPage && html`data-in-page="${inPage}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/_pages/icon.svg">
<link rel="stylesheet" href="/_pages/window.css">
${styles.map((address) => html`<link rel="stylesheet" href="${address}">`)}
${scripts.map((address) => html`<script type="module" src="${address}"></script>`)}
</head>
<body><main>${content}</main></body>
</html>`;
}
