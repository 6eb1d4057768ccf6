import { addScript } from './script.ts';
import { type SocialPerson, type SocialStop, SocialStopped } from './social.ts';

/** The part of Google Identity Services that the shop uses. */
interface GoogleIdentity {
  readonly accounts: {
    readonly oauth2: {
      initTokenClient(config: {
        readonly client_id: string;
        readonly scope: string;
        readonly callback: (token: { readonly access_token?: string; readonly error?: string }) => void;
        readonly error_callback: (error: { readonly type: string }) => void;
      }): { requestAccessToken(): void };
    };
  };
}

declare global {
  interface Window {
    google?: GoogleIdentity;
  }
}

export interface GoogleOptions {
  readonly clientId: string;
  /** Where Google is; null is Google itself. */
  readonly base: string | null;
}

let loading: Promise<GoogleIdentity> | undefined;

/** Google Identity, loaded once and never before somebody is about to use it. */
export function loadGoogle({ base }: Pick<GoogleOptions, 'base'>): Promise<GoogleIdentity> {
  loading ??= addScript(`${base ?? 'https://accounts.google.com'}/gsi/client`).then(() => {
    if (!window.google) throw new SocialStopped('unreachable');
    return window.google;
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Opens Google's window and asks Google who came back from it. @throws SocialStopped */
export async function askGoogle({ clientId, base }: GoogleOptions): Promise<SocialPerson> {
  const google = await loadGoogle({ base }).catch(() => {
    throw new SocialStopped('unreachable');
  });
  const token = await tokenFrom(google, clientId);
  try {
    const response = await fetch(`${base ?? 'https://www.googleapis.com'}/oauth2/v3/userinfo`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!response.ok) throw new SocialStopped('unreachable');
    const { sub, given_name = '', family_name = '', email = '', picture } = await response.json();
    const photo = typeof picture === 'string' ? { photo: picture } : {};
    return { id: sub, access_token: token, name: given_name, lastname: family_name, email, ...photo };
  } catch {
    throw new SocialStopped('unreachable');
  }
}

const stops: Record<string, SocialStop> = { popup_closed: 'closed', popup_failed_to_open: 'blocked' };

function tokenFrom({ accounts }: GoogleIdentity, clientId: string): Promise<string> {
  return new Promise((given, stopped) => {
    accounts.oauth2
      .initTokenClient({
        client_id: clientId,
        scope: 'openid profile email',
        callback: ({ access_token: token, error }) =>
          token ? given(token) : stopped(new SocialStopped(error === 'access_denied' ? 'closed' : 'unreachable')),
        error_callback: ({ type }) => stopped(new SocialStopped(stops[type] ?? 'unreachable')),
      })
      .requestAccessToken();
  });
}
