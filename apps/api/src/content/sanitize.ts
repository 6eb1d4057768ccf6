import sanitizeHtml from 'sanitize-html';

/** The HTML that the shop keeps and shows: text, lists, tables and links. Everything else is taken out, its text stays. */
export function sanitize(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'blockquote'],
      ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
    ],
    allowedAttributes: { a: ['href'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { h1: 'h2' },
  });
}

/** The text of an HTML fragment, in one line. */
export function plainText(html: string): string {
  return sanitizeHtml(html.replaceAll(/<(br|\/p|\/li|\/h\d|\/div)\b[^>]*>/gi, ' '), {
    allowedTags: [],
    allowedAttributes: {},
    textFilter: (text) =>
      text.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"'),
  })
    .replaceAll(/\s+/g, ' ')
    .trim();
}
