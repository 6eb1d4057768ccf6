import { snackbarFor } from '@obsidiana/contract/rules';
import { ApiError } from '@obsidiana/data';
import { Snackbar } from '@obsidiana/ui';
import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useMemo, useState } from 'react';
import type { MessageKey } from '../messages/translate.ts';
import { useTexts } from '../page/hooks.ts';

// The dialog's code comes when there is something to refuse, which most visits never have.
const AlertDialog = lazy(async () => ({ default: (await import('@obsidiana/ui/alert-dialog')).AlertDialog }));

export interface Feedback {
  /** Confirms something, for two seconds. */
  say(message: string): void;
  /** Says what blocks the way, until it is acknowledged. `action` leads on. */
  refuse(message: string, action?: ReactNode): void;
}

const FeedbackContext = createContext<Feedback>({ say: () => undefined, refuse: () => undefined });

/** How every page confirms (one snackbar) and refuses (one 'Oops...' dialog). */
export function FeedbackProvider({ children }: { children: ReactNode }) {
  const t = useTexts();
  const [said, setSaid] = useState<string | null>(null);
  const [refused, setRefused] = useState<{ message: string; action?: ReactNode } | null>(null);
  const feedback = useMemo<Feedback>(
    () => ({ say: setSaid, refuse: (message, action) => setRefused({ message, action }) }),
    [],
  );
  const hush = useCallback(() => setSaid(null), []);
  return (
    <FeedbackContext value={feedback}>
      {children}
      <Snackbar message={said} duration={snackbarFor} onClose={hush} />
      {refused && (
        <Suspense>
          <AlertDialog
            title="Oops..."
            message={refused.message}
            action={refused.action}
            closeLabel={t('feedback.close')}
            onClose={() => setRefused(null)}
          />
        </Suspense>
      )}
    </FeedbackContext>
  );
}

export function useFeedback(): Feedback {
  return useContext(FeedbackContext);
}

/** The server's own words where it refused for a reason that a person can mend, else the given text. */
export function useFailureText(): (error: unknown, otherwise: MessageKey) => string {
  const t = useTexts();
  return useCallback(
    (error, otherwise) => {
      const mendable = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.message !== '';
      return mendable ? error.message : t(otherwise);
    },
    [t],
  );
}
