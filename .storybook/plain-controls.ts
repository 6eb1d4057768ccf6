import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * The controls of what a part is given to show: words are written in a line. Elements, and lists that hold some, cannot be
 * written by hand: they have no control, where Storybook would lay out the insides of React.
 */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value: unknown = initialArgs[name];
      const nodes = /\bReactNode\b/.test(String(argType.table?.type?.summary));
      if (nodes && typeof value === 'string') return [name, { ...argType, control: { type: 'text' as const } }];
      return [name, nodes || holdsElements(value) ? { ...argType, control: false } : argType];
    }),
  );

function holdsElements(value: unknown): boolean {
  if (isValidElement(value)) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsElements);
}
