import { useId } from 'react';
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

/** Where two faces meet. */
const edges = 'M38 0 30 34 0 58M30 34 22 100M30 34 56 52 72 0 86 38 100 0M56 52 52 100M56 52 86 38 100 64M86 38 78 100';

/** The faces behind the words of a surface that wears one of the `stones` and is their containing block. */
export function Facets() {
  const depth = useId();
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
      <linearGradient id={depth} x1="0.2" y1="0" x2="0.8" y2="1">
        <stop offset="0.35" className={styles.near} />
        <stop offset="1" className={styles.far} />
      </linearGradient>
      <rect width="100" height="100" fill={`url(#${depth})`} />
      <path d={edges} className={styles.edge} />
    </svg>
  );
}
