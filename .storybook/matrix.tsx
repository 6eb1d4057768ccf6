import type { ComponentType } from 'react';
import { vars } from '../packages/ui/src/styles/vars.css.ts';

/** A recipe of vanilla-extract, or plain styles in its shape: the names of the variants are all that is needed. */
interface Recipe {
  classNames: { variants: Record<string, Record<string, string | undefined>> };
}

interface MatrixOptions<Props> {
  /** Variants that are no props: the component sets them itself. */
  omit?: readonly string[];
  /** Each of these stands once beside every value of the first variant: `{ disabled: { disabled: true } }`. */
  states?: Record<string, Partial<Props>>;
  /** Each cell takes the whole width: for what fills its line. */
  wide?: boolean;
  /** Props that tell one cell from the next, where two of a name would confuse those who listen. */
  named?: (cell: string) => Partial<Props>;
}

/** More than so many combinations say less than each variant alone. */
const most = 18;

/**
 * The render of a Matrix story: the component with every combination of its recipe's variants, or, where these are too
 * many, with each value of each of them. A variant that is added to the recipe is in the picture by itself.
 */
export function matrix<Props extends object>(
  Component: ComponentType<Props>,
  recipe: Recipe,
  { omit = [], states = {}, wide = false, named = () => ({}) }: MatrixOptions<Props> = {},
) {
  const axes = Object.entries(recipe.classNames.variants)
    .filter(([axis]) => !omit.includes(axis))
    .map(([axis, values]) => Object.keys(values).map((value) => ({ [axis]: propValue(value) })));
  const product = axes.reduce<Cell[]>(
    (cells, axis) => cells.flatMap((cell) => axis.map((one) => ({ ...cell, ...one }))),
    [{}],
  );
  const combined = (product.length > most ? axes.flat() : product).map((cell) => ({ name: nameOf(cell), props: cell }));
  const stated = Object.entries(states).flatMap(([state, props]) =>
    (axes[0] ?? [{}]).map((cell) => ({ name: [nameOf(cell), state].join(' '), props: { ...cell, ...props } })),
  );

  return (args: Props) => (
    <div style={wide ? styles.rows : styles.cells}>
      {[...combined, ...stated].map(({ name, props }) => (
        <div key={name} style={wide ? styles.wideCell : styles.cell}>
          <small style={styles.name}>{name}</small>
          <Component {...args} {...named(name)} {...props} />
        </div>
      ))}
    </div>
  );
}

type Cell = Record<string, string | boolean>;

function propValue(name: string): string | boolean {
  return name === 'true' || name === 'false' ? name === 'true' : name;
}

function nameOf(cell: Cell): string {
  return Object.entries(cell)
    .map(([axis, value]) => (typeof value === 'string' ? value : `${value ? '' : 'not '}${axis}`))
    .join(' ');
}

const styles = {
  cells: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.block },
  rows: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.block },
  cell: { display: 'grid', justifyItems: 'start', gap: vars.space.joined },
  wideCell: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.joined },
  name: { fontSize: vars.fontSize.caption, color: vars.color.inkMuted },
} as const;
