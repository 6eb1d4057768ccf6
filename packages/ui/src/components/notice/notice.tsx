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
  /** The message: a sentence or two, links among them. */
  children: ReactNode;
}

/** A message in the flow of the page. A negative one is read out when it appears. */
export function Notice({ tone = 'neutral', className, children, ...rest }: NoticeProps) {
  return (
    <div
      data-component="notice"
      role={tone === 'negative' ? 'alert' : 'status'}
      className={classNames(styles.root({ tone }), className)}
      {...rest}
    >
      <Icon name={tone === 'positive' ? 'check' : 'alert'} className={styles.icon} />
      <div>{children}</div>
    </div>
  );
}
