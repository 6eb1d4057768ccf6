'use client';

import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useRefs } from '../../lib/use-refs.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx';
import * as styles from './share-menu.css.ts';

export interface ShareMenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The whole address of what is shared: https://… */
  url: string;
  /** The words of the button and its menu. */
  labels: {
    /** Names the button: 'Compartir Kimono Ágata roja'. */
    share: string;
    facebook: string;
    copy: string;
    /** Confirms the copy, for 3 seconds. */
    copied: string;
    /** Stands before the address where the browser refuses to copy it. */
    notCopied: string;
  };
  /**
   * The look of the button: on the page, over a picture, or beside other controls.
   * @default 'plain'
   */
  variant?: IconButtonProps['variant'];
  /**
   * The edge of the button that the menu keeps to.
   * @default 'end'
   */
  align?: 'start' | 'end';
}

const confirmationMs = 3000;

/** Passes a product on: to Facebook, or as a link to paste. */
export function ShareMenu({ url, labels, variant, align, ref, className, ...rest }: ShareMenuProps) {
  const root = useRef<HTMLDivElement>(null);
  const refs = useRefs(root, ref);
  const menuId = useId();
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState<string | null>(null);

  useEffect(() => {
    if (!open) return;
    menuItems(root.current)[0]?.focus();
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  useEffect(() => {
    if (note === null) return;
    const timer = setTimeout(() => setNote(null), confirmationMs);
    return () => clearTimeout(timer);
  }, [note]);

  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  const copy = async () => {
    close();
    const copied = await writeToClipboard(url);
    setNote(copied ? labels.copied : `${labels.notCopied} ${url}`);
  };
  const navigate = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') setOpen(false);
    if (event.key === 'Escape') close();
    const target = menuTarget(event.key, menuItems(event.currentTarget));
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  return (
    <div ref={refs} data-component="share-menu" className={classNames(styles.root, className)} {...rest}>
      <IconButton
        icon="share"
        label={labels.share}
        variant={variant}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <div
          role="menu"
          id={menuId}
          aria-label={labels.share}
          tabIndex={-1}
          onKeyDown={navigate}
          className={styles.panel({ align })}
        >
          <a
            role="menuitem"
            tabIndex={-1}
            href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`}
            target="_blank"
            rel="noopener"
            onClick={close}
            className={styles.item}
          >
            <Icon name="facebook" />
            {labels.facebook}
          </a>
          <button type="button" role="menuitem" tabIndex={-1} onClick={copy} className={styles.item}>
            <Icon name="link" />
            {labels.copy}
          </button>
        </div>
      )}
      <div role="status">{note && <p className={classNames(styles.panel({ align }), styles.note)}>{note}</p>}</div>
    </div>
  );
}

function menuItems(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

/** The item that a key leads to from the one that has the focus; the last is followed by the first. */
function menuTarget(key: string, items: HTMLElement[]): HTMLElement | undefined {
  const current = items.findIndex((item) => item.matches(':focus'));
  if (key === 'ArrowDown') return items.at((current + 1) % items.length);
  if (key === 'ArrowUp') return items.at(current - 1);
  if (key === 'Home') return items.at(0);
  if (key === 'End') return items.at(-1);
  return undefined;
}

/** Whether it worked: a page without https has no clipboard, and a browser may refuse. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
