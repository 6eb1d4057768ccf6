import type { Language } from '@obsidiana/contract';
import type { Letter } from './letter.ts';

interface Person {
  readonly email: string;
  readonly name: string;
  readonly lang: Language;
}

/** With the link that lets somebody sign in through a provider that does not vouch for their address. */
export function socialConfirmLetter({ email, name, lang }: Person, provider: string, url: string): Letter {
  const es = lang === 'es';
  return {
    to: email,
    lang,
    subject: es ? `Confirma tu correo para entrar con ${provider}` : `Confirm your email to sign in with ${provider}`,
    preview: es ? 'Un clic y entras.' : 'One click and you are in.',
    heading: es ? `Hola, ${name}` : `Hello, ${name}`,
    blocks: [
      {
        kind: 'text',
        text: es
          ? `Alguien quiere entrar a Obsidiana con ${provider} y este correo. Si eres tú, confírmalo: desde entonces entras con ${provider}, con tu cuenta de siempre si ya tienes una.`
          : `Somebody wants to sign in to Obsidiana with ${provider} and this address. If it is you, confirm it: from then on you sign in with ${provider}, to your usual account if you have one.`,
      },
      { kind: 'button', label: es ? 'Confirmar y entrar' : 'Confirm and sign in', url },
      {
        kind: 'note',
        text: es
          ? 'El enlace sirve una vez y vence en 24 horas. Si no fuiste tú, ignora este mensaje: nadie entra sin él.'
          : 'The link works once and expires in 24 hours. If it was not you, ignore this message: nobody gets in without it.',
      },
    ],
  };
}
