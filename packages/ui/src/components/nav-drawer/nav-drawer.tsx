'use client';

import * as Radix from '@radix-ui/react-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useFocusReturn } from '../../lib/use-focus-return.ts';
import type { NavigationLink } from '../header/header.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Anchor } from '../link/link-context.tsx';
import * as styles from './nav-drawer.css.ts';

export interface NavDrawerProps extends Omit<ComponentProps<typeof Radix.Content>, 'children'> {
  /** Whether it is there; the page keeps this. */
  open: boolean;
  /** Asked for by Escape, the close button, a press outside, and a press on a link. */
  onOpenChange: (open: boolean) => void;
  /** The categories. */
  links: readonly NavigationLink[];
  /** Under them: a LocaleSelect, a link to the account. */
  children?: ReactNode;
  /** The title of the drawer ('Menú') and the name of its close button. */
  labels: { title: string; close: string };
}

/** The categories on a narrow page, from the side. Load it when the menu button is pressed. */
export function NavDrawer({ open, onOpenChange, links, labels, className, children, ...rest }: NavDrawerProps) {
  const focus = useFocusReturn();
  const close = () => onOpenChange(false);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          data-component="nav-drawer"
          aria-describedby={undefined}
          className={classNames(styles.root, className)}
          {...focus}
          {...rest}
        >
          <div className={styles.head}>
            <Radix.Title className={styles.title}>{labels.title}</Radix.Title>
            <IconButton icon="close" label={labels.close} onClick={close} />
          </div>
          <nav aria-label={labels.title}>
            <ul>
              {links.map(({ href, label, current }) => (
                <li key={href}>
                  <Anchor
                    href={href}
                    aria-current={current ? 'page' : undefined}
                    onClick={close}
                    className={styles.link}
                  >
                    {label}
                    <Icon name="chevron-right" />
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
          {children && <div className={styles.foot}>{children}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
