import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Where a link has led to another page, the keyboard and who listens begin at its content: the link that had the focus is
 * gone with its page. Another page of the same list, or another choice in it, leaves the focus where it is.
 */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
