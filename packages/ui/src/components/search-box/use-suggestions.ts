'use client';

import { type KeyboardEvent, type RefObject, useState } from 'react';

interface Options {
  /** Holds the options, in their order. */
  list: RefObject<HTMLElement | null>;
  /** How many there are. */
  count: number;
  /** The id of the option at an index. */
  idOf: (index: number) => string;
}

/**
 * The keyboard of a combobox whose focus stays in its input: the arrows move through the options and back to the
 * input, Enter takes the one they stand on, Escape closes the list before it does anything else.
 */
export function useSuggestions({ list, count, idOf }: Options) {
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const shown = open && count > 0;
  const active = shown && at < count ? at : -1;

  const move = (to: number) => {
    setOpen(true);
    setAt(to);
    list.current?.querySelectorAll('[role="option"]')[to]?.scrollIntoView({ block: 'nearest' });
  };
  const close = () => {
    setOpen(false);
    setAt(-1);
  };

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'ArrowDown' && count > 0) move(active + 1 < count ? active + 1 : -1);
    else if (event.key === 'ArrowUp' && count > 0) move(active === -1 ? count - 1 : active - 1);
    else if (event.key === 'Escape' && shown) {
      // What stands around the box closes by the next one.
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && active >= 0) {
      list.current?.querySelectorAll<HTMLElement>('[role="option"]')[active]?.click();
    } else return;
    event.preventDefault();
  }

  return {
    shown,
    active,
    activeId: active >= 0 ? idOf(active) : undefined,
    onKeyDown,
    onTyped: () => {
      setOpen(true);
      setAt(-1);
    },
    close,
  };
}
