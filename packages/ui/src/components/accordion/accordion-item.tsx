'use client';

import * as Radix from '@radix-ui/react-accordion';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './accordion.css.ts';

export interface AccordionItemProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Tells it from its siblings. */
  value: string;
  /** What a press opens. */
  title: ReactNode;
  /** At the end of the title's line, read with it: a Badge, a date. */
  aside?: ReactNode;
  /**
   * The rank of the title in the outline of the page.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/** One part of an Accordion: a title that opens what is below it. */
export function AccordionItem({
  value,
  title,
  aside,
  headingLevel = 3,
  className,
  children,
  ...rest
}: AccordionItemProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Radix.Item data-component="accordion-item" value={value} className={classNames(styles.item, className)} {...rest}>
      <Radix.Header asChild>
        <Heading>
          <Radix.Trigger className={styles.trigger}>
            <span className={styles.title}>{title}</span>
            {aside}
            <Icon name="chevron-down" className={styles.arrow} />
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      <Radix.Content className={styles.content}>
        <div className={styles.body}>{children}</div>
      </Radix.Content>
    </Radix.Item>
  );
}
