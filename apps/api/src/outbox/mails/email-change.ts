import type { Language } from '@obsidiana/contract';
import type { Letter } from './letter.ts';

interface Person {
  readonly email: string;
  readonly name: string;
  readonly lang: Language;
}

/** To the address that a member wants to have from now on, with the link that makes it theirs. */
export function newEmailLetter({ email, name, lang }: Person, url: string): Letter {
  const es = lang === 'es';
  return {
    to: email,
    lang,
    subject: es ? 'Confirma tu nuevo correo' : 'Confirm your new email',
    preview: es ? 'Un clic y tu cuenta usa este correo.' : 'One click and your account uses this address.',
    heading: es ? `Hola, ${name}` : `Hello, ${name}`,
    blocks: [
      {
        kind: 'text',
        text: es
          ? 'Pediste que tu cuenta use este correo. Confírmalo y desde entonces entras con él.'
          : 'You asked for your account to use this address. Confirm it, and from then on you sign in with it.',
      },
      { kind: 'button', label: es ? 'Usar este correo' : 'Use this address', url },
      {
        kind: 'note',
        text: es
          ? 'El enlace sirve una vez y vence en 24 horas. Si no lo pediste, ignora este mensaje.'
          : 'The link works once and expires in 24 hours. If you did not ask for it, ignore this message.',
      },
    ],
  };
}

/** To the address that a member has, so that nobody puts another in its place unnoticed. */
export function emailChangeLetter({ email, name, lang }: Person, wanted: string, publicUrl: string): Letter {
  const es = lang === 'es';
  return {
    to: email,
    lang,
    subject: es ? 'Alguien pidió cambiar el correo de tu cuenta' : 'Somebody asked to change the email of your account',
    preview: es ? 'Si fuiste tú, no hagas nada aquí.' : 'If it was you, there is nothing to do here.',
    heading: es ? `Hola, ${name}` : `Hello, ${name}`,
    blocks: [
      {
        kind: 'text',
        text: es
          ? `Se pidió que tu cuenta use ${wanted} en lugar de este correo. El cambio se hace cuando se confirme desde allá.`
          : `Your account was asked to use ${wanted} instead of this address. The change is made once it is confirmed from there.`,
      },
      {
        kind: 'text',
        text: es
          ? 'Si no fuiste tú, elige otra contraseña ahora: se cierran todas las sesiones.'
          : 'If it was not you, choose another password now: every session is closed.',
      },
      {
        kind: 'button',
        label: es ? 'Cambiar mi contraseña' : 'Change my password',
        url: `${publicUrl}/login-recuperar`,
      },
    ],
  };
}
