import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { visuallyHidden } from './visually-hidden.css.ts';

export interface VisuallyHiddenProps extends ComponentProps<'span'> {}

/** Words for those who listen to the page, where those who look have a picture. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span data-component="visually-hidden" className={classNames(visuallyHidden, className)} {...rest} />;
}
