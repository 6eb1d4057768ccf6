import { Html, html } from '../pages/html.ts';
import { page } from '../pages/page.ts';
import type { Message } from './messages.ts';
import { mailSandbox } from './sandbox.ts';

/** The list of messages, and the one that is open. */
export function inboxPage(messages: readonly Message[], open: Message | undefined): Html {
  return page({
    title: open ? open.subject || 'No subject' : 'Inbox',
    styles: ['/_pages/inbox.css'],
    scripts: ['/_pages/inbox.js'],
    body: html`<main class="inbox${open ? ' reading' : ''}">
<section class="list" aria-label="Messages">
<h1>Inbox <span class="count" data-count>${messages.length}</span></h1>
<p class="empty" data-empty ${messages.length > 0 && new Html('hidden')}>No mail yet. What the shop sends, such as the link that confirms a new account, appears here by itself.</p>
<ol data-messages>${listItems(messages, open)}</ol>
</section>
<article class="message">${open ? openMessage(open) : html`<p class="hint">${messages.length > 0 ? 'Choose a message to read it.' : ''}</p>`}</article>
</main>`,
  });
}

export function listItems(messages: readonly Message[], open: Message | undefined): Html {
  return html`${messages.map(
    (
      message,
    ) => html`<li data-id="${message.id}"><a href="/inbox/${message.id}" ${message === open && new Html('aria-current="true"')}>
<span class="subject">${subjectOf(message)}</span>
<span class="to">${message.kind === 'sms' ? 'SMS to' : 'to'} ${message.to}</span>
<time datetime="${message.at}">${clock(message.at)}</time>
</a></li>`,
  )}`;
}

function openMessage(message: Message): Html {
  return html`<header>
<a class="back" href="/inbox">All messages</a>
<h2>${subjectOf(message)}</h2>
<dl><dt>From</dt><dd>${message.from || '(nobody)'}</dd><dt>To</dt><dd>${message.to}</dd><dt>Received</dt><dd><time datetime="${message.at}">${message.at.replace('T', ' ').slice(0, 19)} UTC</time></dd></dl>
</header>
<iframe class="body" title="Message" src="/inbox/${message.id}/body" sandbox="${mailSandbox}"></iframe>
<footer>
${message.links.length > 0 && html`<details open><summary>Links in this message</summary><ul>${message.links.map((link) => html`<li><a href="${link}" target="_blank" rel="noreferrer">${link}</a></li>`)}</ul></details>`}
${message.html && html`<details><summary>Plain text</summary><pre>${message.text || '(none)'}</pre></details>`}
</footer>`;
}

/** The message itself as a document, for its frame. Links open in a new tab. */
export function mailDocument(message: Message): Html {
  const base = '<base target="_blank">';
  if (message.html) {
    const withHead = /<head[^>]*>/i;
    return new Html(
      withHead.test(message.html) ? message.html.replace(withHead, (head) => head + base) : base + message.html,
    );
  }
  return html`<!doctype html><meta charset="utf-8">${new Html(base)}<meta name="color-scheme" content="light"><title>Message</title>
<body style="margin:24px;background:#fff;color:#16130f;font:16px/1.5 system-ui,sans-serif;white-space:pre-wrap;overflow-wrap:anywhere">${withLinks(message.text)}`;
}

function withLinks(text: string): Html {
  const parts = text.split(/(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)])/g);
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))}`;
}

const subjectOf = (message: Message) => message.subject || (message.kind === 'sms' ? message.text : '(no subject)');
const clock = (at: string) => at.slice(11, 16);
