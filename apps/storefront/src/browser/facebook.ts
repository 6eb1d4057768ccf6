import { addScript } from './script.ts';
import { type SocialPerson, SocialStopped } from './social.ts';

const version = 'v25.0';
const locales = { es: 'es_LA', en: 'en_US' } as const;

/** The part of Facebook's SDK that the shop uses. */
interface FacebookSdk {
  init(options: {
    readonly appId: string;
    readonly version: string;
    readonly cookie: boolean;
    readonly xfbml: boolean;
  }): void;
  login(
    callback: (response: {
      readonly authResponse: { readonly accessToken: string; readonly userID: string } | null;
    }) => void,
    options: { readonly scope: string; readonly return_scopes: boolean },
  ): void;
  api(
    path: string,
    params: { readonly fields: string },
    callback: (person: {
      readonly first_name?: string;
      readonly last_name?: string;
      readonly email?: string;
      readonly error?: unknown;
    }) => void,
  ): void;
}

declare global {
  interface Window {
    FB?: FacebookSdk;
  }
}

export interface FacebookOptions {
  readonly appId: string;
  /** Where the SDK is; null is Facebook itself. */
  readonly base: string | null;
  readonly lang: 'es' | 'en';
}

let loading: Promise<FacebookSdk> | undefined;

/** Facebook's SDK, loaded once and never before somebody is about to use it. */
export function loadFacebook({ appId, base, lang }: FacebookOptions): Promise<FacebookSdk> {
  loading ??= addScript(`${base ?? 'https://connect.facebook.net'}/${locales[lang]}/sdk.js`).then(() => {
    if (!window.FB) throw new SocialStopped('unreachable');
    window.FB.init({ appId, version, cookie: false, xfbml: false });
    return window.FB;
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Opens Facebook's window and asks Facebook who came back from it. @throws SocialStopped */
export async function askFacebook(options: FacebookOptions): Promise<SocialPerson> {
  const sdk = await loadFacebook(options).catch(() => {
    throw new SocialStopped('unreachable');
  });
  const { accessToken, userID } = await new Promise<{ accessToken: string; userID: string }>((given, stopped) => {
    sdk.login(
      // The SDK does not tell a closed window from one that the browser kept shut.
      ({ authResponse }) => (authResponse ? given(authResponse) : stopped(new SocialStopped('closed'))),
      { scope: 'public_profile,email', return_scopes: true },
    );
  });
  return new Promise((given, stopped) => {
    sdk.api(
      '/me',
      { fields: 'id,first_name,last_name,email' },
      ({ first_name = '', last_name = '', email = '', error }) =>
        error
          ? stopped(new SocialStopped('unreachable'))
          : given({ id: userID, access_token: accessToken, name: first_name, lastname: last_name, email }),
    );
  });
}
