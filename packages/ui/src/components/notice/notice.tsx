import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './notice.css.ts';

export interface NoticeProps extends ComponentProps<'div'> {
  /**
   * - `neutral`: something to know
   * - `positive`: it went well
   * - `negative`: something must be mended
   */
  tone?: 'neutral' | 'positive' | 'negative';
  /** Where it stands: in the `flow` of what it is about, or at the `foot` of the screen, where it concerns every page. */
  place?: 'flow' | 'foot';
  /** The message: a sentence or two, links among them. */
  children: ReactNode;
}

/** A message that stays as long as it holds. A negative one is read out when it appears. */
export function Notice({ tone = 'neutral', place = 'flow', className, children, ...rest }: NoticeProps) {
  return (
    <div
      data-component="notice"
      role={tone === 'negative' ? 'alert' : 'status'}
      className={classNames(styles.root({ tone }), place === 'foot' && styles.atFoot, className)}
      {...rest}
    >
      <Icon name={tone === 'positive' ? 'check' : 'alert'} className={styles.icon} />
      <div>{children}</div>
    </div>
  );
}
