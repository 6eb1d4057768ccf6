import { componentStyle } from '../../styles/component.ts';

const columns = 3;
const rows = 4;

/** A patch of the second colour in each place, as strong as its two bits of the map say; it fades into its neighbours. */
const patches = Array.from({ length: columns * rows }, (_, place) => {
  const column = place % columns;
  const row = Math.floor(place / columns);
  const thirds = `mod(round(down, var(--map) / ${4 ** place}), 4)`;
  const at = `${(100 * (column + 0.5)) / columns}% ${(100 * (row + 0.5)) / rows}%`;
  const colour = (share: number) => `color-mix(in srgb, var(--figure) calc(${thirds} * ${share}%), transparent)`;
  return `radial-gradient(50% 45% at ${at}, ${colour(33.3)}, ${colour(23)} 30%, ${colour(8)} 65%, transparent)`;
});

/** Two colours and where the second one lies, in custom properties that the element carries itself. */
export const blurred = componentStyle({
  backgroundColor: 'var(--ground)',
  backgroundImage: patches.join(', '),
});
