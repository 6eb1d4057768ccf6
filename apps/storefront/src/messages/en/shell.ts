import type { shell as es } from '../es/shell.ts';

export const shell = {
  'shop.name': 'Obsidiana',
  'shop.description': 'Mexican art clothing, printed with what minerals hold inside. 10% off your first online order.',
  'shop.loading': 'Loading',
  'missing.title': '404 Página no encontrada',
  'missing.text': 'The address leads nowhere, or the piece is no longer in the shop.',
  'missing.home': 'Go to the home page',
  'trouble.title': 'Back in a moment',
  'trouble.text': 'The shop does not answer right now. Try again in a few seconds.',
} satisfies Record<keyof typeof es, string>;
