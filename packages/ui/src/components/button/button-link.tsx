import { classNames } from '../../lib/class-names.ts';
import { Anchor, type AnchorProps } from '../link/link-context.tsx';
import { button } from './button.css.ts';

export interface ButtonLinkProps extends AnchorProps {
  /**
   * - `primary`: the one way on from here
   * - `secondary`: an alternative beside it
   * - `quiet`: an aside
   */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** Its height: 36, 44 or 52 px. */
  size?: 'small' | 'medium' | 'large';
  /** As wide as its words, or as the space it stands in. */
  width?: 'content' | 'full';
}

/** Goes somewhere, and looks like a Button. */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  width = 'content',
  className,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor
      data-component="button-link"
      className={classNames(button({ variant, size, width }), className)}
      {...rest}
    />
  );
}
