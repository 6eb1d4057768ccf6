'use client';

import * as Radix from '@radix-ui/react-accordion';
import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import * as styles from './accordion.css.ts';

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** The item that is open, by its value; empty when none is. */
  value?: string;
  /** The item that is open at first, where the accordion keeps that to itself. */
  defaultValue?: string;
  /** Receives the value of the item that was opened; empty when it was closed. */
  onValueChange?: (value: string) => void;
}

/** AccordionItems under each other, at most one of them open. */
export function Accordion({ className, ...rest }: AccordionProps) {
  return (
    <Radix.Root
      data-component="accordion"
      type="single"
      collapsible
      className={classNames(styles.root, className)}
      {...rest}
    />
  );
}
