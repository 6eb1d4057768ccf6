import { access, constants } from 'node:fs/promises';
import { resolve } from 'node:path';
import { currencies, type Language, languages } from '@obsidiana/contract';
import { Command, InvalidArgumentError, Option } from 'commander';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { type ImportSummary, importFile } from '../import/import-file.ts';
import type { Pricing } from '../import/write.ts';
import { progressBar } from './progress.ts';

interface Options extends Omit<Pricing, 'rate'> {
  readonly lang: Language;
  readonly rate?: number;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

export function importCommand(): Command {
  return new Command('import')
    .description(
      "Takes products into the catalogue, or brings them up to date: from a Shopify product export (.csv), a Google Merchant feed (.tsv, .txt, .xml), or the shop's own export (.jsonl). The same file again changes nothing.",
    )
    .argument('<file>', 'the file; how its name ends says what it is')
    .addOption(new Option('--currency <code>', 'currency of the prices in the file').choices(currencies).default('MXN'))
    .option('--rate <pesos>', 'pesos for one dollar: sets the price in the other currency too', positive)
    .option('--stock <pieces>', 'pieces of a new size for which the file has no quantity', whole, 0)
    .addOption(new Option('--lang <language>', 'language of the texts in the file').choices(languages).default('es'))
    .option('--dry-run', 'check everything and keep nothing')
    .option('--json', 'print the summary as JSON')
    .action(run);
}

async function run(file: string, { json = false, dryRun = false, rate, ...given }: Options): Promise<void> {
  const path = resolve(file);
  await access(path, constants.R_OK).catch(() => {
    throw new Error(`There is no file ${path} that can be read.`);
  });
  const config = readConfig();
  const { db, close } = await openDatabase(config);
  const progress = progressBar(json);
  try {
    const options = { ...given, rate: rate ?? null, dryRun, publicUrl: config.publicUrl };
    const summary = await importFile(db, path, options, ({ products, bytes, ofBytes }) =>
      progress.show(bytes / ofBytes, `${products} products`),
    ).finally(() => progress.end());
    const ownFormat = path.toLowerCase().endsWith('.jsonl');
    console.log(json ? JSON.stringify(summary, null, 2) : inWords(summary, options, ownFormat));
    if (summary.problems.length > 0) process.exitCode = 1;
  } finally {
    await close();
  }
}

function inWords(summary: ImportSummary, { currency, rate }: Pricing, ownFormat: boolean): string {
  const lines = [
    `${summary.dryRun ? 'Nothing was kept (--dry-run). It would be: ' : ''}${summary.created} products new, ${summary.updated} brought up to date, with ${summary.sizes} sizes and ${summary.pictures} pictures.`,
    ...summary.shelves.map((shelf) => `  new: ${shelf}`),
    ...summary.skipped.map((text) => `  left out: ${text}`),
    ...summary.problems.map(({ row, handle, message }) => `  row ${row}, ${handle || 'no handle'}: ${message}`),
  ];
  if (summary.problems.length > 0)
    lines.push('Products with a problem were not written. Mend their rows and import again.');
  if (summary.sizesWithoutQuantity > 0)
    lines.push(
      `${summary.sizesWithoutQuantity} sizes have no quantity in the file: those that were here keep theirs, --stock says how many pieces a new one has.`,
    );
  if (summary.encoding !== 'utf-8')
    lines.push(`The file is not UTF-8; it was read as ${summary.encoding}. Look whether accents are right.`);
  if (rate === null && !ownFormat)
    lines.push(
      `New products have prices in the file's currency (${currency} unless it says another) only; --rate gives them one in the other currency too.`,
    );
  return lines.join('\n');
}

function positive(text: string): number {
  const number = Number(text);
  if (!(number > 0 && Number.isFinite(number))) throw new InvalidArgumentError('It must be a number above 0.');
  return number;
}

function whole(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0 || number > 1_000_000)
    throw new InvalidArgumentError('It must be a whole number from 0.');
  return number;
}
