import { replace } from 'react-router';
import { to } from '../paths.ts';

/** The path as one would spell it leads to the one that the shop has. */
function lead(): never {
  throw replace(to('underAge'));
}
export const loader = () => lead();
export const clientLoader = () => lead();

export default function UnderAgeSpelled() {
  return null;
}
