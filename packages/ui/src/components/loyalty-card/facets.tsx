import * as styles from './facets.css.ts';

/** A stone seen close: a few flat faces, lit from the top left. Shades of the surface's own colour, away from its text's. */
const faces = [
  { points: '0,0 38,0 30,34 0,58', depth: 'face' },
  { points: '38,0 72,0 56,52 30,34', depth: 'lit' },
  { points: '72,0 100,0 86,38', depth: 'deep' },
  { points: '72,0 86,38 56,52', depth: 'shade' },
  { points: '100,0 100,64 86,38', depth: 'shade' },
  { points: '0,58 30,34 22,100 0,100', depth: 'deep' },
  { points: '30,34 56,52 52,100 22,100', depth: 'shade' },
  { points: '56,52 86,38 78,100 52,100', depth: 'deepest' },
  { points: '86,38 100,64 100,100 78,100', depth: 'face' },
] as const;

/** The faces behind the words of a surface that wears one of the `stones` and is their containing block. */
export function Facets() {
  return (
    <svg
      className={styles.facets}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {faces.map(({ points, depth }) => (
        <polygon key={points} points={points} className={styles.face[depth]} />
      ))}
    </svg>
  );
}
