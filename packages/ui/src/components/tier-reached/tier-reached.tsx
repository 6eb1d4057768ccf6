'use client';

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Crystal } from '../crystal/crystal.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './tier-reached.css.ts';

export interface TierReachedProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Whose stone rises. */
  tier: 'amber' | 'emerald' | 'diamond';
  /** 'Llegaste a Esmeralda'. */
  title: ReactNode;
  /** What it brings. */
  text: ReactNode;
  /** Names the button that puts it away. */
  closeLabel: string;
  /** It was put away. */
  onClose: () => void;
}

/** A member has reached a tier: its stones rise once, quietly, and the words stay until they are put away. */
export function TierReached({ tier, title, text, closeLabel, onClose, className, ...rest }: TierReachedProps) {
  return (
    <div data-component="tier-reached" role="status" className={classNames(styles.root, className)} {...rest}>
      <span className={styles.stones} aria-hidden="true">
        <Crystal tier={tier} className={classNames(styles.stone, styles.beside)} />
        <Crystal tier={tier} size="large" className={styles.stone} />
        <Crystal tier={tier} className={classNames(styles.stone, styles.beside)} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>{text}</span>
      </span>
      <IconButton icon="close" label={closeLabel} onClick={onClose} className={styles.close} />
    </div>
  );
}
