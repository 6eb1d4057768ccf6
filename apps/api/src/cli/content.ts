import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Command } from 'commander';
import { Value } from 'typebox/value';
import { applyContent } from '../content/document/apply.ts';
import { readContent } from '../content/document/read.ts';
import { ContentDocument, sections } from '../content/document/shape.ts';
import { inTransaction } from '../db/undoable.ts';
import { type Changing, onShop, said } from './shop.ts';

export function contentCommand(): Command {
  const content = new Command('content').description(
    `Shows and changes what the shop says and sells by: ${sections.join(', ')}.`,
  );

  content
    .command('show')
    .description('Prints the content as the JSON document that apply takes.')
    .argument('[section]', `only one of ${sections.join(', ')}`)
    .option('--json', 'print JSON, as it does anyway')
    .action(async (section?: string) => {
      await onShop(
        { json: true },
        async ({ db }) => {
          const document = await readContent(db);
          if (section === undefined) return document;
          const asked = sections.find((name) => name === section);
          if (!asked) throw new Error(`There is no section '${section}'. Choose from: ${sections.join(', ')}.`);
          return { [asked]: document[asked] };
        },
        JSON.stringify,
      );
    });

  content
    .command('apply')
    .description(
      'Brings the content to what a document says. Lists of banners, posts and rewards are replaced; categories, collections, texts and codes are added or changed.',
    )
    .argument('<file>', 'the JSON document, with the sections that change')
    .option('--dry-run', 'check everything and keep nothing')
    .option('--json', 'print JSON')
    .action(async (file: string, options: Changing) => {
      const { dryRun = false } = options;
      const document = await readDocument(resolve(file));
      await onShop(
        options,
        ({ db }) =>
          inTransaction(db, dryRun, async (tx) => {
            await applyContent(tx, document);
            return { applied: Object.keys(document), dryRun };
          }),
        ({ applied }) => said(options, `${applied.join(', ')} brought up to date.`),
      );
    });

  return content;
}

/** @throws an Error that says where the document is not one */
async function readDocument(path: string): Promise<ContentDocument> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`There is no file ${path} that can be read.`);
  });
  const document = parsed(text, path);
  if (Value.Check(ContentDocument, document)) {
    if (Object.keys(document).length === 0)
      throw new Error(`${path} has no section. Take some of: ${sections.join(', ')}.`);
    return document;
  }
  const problems = Value.Errors(ContentDocument, document)
    .slice(0, 10)
    .map(({ instancePath, message }) => `  ${instancePath || 'the document'}: ${message}`);
  throw new Error(`${path} is not content as the shop knows it:\n${problems.join('\n')}`);
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}
