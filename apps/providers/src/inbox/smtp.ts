import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Fault } from '../switchboard/faults.ts';
import type { Traffic } from '../switchboard/hooks.ts';
import { linksIn } from './links.ts';
import type { Messages } from './messages.ts';

const mebibyte = 2 ** 20;

/** Ends a mail with a reply of this code (`421`, `451`, `550` …). */
class SmtpRefusal extends Error {
  readonly responseCode: number;
  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

/** Ends a mail without a reply: the connection is closed. */
class Cut extends Error {}

/** A mail server on loopback that takes every mail, from anyone, to anyone, and delivers it to the inbox. */
export function smtpServer(messages: Messages, { faults, log }: Traffic): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: 25 * mebibyte,
    logger: false,
    closeTimeout: 500,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onData: (stream, session, done) => {
      const fault = faults.take('SMTP', '/message');
      const entry = log.open('SMTP', '/message');
      entry.params = { to: recipientsOf(session) };
      if (fault) entry.fault = fault.action;
      const began = performance.now();
      receive(stream, session, messages, fault)
        .then(
          () => {
            entry.status = 250;
            done(null, 'Delivered to the inbox');
          },
          (error: Error) => {
            if (error instanceof SmtpRefusal) entry.status = error.responseCode;
            if (error instanceof Cut) closeConnection(server, session);
            done(error);
          },
        )
        .finally(() => {
          entry.ms = Math.round(performance.now() - began);
        });
    },
  });
  // A client that goes away in the middle of a mail is no reason to stop.
  server.on('error', () => undefined);
  return server;
}

async function receive(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  messages: Messages,
  fault: Fault | undefined,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  if (stream.sizeExceeded) throw new SmtpRefusal(552, 'The mail is larger than 25 MiB.');
  if (fault?.action === 'delay') await wait(fault.ms, undefined, { ref: false });
  if (fault?.action === 'cut_before') throw new Cut();
  if (fault?.action === 'status') throw new SmtpRefusal(fault.status, 'The switchboard refused this mail.');
  await deliver(Buffer.concat(chunks), session, messages);
  if (fault?.action === 'cut_after') throw new Cut();
  if (fault?.action === 'replace') throw new SmtpRefusal(fault.status ?? 451, 'The switchboard replaced the reply.');
}

async function deliver(raw: Buffer, session: SMTPServerSession, messages: Messages): Promise<void> {
  const mail = await PostalMime.parse(raw);
  const sender = mail.from?.address ?? (session.envelope.mailFrom ? session.envelope.mailFrom.address : '');
  const html = mail.html ?? '';
  const text = mail.text ?? '';
  for (const to of recipientsOf(session)) {
    messages.add({
      kind: 'mail',
      from: mail.from?.name ? `${mail.from.name} <${sender}>` : sender,
      to,
      subject: mail.subject ?? '',
      text,
      html,
      links: linksIn(html, text),
    });
  }
}

const recipientsOf = (session: SMTPServerSession) => session.envelope.rcptTo.map(({ address }) => address);

function closeConnection(server: SMTPServer, session: SMTPServerSession): void {
  for (const connection of server.connections) if (connection.session.id === session.id) connection.close();
}
