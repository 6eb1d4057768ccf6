import { data } from 'react-router';
import { pageMeta } from '../page/meta.ts';

/** /404 and every address that leads nowhere: the page is that of the error, so that its status is true. */
function missing(): never {
  throw data(null, { status: 404 });
}
export const loader = () => missing();
export const clientLoader = () => missing();
export const meta = pageMeta;

export default function NotFound() {
  return null;
}
