import type { FastifyReply } from 'fastify';
import { type Html, html } from './html.ts';

export interface Page {
  readonly title: string;
  readonly body: Html;
  /** Addresses of scripts and further sheets of this page. */
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
}

/** The frame that the pages for people share. */
export function page({ title, body, scripts = [], styles = [] }: Page): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Providers room</title>
<link rel="icon" href="/_pages/icon.svg">
<link rel="stylesheet" href="/_pages/page.css">
${styles.map((address) => html`<link rel="stylesheet" href="${address}">`)}
${scripts.map((address) => html`<script type="module" src="${address}"></script>`)}
</head>
<body>
<header class="top">
<a class="home" href="/">Providers room</a>
<nav aria-label="Pages"><a href="/inbox">Inbox</a><a href="/_sandbox">Switchboard</a></nav>
</header>
${body}
</body>
</html>`;
}

export function sendHtml(reply: FastifyReply, content: Html): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(content.text);
}
