import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { parseSurface } from '../packages/ui/scripts/api/surface.ts';
import type { ComponentDocs } from '../packages/ui/src/foundations/component-docs.ts';
import { type FolderFacts, gatherFacts } from './facts.ts';
import { readableName } from './names.ts';
import { tokenRows } from './token-rows.ts';

const ui = join(import.meta.dirname, '../packages/ui');

/** A file of the built Storybook, by its path there. */
type Files = Record<string, string>;

/**
 * What a coding assistant reads: `llms.txt` lists the components and when to use them, `llms/<folder>.md` is the page of
 * one of them, `llms/tokens.md` holds every token with its value.
 */
export async function assistantFiles(): Promise<Files> {
  const facts = gatherFacts();
  const surface = parseSurface(readFileSync(join(ui, 'api.txt'), 'utf8'));
  const files: Files = { 'llms/tokens.md': tokens() };
  const list: string[] = [];
  for (const file of globSync('src/components/*/*.docs.ts', { cwd: ui }).sort()) {
    const folder = basename(dirname(file));
    const { default: docs }: { default: ComponentDocs } = await import(join(ui, file));
    files[`llms/${folder}.md`] = componentPage(folder, docs, facts[folder], surface[`./${folder}`] ?? {});
    list.push(`- [${readableName(folder)}](llms/${folder}.md): ${docs.use}`);
  }
  return { ...files, 'llms.txt': `${opening}\n## Components\n\n${list.join('\n')}\n` };
}

/** Writes them beside the built Storybook. */
export function assistantsPlugin(): Plugin {
  return {
    name: 'assistants',
    apply: 'build',
    async generateBundle() {
      const files = Object.entries(await assistantFiles());
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

const opening = `# @obsidiana/ui

> Accessible React components of a fashion storefront with a loyalty club. They know no data, no routes and no language:
> every word and every callback is a prop.

- Import \`@obsidiana/ui/styles\` once, at the top of the app. Take components from \`@obsidiana/ui\`, or one from \`@obsidiana/ui/<name>\`.
- Put \`<UiProvider link={RouterLink}>\` around the app; links then go through its router.
- Money is integer minor units, always shown by MoneyLabel or Price.
- Links are Link, ButtonLink or Anchor; never a plain \`<a>\` to a place in the app.
- Controls stand inside a Field, which ties label, hint and error to them.
- All rules stand in cascade layers, so a rule of the app's own wins. Use the tokens: [values](llms/tokens.md).
- Props and stories as data: [manifests/components.json](manifests/components.json).
`;

function componentPage(
  folder: string,
  docs: ComponentDocs,
  facts: FolderFacts | undefined,
  exported: Record<string, Record<string, string>>,
): string {
  const names = facts?.sizes.map(({ name, total }) => `${name} (${total} KiB)`).join(', ');
  return [
    `# ${readableName(folder)}\n\n${docs.use}`,
    list(Object.entries(docs.instead ?? {}).map(([other, when]) => `${when} ${readableName(other)} (${other}.md).`)),
    `## Import\n\nFrom \`@obsidiana/ui/${folder}\`${names ? `: ${names}` : ''}. ${facts?.client ? 'Needs the browser, and says so itself.' : 'Renders on the server alone.'}`,
    `## API\n\nValues under a component are its defaults.\n\n\`\`\`\n${Object.entries(exported).map(declaration).join('\n')}\n\`\`\``,
    `## Accessibility\n\n${docs.role}`,
    list([...Object.entries(docs.keyboard ?? {}).map(([key, does]) => `${key}: ${does}`), ...(docs.care ?? [])]),
    facts && facts.tokens.length > 0 ? `## Tokens\n\n${facts.tokens.join(', ')}` : '',
    facts && facts.history.length > 0
      ? `## History\n\n${list(facts.history.map(({ version, text }) => `${version}: ${text}`))}`
      : '',
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

function declaration([head, members]: [string, Record<string, string>]): string {
  return [head, ...Object.entries(members).map(([name, type]) => `  ${name}: ${type}`)].join('\n');
}

function tokens(): string {
  const sections = globSync('tokens/*.tokens.json', { cwd: ui })
    .sort()
    .flatMap((file) => {
      const groups: object = JSON.parse(readFileSync(join(ui, file), 'utf8'));
      const rows = Object.keys(groups)
        .filter((group) => !group.startsWith('$') && group !== 'breakpoint')
        .flatMap((group) => tokenRows(groups, group));
      const lines = rows.map(
        ({ variable, value, description }) => `- \`${variable}\`: ${value}${description && `. ${description}`}`,
      );
      return [`## ${basename(file, '.tokens.json')}`, lines.join('\n')];
    });
  return ['# Tokens', ...sections].join('\n\n').concat('\n');
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}
