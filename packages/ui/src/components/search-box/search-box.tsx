'use client';

import { type ComponentProps, type SubmitEvent, useId, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './search-box.css.ts';
import { type SuggestionGroup, SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

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
  /** Receives what is typed, as it is typed: the moment to look for suggestions. It makes the box a combobox. */
  onTermChange?: (term: string) => void;
  /** What the term so far may be meant for. */
  suggestions?: readonly SuggestionGroup[];
  /** Its words, in the language of the page. */
  labels: {
    input: string;
    placeholder?: string;
    submit: string;
    /** Names the suggestions: 'Sugerencias'. */
    suggestions?: string;
    /** Read out when they change: '5 sugerencias'. */
    found?: string;
  };
}

const none: readonly SuggestionGroup[] = [];

/** A term to look for: Enter or the magnifier sends it, a suggestion leads straight to what it names. */
export function SearchBox({
  action,
  name = 'search',
  onSearch,
  defaultValue,
  onTermChange,
  suggestions = none,
  labels,
  className,
  ...rest
}: SearchBoxProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const idOf = (index: number) => `${id}-${index}`;
  const count = suggestions.reduce((sum, { items }) => sum + items.length, 0);
  const { shown, active, activeId, onKeyDown, onTyped, close } = useSuggestions({ list, count, idOf });

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    close();
    if (!onSearch) return;
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get(name)).trim());
  };
  const combobox = onTermChange && {
    role: 'combobox',
    'aria-expanded': shown,
    'aria-controls': shown ? id : undefined,
    'aria-autocomplete': 'list' as const,
    'aria-activedescendant': activeId,
    onKeyDown,
    onBlur: close,
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
          onChange={(event) => {
            onTyped();
            onTermChange?.(event.currentTarget.value);
          }}
          className={styles.input}
          {...combobox}
        />
        <button type="submit" aria-label={labels.submit} className={styles.submit}>
          <Icon name="search" />
        </button>
      </form>
      {shown && (
        <SuggestionList
          ref={list}
          id={id}
          label={labels.suggestions ?? labels.input}
          groups={suggestions}
          active={active}
          idOf={idOf}
          onChoose={close}
        />
      )}
      {onTermChange && <VisuallyHidden role="status">{shown ? labels.found : ''}</VisuallyHidden>}
    </search>
  );
}
