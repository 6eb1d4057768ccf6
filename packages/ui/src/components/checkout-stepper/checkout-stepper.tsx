import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Anchor } from '../link/link-context.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './checkout-stepper.css.ts';

export interface CheckoutStep {
  name: string;
  /** Where a step that is done can be visited again. */
  href?: string;
}

export interface CheckoutStepperProps extends ComponentProps<'nav'> {
  /** The steps, in their order. */
  steps: readonly CheckoutStep[];
  /** Position of the step that the shopper is at, from 0. */
  current: number;
  /** Names the landmark. */
  label: string;
  /** Said with a step that is done, for screen readers. */
  doneLabel: string;
}

/** Where the shopper is on the way to an order. Steps behind are links, steps ahead are text. */
export function CheckoutStepper({ steps, current, label, doneLabel, className, ...rest }: CheckoutStepperProps) {
  return (
    <nav data-component="checkout-stepper" aria-label={label} className={classNames(styles.root, className)} {...rest}>
      <ol className={styles.list}>
        {steps.map(({ name, href }, index) => {
          const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
          const text = (
            <>
              <span className={styles.number}>{index + 1}</span> {name}
              {state === 'done' && <VisuallyHidden> ({doneLabel})</VisuallyHidden>}
            </>
          );
          return (
            <li key={name} className={styles.step({ state })} aria-current={state === 'current' ? 'step' : undefined}>
              {state === 'done' && href ? (
                <Anchor href={href} className={styles.link}>
                  {text}
                </Anchor>
              ) : (
                <span>{text}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
