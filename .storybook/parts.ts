import type { ReactNode } from 'react';

/**
 * `parameters.parts` of a component that comes with others: each of these by its name, as it stands on a page. The fleet
 * tests hand in what every root must take: ref, className, style and attributes.
 */
export type Parts = Record<string, (probe: object) => ReactNode>;
