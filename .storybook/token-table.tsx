import base from '../packages/ui/tokens/base.tokens.json';
import dark from '../packages/ui/tokens/dark.tokens.json';
import light from '../packages/ui/tokens/light.tokens.json';
import { type TokenRow, tokenRows } from './token-rows.ts';

interface TokenTableProps {
  /** A group of the token files: `color`, `space`, `motion`. */
  group: string;
}

/** The tokens of one group with their literal values; colours as they are by day and by night. */
export function TokenTable({ group }: TokenTableProps) {
  if (group !== 'color') return <Table rows={tokenRows(base, group)} values={['Value']} />;
  const night = new Map(tokenRows(dark, group).map(({ variable, value }) => [variable, value]));
  const rows = tokenRows(light, group).map((row) => ({ ...row, dark: night.get(row.variable) ?? '' }));
  return <Table rows={rows} values={['Light', 'Dark']} />;
}

interface TableProps {
  rows: readonly (TokenRow & { dark?: string })[];
  values: readonly string[];
}

function Table({ rows, values }: TableProps) {
  return (
    <div style={{ overflowX: 'auto' }}>
      <table>
        <thead>
          <tr>
            {['Token', ...values, 'What it is for'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ variable, value, dark, description }) => (
            <tr key={variable}>
              <td>
                <code>{variable}</code>
              </td>
              <td>{value}</td>
              {dark !== undefined && <td>{dark}</td>}
              {/* Read in lines, not word by word, on a phone too. */}
              <td style={{ minInlineSize: '14rem' }}>{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
