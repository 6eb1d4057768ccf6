import type { AnchorProps } from '@obsidiana/ui';
import { Link } from 'react-router';

/** Every link of the shop: its own pages change without a reload, and their code is fetched when one is about to go there. */
export function ShopLink({ href, ref, ...rest }: AnchorProps) {
  const ofThisShop = href.startsWith('/') && !href.startsWith('//') && !/^\/(api|media)\//.test(href);
  if (ofThisShop) return <Link to={href} ref={ref} prefetch="intent" {...rest} />;
  return <a href={href} ref={ref} {...(href.startsWith('http') && { rel: 'noopener' })} {...rest} />;
}
