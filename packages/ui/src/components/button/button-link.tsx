import { classNames } from '../../lib/class-names.ts';
import { Anchor, type AnchorProps } from '../link/link-context.tsx';
import { button } from './button.css.ts';

export interface ButtonLinkProps extends AnchorProps {
  /**
   * - `primary`: the one way on from here
   * - `secondary`: an alternative beside it
   * - `quiet`: an aside
   * @default 'primary'
   */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /**
   * As wide as its words, or as the space it stands in.
   * @default 'content'
   */
  width?: 'content' | 'full';
}

/** Goes somewhere, and looks like a Button. */
export function ButtonLink({ variant, size, width, className, ...rest }: ButtonLinkProps) {
  return (
    <Anchor
      data-component="button-link"
      className={classNames(button({ variant, size, width }), className)}
      {...rest}
    />
  );
}
