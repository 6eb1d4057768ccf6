'use client';

import { useRef } from 'react';

/**
 * For Radix dialogs that the page opens by state: they know no trigger, and would leave the focus on the body. Spread
 * it over the content.
 */
export function useFocusReturn() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
}
