import type { Language } from '@obsidiana/contract';

/** A mail before it is written out: once as HTML and once as text, from the same blocks. */
export interface Letter {
  readonly to: string;
  readonly lang: Language;
  readonly subject: string;
  /** What the list of mails shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** Who gets an answer; without it, the shop. */
  readonly replyTo?: Correspondent;
  /** Why one gets this mail; without it, because of one's account. */
  readonly footer?: string;
}

interface Correspondent {
  readonly name: string;
  readonly address: string;
}

export type Block =
  | { readonly kind: 'text' | 'note'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'rows'; readonly rows: readonly Row[] };

export interface Row {
  readonly label: string;
  readonly value: string;
  readonly strong?: boolean;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly replyTo?: Correspondent;
}

/** The house's colours and its rules; mail programs know neither variables nor its typeface. */
const ink = '#16130F';
const muted = '#6B6357';
const paper = '#F4F0E8';
const hairline = '#D8D0C0';
/** By night, in the mail programs that ask; the others show the day, or turn it over by themselves. */
const night = { ink: '#F1EBDF', muted: '#A2998A', paper: '#12100D', hairline: '#332E27' };
const nightRules = `@media (prefers-color-scheme: dark) {
.paper { background: ${night.paper} !important; color: ${night.ink} !important }
.rule { border-color: ${night.ink} !important }
.soft { border-color: ${night.hairline} !important }
.muted { color: ${night.muted} !important }
.button { background: ${night.ink} !important; color: ${night.paper} !important }
}`;
const face = "Archivo, 'Helvetica Neue', Helvetica, Arial, sans-serif";

const footers: Record<Language, string> = {
  es: 'Recibes este correo por tu cuenta en Obsidiana.',
  en: 'You receive this email because of your account at Obsidiana.',
};

export function written(letter: Letter): Mail {
  const { to, subject, replyTo } = letter;
  return { to, subject, ...(replyTo && { replyTo }), html: html(letter), text: text(letter) };
}

function text({ heading, blocks, lang, footer = footers[lang] }: Letter): string {
  const parts = blocks.map((block) => {
    if (block.kind === 'button') return `${block.label}:\n${block.url}`;
    if (block.kind === 'rows') return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
    return block.text;
  });
  return [heading, ...parts, `— Obsidiana\n${footer}`].join('\n\n');
}

function html({ lang, subject, preview, heading, blocks, footer = footers[lang] }: Letter): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${nightRules}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${paper};color:${ink};font-family:${face}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="paper" style="background:${paper}">
<tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td style="padding-bottom:20px;font-size:20px;font-weight:800;letter-spacing:-0.03em">OBSIDIANA</td></tr>
<tr><td class="rule" style="border-top:4px solid ${ink};padding-top:28px">
<h1 style="margin:0 0 20px;font-size:32px;line-height:1;font-weight:800;letter-spacing:-0.035em;overflow-wrap:anywhere">${escaped(heading)}</h1>
${blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td class="soft muted" style="border-top:1px solid ${hairline};padding-top:16px;font-size:13px;line-height:1.5;color:${muted}">${escaped(footer)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 20px;font-size:16px;line-height:1.55">${escaped(block.text)}</p>`;
    case 'note':
      return `<p class="muted" style="margin:0 0 24px;font-size:14px;line-height:1.5;color:${muted};overflow-wrap:anywhere">${escaped(block.text)}</p>`;
    case 'button':
      return `<p style="margin:0 0 24px"><a href="${escaped(block.url)}" class="button" style="display:inline-block;background:${ink};color:${paper};padding:16px 28px;font-size:16px;font-weight:600;text-decoration:none">${escaped(block.label)}</a></p>`;
    case 'rows':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="rule" style="margin:0 0 24px;border-bottom:1px solid ${ink}">${block.rows.map(rowHtml).join('')}</table>`;
  }
}

function rowHtml({ label, value, strong }: Row): string {
  const line = `border-top:1px solid ${strong ? ink : hairline};padding:10px 0;font-size:15px;line-height:1.4;font-weight:${strong ? 700 : 400}`;
  // An amount and a short name stay whole; an address may be longer than a phone is wide.
  const whole = 'white-space:nowrap';
  const wrap = value.length > 24 ? 'word-break:break-word' : whole;
  const border = strong ? 'rule' : 'soft';
  const name = `<td class="${border}" valign="top" style="${line};${label.length > 16 ? '' : whole}">${escaped(label)}</td>`;
  return `<tr>${name}<td class="${border}" align="right" valign="top" style="${line};padding-left:16px;${wrap}">${escaped(value)}</td></tr>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (value: string): string => value.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
