'use client';

import { type Ref, type RefCallback, type RefObject, useCallback } from 'react';

/** One ref for two: the component's own, and the one that it was given. */
export function useRefs<Element>(
  own: RefObject<Element | null>,
  given: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      own.current = element;
      const forget = typeof given === 'function' ? given(element) : undefined;
      if (given && typeof given === 'object') given.current = element;
      return () => {
        own.current = null;
        if (typeof forget === 'function') forget();
        else if (typeof given === 'function') given(null);
        else if (given) given.current = null;
      };
    },
    [own, given],
  );
}
