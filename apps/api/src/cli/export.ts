import { resolve } from 'node:path';
import { Command } from 'commander';
import { exportCatalogue } from '../export/export-catalogue.ts';
import { onShop, type Printing } from './shop.ts';

export function exportCommand(): Command {
  return new Command('export')
    .description(
      'Writes the catalogue into a file that import takes: JSON Lines, a product a line, with everything known of it.',
    )
    .argument('<file>', 'such as catalogue.jsonl')
    .option('--json', 'print the summary as JSON')
    .action(async (file: string, printing: Printing) => {
      const path = resolve(file);
      if (!path.endsWith('.jsonl'))
        throw new Error('The name of the file must end with .jsonl, so that import knows it.');
      await onShop(
        printing,
        ({ db }) => exportCatalogue(db, path),
        ({ products }) => `${products} products are in ${path}.`,
      );
    });
}
