import { resolve } from 'node:path';
import { type Currency, currencies, type Language, languages } from '@obsidiana/contract';
import { Command, Option } from 'commander';
import { exportCatalogue } from '../export/export-catalogue.ts';
import { progressBar } from './progress.ts';
import { onShop, type Printing } from './shop.ts';

export function exportCommand(): Command {
  return new Command('export')
    .description(
      'Writes the catalogue into a file that import takes: JSON Lines with everything known of it (.jsonl), a Shopify product export (.csv), or a Google Merchant feed (.tsv, .xml). The last two hold one language and one currency.',
    )
    .argument('<file>', 'such as catalogue.jsonl; how its name ends says the format')
    .addOption(new Option('--currency <code>', 'of the prices, not in .jsonl').choices(currencies).default('MXN'))
    .addOption(new Option('--lang <language>', 'of the texts, not in .jsonl').choices(languages).default('es'))
    .option('--json', 'print the summary as JSON')
    .action(async (file: string, options: Printing & { readonly currency: Currency; readonly lang: Language }) => {
      const { currency, lang, json = false } = options;
      const path = resolve(file);
      const progress = progressBar(json);
      await onShop(
        options,
        ({ db, config: { publicUrl } }) =>
          exportCatalogue(db, path, { currency, lang, publicUrl }, (read, of) =>
            progress.show(read / of, `${read} of ${of} products`),
          ).finally(() => progress.end()),
        ({ products, leftOut }) =>
          `${products} products are in ${path}.${leftOut > 0 ? ` ${leftOut} are not: they are not published, or have no price in ${currency}.` : ''}`,
      );
    });
}
