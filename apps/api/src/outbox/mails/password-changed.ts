import type { Language } from '@obsidiana/contract';
import type { Letter } from './letter.ts';

interface Member {
  readonly email: string;
  readonly name: string;
  readonly lang: Language;
}

/** To a member whose password has just been changed, so that nobody changes it unnoticed. */
export function passwordChangedLetter({ email, name, lang }: Member, publicUrl: string): Letter {
  const es = lang === 'es';
  return {
    to: email,
    lang,
    subject: es ? 'Tu contraseña cambió' : 'Your password has changed',
    preview: es ? 'Cerramos las sesiones que estaban abiertas.' : 'We closed the sessions that were open.',
    heading: es ? `Hola, ${name}` : `Hello, ${name}`,
    blocks: [
      {
        kind: 'text',
        text: es
          ? 'La contraseña de tu cuenta acaba de cambiar, y cerramos las sesiones que estaban abiertas. Ya puedes entrar con la nueva.'
          : 'The password of your account has just been changed, and we closed the sessions that were open. You can sign in with the new one.',
      },
      { kind: 'button', label: es ? 'Entrar' : 'Sign in', url: `${publicUrl}/login` },
      {
        kind: 'note',
        text: es
          ? `¿No fuiste tú? Elige otra ahora en ${publicUrl}/login-recuperar y escríbenos: responde a este correo.`
          : `Was it not you? Choose another one now at ${publicUrl}/login-recuperar and write to us: reply to this email.`,
      },
    ],
  };
}
