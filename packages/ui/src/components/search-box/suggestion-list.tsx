'use client';

import type { ReactNode, Ref } from 'react';
import { Anchor } from '../link/link-context.tsx';
import * as styles from './suggestion-list.css.ts';

/** Something that a term may be meant for. */
export interface Suggestion {
  href: string;
  label: string;
  /** What it is: 'Kimonos · Corte recto'. */
  detail?: ReactNode;
  /** Stands at its end: a Price. */
  aside?: ReactNode;
  /** A small picture with an empty alternative text. */
  picture?: ReactNode;
}

export interface SuggestionGroup {
  /** 'Categorías', 'Piezas'. */
  label: string;
  items: readonly Suggestion[];
}

interface SuggestionListProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  label: string;
  groups: readonly SuggestionGroup[];
  /** Index over all groups of the option that the keyboard stands on. */
  active: number;
  idOf: (index: number) => string;
  onChoose: () => void;
}

/** The options under a search box; each is a link, so that it opens in another tab as links do. */
export function SuggestionList({ ref, id, label, groups, active, idOf, onChoose }: SuggestionListProps) {
  let index = -1;
  return (
    <div ref={ref} id={id} role="listbox" aria-label={label} className={styles.list}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox knows groups, not fieldsets.
        <div key={group.label} role="group" aria-label={group.label}>
          <p aria-hidden="true" className={styles.title}>
            {group.label}
          </p>
          {group.items.map(({ href, label, detail, aside, picture }) => {
            index += 1;
            return (
              <Anchor
                key={href}
                id={idOf(index)}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                href={href}
                // The focus stays in the input.
                onPointerDown={(event) => event.preventDefault()}
                onClick={onChoose}
                className={styles.option}
              >
                {picture && <span className={styles.picture}>{picture}</span>}
                <span className={styles.words}>
                  {label}
                  {detail && <span className={styles.detail}>{detail}</span>}
                </span>
                {aside}
              </Anchor>
            );
          })}
        </div>
      ))}
    </div>
  );
}
