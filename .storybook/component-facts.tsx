import facts from 'virtual:ui-facts';
import { DocsContext, Source } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import type { ComponentDocs } from '../packages/ui/src/foundations/component-docs.ts';
import { readableName } from './names.ts';
import { TokenSample } from './token-sample.tsx';
import { useThemeGlobal } from './use-theme-global.ts';

const written = import.meta.glob<ComponentDocs>('../packages/ui/src/components/*/*.docs.ts', {
  eager: true,
  import: 'default',
});

interface OfFolder {
  /** Of `packages/ui/src/components`: `product-card`. Pages of anything else show nothing here. */
  folder: string;
}

function docsOf(folder: string): ComponentDocs | undefined {
  return written[`../packages/ui/src/components/${folder}/${folder}.docs.ts`];
}

/** When to use it, and when something else; `otherwise` where nothing is written beside it. */
export function About({ folder, otherwise }: OfFolder & { otherwise: ReactNode }) {
  const docs = docsOf(folder);
  if (!docs) return otherwise;
  const others = Object.entries(docs.instead ?? {});
  return (
    <>
      <p>{docs.use}</p>
      {others.length > 0 && (
        <ul>
          {others.map(([other, when]) => (
            <li key={other}>
              {when} <a href={`?path=/docs/components-${other}--docs`}>{readableName(other)}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** How it is imported, what it costs, and where it renders. */
export function Using({ folder }: OfFolder) {
  const theme = useThemeGlobal(useContext(DocsContext).channel);
  const known = facts[folder];
  if (!known) return null;
  const names = known.sizes.map(({ name }) => name).join(', ');
  return (
    <>
      <h2 id="using-it">Using it</h2>
      {names && (
        <Source language="tsx" dark={theme === 'dark'} code={`import { ${names} } from '@obsidiana/ui/${folder}';`} />
      )}
      <p>
        {known.client
          ? 'It needs the browser, and says so itself (use client): a server component may hold it as it is.'
          : 'It renders on the server alone, and sends no code of its own to the browser.'}
      </p>
      <Rows
        head={['Export', 'Code', 'Styles', 'Together']}
        rows={known.sizes.map(({ name, js, css, total }) => [name, kib(js), kib(css), kib(total)])}
        note="Minified and compressed (brotli), with all that it needs but React; parts that it shares with others count once in an app."
      />
    </>
  );
}

/** What it is to those who do not see it, or do not use a pointer. */
export function Accessibility({ folder }: OfFolder) {
  const docs = docsOf(folder);
  if (!docs) return null;
  return (
    <>
      <h2 id="accessibility">Accessibility</h2>
      <p>{docs.role}</p>
      <Rows head={['Key', 'What it does']} rows={Object.entries(docs.keyboard ?? {})} />
      {docs.care && (
        <ul>
          {docs.care.map((care) => (
            <li key={care}>{care}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** By what it can be found and styled: stable names, and the values that a theme may change. */
export function Parts({ folder }: OfFolder) {
  const known = facts[folder];
  if (!known) return null;
  return (
    <>
      <h2 id="parts">Parts and variables</h2>
      <Rows
        head={['To find it', 'What it is']}
        rows={[
          ...known.roots.map((root) => [<code key={root}>{`[data-component="${root}"]`}</code>, 'The root']),
          ...known.states.map((state) => [<code key={state}>{`[${state}]`}</code>, 'A state']),
        ]}
      />
      <Rows
        head={['Variable', 'Value here']}
        rows={known.tokens.map((token) => [
          <code key={token}>{token}</code>,
          <TokenSample key="value" token={token} />,
        ])}
      />
    </>
  );
}

/** What changed for those who use it. */
export function History({ folder }: OfFolder) {
  const known = facts[folder];
  if (!known || known.history.length === 0) return null;
  return (
    <>
      <h2 id="history">History</h2>
      <Rows head={['Version', 'What changed']} rows={known.history.map(({ version, text }) => [version, text])} />
    </>
  );
}

interface RowsProps {
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  note?: string;
}

/** A table that scrolls by itself on a narrow page; nothing where there are no rows. */
function Rows({ head, rows, note }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <>
      <div style={{ overflowX: 'auto' }}>
        <table>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={head[column]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p>{note}</p>}
    </>
  );
}

function kib(value: number): string {
  return `${value.toFixed(2)} KiB`;
}
