import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { rememberViewed } from '../browser/recently-viewed.ts';
import { useKept } from '../page/hooks.ts';

const RecentlyViewedTiles = lazy(() => import('./recently-viewed-tiles.tsx'));

export interface RecentlyViewedProps {
  /** The product whose page this is: it is remembered, and not shown. */
  current: string;
  /** Others that stand on this page already. */
  shown: readonly string[];
}

/** What else was looked at on this device. Neither code nor products are asked for before this place is nearly in view. */
export function RecentlyViewed({ current, shown }: RecentlyViewedProps) {
  const viewed = useKept('recentlyViewed') ?? [];
  const others = viewed.filter((uri) => uri !== current && !shown.includes(uri));
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const any = others.length > 0;
  useEffect(() => rememberViewed(current), [current]);
  useEffect(() => {
    if (!any || !place.current) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '50%' },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [any]);
  if (!any) return null;
  return (
    <div ref={place}>
      {near && (
        <Suspense>
          <RecentlyViewedTiles uris={others} />
        </Suspense>
      )}
    </div>
  );
}
