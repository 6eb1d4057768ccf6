import { classNames } from '../../lib/class-names.ts';
import { link } from './link.css.ts';
import { Anchor, type AnchorProps } from './link-context.tsx';

export interface LinkProps extends AnchorProps {
  /** When the line under the words shows: always in running text, on hover in lists and navigation. */
  underline?: 'always' | 'hover';
}

/** Words that lead somewhere. For a link that looks like a button, use ButtonLink. */
export function Link({ underline = 'always', className, ...rest }: LinkProps) {
  return <Anchor data-component="link" className={classNames(link({ underline }), className)} {...rest} />;
}
