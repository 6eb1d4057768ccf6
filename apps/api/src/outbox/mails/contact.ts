import type { Language } from '@obsidiana/contract';
import type { Letter } from './letter.ts';

interface Message {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly lang: Language;
}

/** A message of the contact form, to the shop itself; an answer to it goes to its writer. */
export function contactLetter({ name, email, message, lang }: Message, to: string): Letter {
  return {
    to,
    replyTo: { name, address: email },
    lang: 'es',
    subject: `Mensaje de ${name}`,
    preview: message.slice(0, 120),
    heading: `Mensaje de ${name}`,
    blocks: [
      ...message
        .split(/\s*\n\s*/)
        .filter((line) => line !== '')
        .map((text) => ({ kind: 'text', text }) as const),
      {
        kind: 'rows',
        rows: [
          { label: 'Correo', value: email },
          { label: 'Idioma', value: lang === 'es' ? 'Español' : 'Inglés' },
        ],
      },
    ],
    footer: 'Este mensaje llegó por el formulario de contacto. Responde a este correo para contestar.',
  };
}
