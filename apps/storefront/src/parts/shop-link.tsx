import type { AnchorProps } from '@obsidiana/ui';
import { type FocusEvent, type PointerEvent, useRef } from 'react';
import { Link, matchPath } from 'react-router';
import { useReached } from '../browser/connection.ts';
import { foresee } from '../browser/foresee.ts';
import { patterns } from '../paths.ts';

/** How long a mouse rests on a link before it is meant, in milliseconds. A finger means what it touches. */
const rest = 60;

/**
 * Every link of the shop: its own pages change without a reload, and their code is fetched when one is about to go there.
 * Of a product its facts are fetched too, and its picture moves into its page.
 */
export function ShopLink({ href, ref, onPointerEnter, onPointerLeave, onFocus, ...others }: AnchorProps) {
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reached = useReached();
  const ofThisShop = href.startsWith('/') && !href.startsWith('//') && !/^\/(api|media)\//.test(href);
  if (!ofThisShop) return <a href={href} ref={ref} {...(href.startsWith('http') && { rel: 'noopener' })} {...others} />;
  const uri = matchPath(patterns.product, href)?.params.uri;
  return (
    <Link
      to={href}
      ref={ref}
      // The router loads the page anew when it cannot have a file: without a connection that would be the end of it.
      prefetch={reached ? 'intent' : 'none'}
      viewTransition={uri !== undefined}
      onPointerEnter={(event: PointerEvent<HTMLAnchorElement>) => {
        if (uri) resting.current = setTimeout(foresee, event.pointerType === 'mouse' ? rest : 0, uri);
        onPointerEnter?.(event);
      }}
      onPointerLeave={(event: PointerEvent<HTMLAnchorElement>) => {
        if (event.pointerType === 'mouse') clearTimeout(resting.current);
        onPointerLeave?.(event);
      }}
      onFocus={(event: FocusEvent<HTMLAnchorElement>) => {
        if (uri && event.currentTarget.matches(':focus-visible')) foresee(uri);
        onFocus?.(event);
      }}
      {...others}
    />
  );
}
