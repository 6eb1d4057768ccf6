import { classNames } from '../../lib/class-names.ts';
import { Crystal } from '../crystal/crystal.tsx';
import { Anchor, type AnchorProps } from '../link/link-context.tsx';
import { brand } from './brand.css.ts';

export interface BrandProps extends Omit<AnchorProps, 'children'> {
  /** Home. */
  href: string;
  /** The name of the shop. */
  name: string;
}

/** The shop's mark and name; leads home. */
export function Brand({ name, className, ...rest }: BrandProps) {
  return (
    <Anchor data-component="brand" className={classNames(brand, className)} {...rest}>
      <Crystal tier="obsidian" />
      {name}
    </Anchor>
  );
}
