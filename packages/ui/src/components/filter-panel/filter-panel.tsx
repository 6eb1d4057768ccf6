'use client';

import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Button } from '../button/button.tsx';
import { CountBubble } from '../count-bubble/count-bubble.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './filter-panel.css.ts';

export interface FilterPanelProps extends ComponentProps<'div'> {
  /** Where the choices are sent by GET while the page has no script yet. */
  action: string;
  /** Receives the whole form after each choice, instead of the address. */
  onChoice?: (form: FormData) => void;
  /** FilterGroups. */
  children: ReactNode;
  /**
   * How many choices are in force.
   * @default 0
   */
  count?: number;
  /** Its words, in the language of the page. */
  labels: {
    /** Names the panel and the button that opens it: 'Filtrar'. */
    title: string;
    /** The count in words, read out: '2 filtros'. */
    count?: string;
    close: string;
    /** Sends the choices and closes the drawer: 'Ver 12 piezas'. */
    apply: string;
  };
}

/** Ways to narrow and order a list: a bar on a wide page, a drawer behind a button on a narrow one, also without script. */
export function FilterPanel({ action, onChoice, count = 0, labels, className, children, ...rest }: FilterPanelProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const tell = () => form.current && onChoice?.(new FormData(form.current));
  return (
    <div data-component="filter-panel" className={classNames(styles.root, className)} {...rest}>
      <button type="button" popoverTarget={id} className={styles.opener}>
        <Icon name="filter" />
        {labels.title}
        <CountBubble count={count} label={labels.count} />
      </button>
      <form
        ref={form}
        id={id}
        popover="auto"
        action={action}
        method="get"
        aria-label={labels.title}
        onChange={tell}
        onSubmit={(event) => {
          if (!onChoice) return;
          event.preventDefault();
          tell();
          if (event.currentTarget.matches(':popover-open')) event.currentTarget.hidePopover();
        }}
        className={styles.panel}
      >
        <div className={styles.head}>
          <span className={styles.title}>{labels.title}</span>
          <IconButton icon="close" label={labels.close} popoverTarget={id} popoverTargetAction="hide" />
        </div>
        <div className={styles.groups}>{children}</div>
        <Button type="submit" variant="secondary" className={styles.apply}>
          {labels.apply}
        </Button>
      </form>
    </div>
  );
}
