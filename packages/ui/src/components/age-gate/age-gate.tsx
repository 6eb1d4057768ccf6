'use client';

import { type ComponentProps, type ReactNode, useCallback, useEffect, useId, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useRefs } from '../../lib/use-refs.ts';
import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { Link } from '../link/link.tsx';
import * as styles from './age-gate.css.ts';

export interface AgeGatePassage {
  /** The language of the words, as a BCP 47 tag: they may differ from the page's. */
  lang: string;
  title: string;
  text: string;
}

export interface AgeGateProps extends Omit<ComponentProps<'dialog'>, 'children' | 'title'> {
  /**
   * Asks, as soon as the page runs. Until then, as from the server, the dialog is closed in the page, where a script that
   * stands behind it can open it before anything is painted.
   */
  open: boolean;
  /** A Brand, or the name of the shop. */
  brand?: ReactNode;
  /** The question, once in each language. */
  passages: readonly AgeGatePassage[];
  /** Old enough. */
  confirmLabel: ReactNode;
  /** The answer was yes: remember it, and close the gate. */
  onConfirm: () => void;
  /** Where those go who are not. */
  underAge: { href: string; label: ReactNode };
  /** What may be read before answering: terms, privacy. */
  links: readonly { href: string; label: string }[];
}

/** What the browser's dialog answers with when somebody is old enough, whether or not this component runs yet. */
const ofAge = 'of-age';

/**
 * Asks for the age before anything else can be reached; Escape does not answer it. It is the browser's own modal dialog:
 * every first visit meets it, and none has to fetch the code of another one.
 */
export function AgeGate({
  open,
  brand,
  passages,
  confirmLabel,
  onConfirm,
  underAge,
  links,
  ref,
  className,
  ...rest
}: AgeGateProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const refs = useRefs(dialog, ref);
  const question = useRef<HTMLHeadingElement>(null);
  const named = (part: string) => passages.map(({ lang }) => `${id}${part}-${lang}`).join(' ');
  const ask = useCallback(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    question.current?.focus();
  }, []);
  useEffect(() => {
    if (!open) return;
    ask();
    return () => dialog.current?.close();
  }, [open, ask]);
  return (
    <dialog
      ref={refs}
      data-component="age-gate"
      role="alertdialog"
      aria-labelledby={named('title')}
      aria-describedby={named('text')}
      onCancel={(event) => event.preventDefault()}
      onClose={({ currentTarget: { returnValue } }) => {
        if (returnValue === ofAge) onConfirm();
        // A browser lets a second Escape close any dialog; this one still has no answer.
        else if (open) ask();
      }}
      className={classNames(styles.screen, className)}
      {...rest}
    >
      <div className={styles.root}>
        {brand && <div className={styles.brand}>{brand}</div>}
        <div className={styles.passages}>
          {passages.map(({ lang, title, text }, index) => (
            <div key={lang} lang={lang}>
              <h2
                ref={index === 0 ? question : undefined}
                id={`${id}title-${lang}`}
                tabIndex={-1}
                className={styles.title}
              >
                {title}
              </h2>
              <p id={`${id}text-${lang}`} className={styles.text}>
                {text}
              </p>
            </div>
          ))}
        </div>
        <form method="dialog" className={styles.actions}>
          <Button type="submit" size="large" value={ofAge}>
            {confirmLabel}
          </Button>
          <ButtonLink size="large" variant="secondary" href={underAge.href}>
            {underAge.label}
          </ButtonLink>
        </form>
        <ul className={styles.links}>
          {links.map(({ href, label }) => (
            <li key={href}>
              <Link href={href} className={styles.link}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  );
}
