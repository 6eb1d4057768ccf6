'use client';

import { type ComponentProps, type ReactNode, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useRefs } from '../../lib/use-refs.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './header-tool.css.ts';

export interface HeaderSearchProps extends ComponentProps<'details'> {
  /** What opens it: 'Buscar'. */
  label: string;
  /** A SearchBox. */
  children: ReactNode;
}

/** Opens a strip with a SearchBox under the header, also without script. Searching and Escape close it. */
export function HeaderSearch({ label, ref, className, children, ...rest }: HeaderSearchProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const refs = useRefs(details, ref);
  const summary = useRef<HTMLElement>(null);
  const close = () => details.current?.removeAttribute('open');
  return (
    <details
      data-component="header-search"
      ref={refs}
      className={classNames(styles.search, className)}
      onSubmit={close}
      onClick={({ target }) => target instanceof Element && target.closest('a') && close()}
      onToggle={(event) => {
        if (event.currentTarget.open) event.currentTarget.querySelector('input')?.focus();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        summary.current?.focus();
      }}
      {...rest}
    >
      <summary ref={summary} className={styles.tool}>
        <Icon name="search" className={styles.symbol} />
        <span className={styles.word}>{label}</span>
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
