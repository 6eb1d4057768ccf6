import type { Language } from '@obsidiana/contract';
import type { Letter } from './letter.ts';

interface Member {
  readonly email: string;
  readonly name: string;
  readonly affiliation: string;
  readonly lang: Language;
}

/** To a new member, with the offer for the first order when there is one. */
export function welcomeLetter({ email, name, affiliation, lang }: Member, percent: number, publicUrl: string): Letter {
  const es = lang === 'es';
  const offer = es
    ? `Tu primer pedido lleva ${percent} % de descuento. Se aplica solo, sin código.`
    : `Your first order is ${percent}% off. It applies by itself, without a code.`;
  return {
    to: email,
    lang,
    subject:
      percent > 0
        ? es
          ? `Te damos la bienvenida con ${percent} % de descuento`
          : `Welcome, and ${percent}% off your first order`
        : es
          ? 'Te damos la bienvenida'
          : 'Welcome',
    preview: percent > 0 ? offer : es ? 'Tu cuenta está lista.' : 'Your account is ready.',
    heading: es ? `Tu cuenta está lista, ${name}` : `Your account is ready, ${name}`,
    blocks: [
      ...(percent > 0 ? [{ kind: 'text', text: offer } as const] : []),
      {
        kind: 'text',
        text: es
          ? 'Cada compra te da cristales. Con ellos alcanzas Ámbar, Esmeralda y Diamante, y cada piedra trae sus recompensas.'
          : 'Every purchase earns you crystals. With them you reach Amber, Emerald and Diamond, and each stone brings its rewards.',
      },
      {
        kind: 'rows',
        rows: [{ label: es ? 'Tu número de afiliación' : 'Your membership number', value: affiliation }],
      },
      { kind: 'button', label: es ? 'Ver la colección' : 'See the collection', url: `${publicUrl}/home` },
    ],
  };
}
