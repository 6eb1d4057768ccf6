'use client';

import type { ComponentProps, SubmitEvent } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './search-box.css.ts';

export interface SearchBoxProps extends Omit<ComponentProps<'search'>, 'children' | 'defaultValue'> {
  /** Where the term is sent by GET while the page has no script yet. */
  action: string;
  /**
   * The name of the term in that address.
   * @default 'search'
   */
  name?: string;
  /** Receives the term, trimmed, instead of the address; it may be empty. */
  onSearch?: (term: string) => void;
  /** What the box holds at first: the term of the page of results. */
  defaultValue?: string;
  /** Names of the field and of the button, and an example in the empty field. */
  labels: { input: string; placeholder?: string; submit: string };
}

/** A term to look for: Enter or the magnifier sends it. */
export function SearchBox({
  action,
  name = 'search',
  onSearch,
  defaultValue,
  labels,
  className,
  ...rest
}: SearchBoxProps) {
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    if (!onSearch) return;
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get(name)).trim());
  };
  return (
    <search data-component="search-box" className={classNames(styles.root, className)} {...rest}>
      <form action={action} method="get" onSubmit={send} className={styles.form}>
        <input
          type="search"
          name={name}
          defaultValue={defaultValue}
          aria-label={labels.input}
          placeholder={labels.placeholder}
          enterKeyHint="search"
          autoComplete="off"
          className={styles.input}
        />
        <button type="submit" aria-label={labels.submit} className={styles.submit}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
