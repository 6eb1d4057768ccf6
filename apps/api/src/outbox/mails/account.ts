import type { Language } from '@obsidiana/contract';
import type { Letter } from './letter.ts';

interface Person {
  readonly email: string;
  readonly name: string;
  readonly lang: Language;
}

/** With the link that completes a registration. */
export function confirmLetter({ email, name, lang }: Person, url: string): Letter {
  const es = lang === 'es';
  return {
    to: email,
    lang,
    subject: es ? 'Confirma tu correo' : 'Confirm your email',
    preview: es ? 'Un clic y tu cuenta está lista.' : 'One click and your account is ready.',
    heading: es ? `Hola, ${name}` : `Hello, ${name}`,
    blocks: [
      {
        kind: 'text',
        text: es
          ? 'Confirma que este correo es tuyo y tu cuenta queda lista para comprar y juntar cristales.'
          : 'Confirm that this address is yours and your account is ready for shopping and collecting crystals.',
      },
      { kind: 'button', label: es ? 'Confirmar mi correo' : 'Confirm my email', url },
      {
        kind: 'note',
        text: es
          ? 'El enlace sirve una vez y vence 24 horas después del registro. Si no creaste una cuenta, ignora este mensaje.'
          : 'The link works once and expires 24 hours after you registered. If you did not create an account, ignore this message.',
      },
    ],
  };
}

/** For who registers with an address that has an account already: only its owner learns so. */
export function alreadyRegisteredLetter({ email, name, lang }: Person, publicUrl: string): Letter {
  const es = lang === 'es';
  return {
    to: email,
    lang,
    subject: es ? 'Ya tienes una cuenta en Obsidiana' : 'You already have an account at Obsidiana',
    preview: es ? 'Entra con tu contraseña de siempre.' : 'Sign in with your usual password.',
    heading: es ? `Hola de nuevo, ${name}` : `Hello again, ${name}`,
    blocks: [
      {
        kind: 'text',
        text: es
          ? 'Alguien quiso crear una cuenta con este correo, que ya tiene una. No cambió nada: puedes entrar como siempre.'
          : 'Somebody tried to create an account with this address, which already has one. Nothing has changed: you can sign in as usual.',
      },
      { kind: 'button', label: es ? 'Entrar' : 'Sign in', url: `${publicUrl}/login` },
      {
        kind: 'note',
        text: es
          ? `¿Olvidaste tu contraseña? Pide otra en ${publicUrl}/login-recuperar`
          : `Forgot your password? Ask for a new one at ${publicUrl}/login-recuperar`,
      },
    ],
  };
}

/** With the link that sets a new password. */
export function recoveryLetter({ email, name, lang }: Person, url: string): Letter {
  const es = lang === 'es';
  return {
    to: email,
    lang,
    subject: es ? 'Cambia tu contraseña' : 'Change your password',
    preview: es ? 'El enlace vence en una hora.' : 'The link expires in one hour.',
    heading: es ? `Hola, ${name}` : `Hello, ${name}`,
    blocks: [
      {
        kind: 'text',
        text: es
          ? 'Con este enlace eliges una contraseña nueva. Al guardarla se cierran las sesiones abiertas.'
          : 'With this link you choose a new password. Saving it closes every open session.',
      },
      { kind: 'button', label: es ? 'Elegir contraseña' : 'Choose a password', url },
      {
        kind: 'note',
        text: es
          ? 'Sirve una vez y vence en una hora. Si no lo pediste, ignora este mensaje: tu contraseña no cambia.'
          : 'It works once and expires in one hour. If you did not ask for it, ignore this message: your password stays.',
      },
    ],
  };
}

/** The same link as a text message: one line, without accents that would double its price. */
export function recoveryText(lang: Language, url: string): string {
  return lang === 'es'
    ? `Obsidiana: elige tu nueva clave con este enlace. Sirve una vez y vence en una hora. ${url}`
    : `Obsidiana: choose a new password with this link. It works once and expires in one hour. ${url}`;
}
