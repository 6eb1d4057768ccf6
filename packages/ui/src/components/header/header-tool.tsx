import { classNames } from '../../lib/class-names.ts';
import { CountBubble } from '../count-bubble/count-bubble.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { Anchor, type AnchorProps } from '../link/link-context.tsx';
import * as styles from './header-tool.css.ts';

export interface HeaderToolProps extends Omit<AnchorProps, 'children'> {
  /** Where it leads. */
  href: string;
  /** Shown alone where the header is narrow. */
  icon: IconName;
  /** Shown alone where it is wide; always read out. */
  label: string;
  /** How many things wait there; 0 shows nothing. */
  count?: number;
  /** The count in words, read out after the label: '2 piezas'. */
  countLabel?: string;
}

/** A place that the header leads to: the account, the favourites, the bag. */
export function HeaderTool({ icon, label, count = 0, countLabel, className, ...rest }: HeaderToolProps) {
  return (
    <Anchor data-component="header-tool" className={classNames(styles.tool, className)} {...rest}>
      <Icon name={icon} className={styles.symbol} />
      <span className={styles.word}>{label}</span>
      <CountBubble count={count} label={countLabel} className={styles.count} />
    </Anchor>
  );
}
