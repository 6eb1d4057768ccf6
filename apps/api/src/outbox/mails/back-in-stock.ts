import type { Language } from '@obsidiana/contract';
import type { Letter } from './letter.ts';

interface Wait {
  readonly email: string;
  readonly lang: Language;
}

interface Piece {
  /** In the language of who waits. */
  readonly name: string;
  readonly uri: string;
  /** Those that are there again, as their letters. */
  readonly sizes: readonly string[];
}

/** To who asked to hear when a piece can be had again; they need not be a member. */
export function backInStockLetter({ email, lang }: Wait, { name, uri, sizes }: Piece, publicUrl: string): Letter {
  const es = lang === 'es';
  const several = sizes.length > 1;
  return {
    to: email,
    lang,
    subject: es ? `${name} está de vuelta` : `${name} is back`,
    preview: es ? 'Hay pocas piezas, y no las apartamos.' : 'There are few pieces, and we do not put them aside.',
    heading: es ? `${name} está de vuelta` : `${name} is back`,
    blocks: [
      {
        kind: 'text',
        text: es
          ? `Nos pediste que te avisáramos: ya hay piezas ${several ? 'de las tallas' : 'de la talla'} ${sizes.join(', ')}. Son pocas y no las apartamos.`
          : `You asked us to tell you: there are pieces of ${several ? 'the sizes' : 'size'} ${sizes.join(', ')} again. They are few, and we do not put them aside.`,
      },
      { kind: 'button', label: es ? 'Ver la pieza' : 'See the piece', url: `${publicUrl}/detalles-producto/${uri}` },
    ],
    footer: es
      ? 'Recibes este correo porque pediste este aviso en Obsidiana. No te escribiremos más por él.'
      : 'You receive this email because you asked for this notice at Obsidiana. We will not write again because of it.',
  };
}
