import { snackbarFor } from '@obsidiana/contract/rules';
import { Snackbar } from '@obsidiana/ui';
import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useMemo, useState } from 'react';

const OopsDialog = lazy(() => import('./oops-dialog.tsx'));

export interface Oops {
  readonly message: string;
  /** A way on, beside taking note of it. */
  readonly wayOn?: WayOn | undefined;
}

export interface WayOn {
  readonly label: string;
  readonly href: string;
}

export interface Notices {
  /** Confirms something on the snackbar. */
  notify(text: string): void;
  /** Says what blocks the way, in a dialog titled 'Oops...'. */
  oops(message: string, wayOn?: WayOn): void;
}

const NoticesContext = createContext<Notices | null>(null);

/** One snackbar and one dialog for the whole shop; the dialog's code comes when the first is needed. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const [confirmation, setConfirmation] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Oops | null>(null);
  const [wasTroubled, setWasTroubled] = useState(false);
  const notices = useMemo<Notices>(
    () => ({
      notify: setConfirmation,
      oops(message, wayOn) {
        setWasTroubled(true);
        setTrouble({ message, wayOn });
      },
    }),
    [],
  );
  const close = useCallback(() => setConfirmation(null), []);
  return (
    <NoticesContext value={notices}>
      {children}
      <Snackbar message={confirmation} duration={snackbarFor} onClose={close} />
      {wasTroubled && (
        <Suspense>
          <OopsDialog trouble={trouble} onClose={() => setTrouble(null)} />
        </Suspense>
      )}
    </NoticesContext>
  );
}

export function useNotices(): Notices {
  const notices = useContext(NoticesContext);
  if (!notices) throw new Error('useNotices() needs a NoticesProvider above it.');
  return notices;
}
