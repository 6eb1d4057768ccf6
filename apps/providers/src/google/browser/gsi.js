// Google Identity Services, the part for access tokens: google.accounts.oauth2.initTokenClient(…).requestAccessToken().

(() => {
  const here = new URL(document.currentScript.src).origin;
  const gracePeriod = 300;

  /** Opens the window and calls back once: with the token's response, or with what happened to the window. */
  function requestAccessToken(config, overrides = {}) {
    const { client_id, scope, state, callback, error_callback } = { ...config, ...overrides };
    const query = new URLSearchParams({ client_id, scope, response_type: 'token', origin: location.origin });
    if (state) query.set('state', state);
    const popup = open(`${here}/o/oauth2/v2/auth?${query}`, 'g_auth_token_window', 'popup,width=500,height=700');
    if (!popup) return void error_callback?.({ type: 'popup_failed_to_open', message: 'Failed to open popup window' });

    let over = false;
    const finish = (report) => {
      if (over) return;
      over = true;
      removeEventListener('message', listen);
      clearInterval(watching);
      report();
    };
    const listen = ({ data, origin, source }) => {
      if (origin === here && source === popup) finish(() => callback(data));
    };
    addEventListener('message', listen);
    // A window that closes after it answered has its message still on the way.
    const watching = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(watching);
      setTimeout(
        () => finish(() => error_callback?.({ type: 'popup_closed', message: 'Popup window closed' })),
        gracePeriod,
      );
    }, 100);
  }

  const scopesOf = ({ scope }) => (scope ?? '').split(' ');
  window.google = window.google ?? {};
  window.google.accounts = window.google.accounts ?? {};
  window.google.accounts.oauth2 = {
    initTokenClient: (config) => ({ requestAccessToken: (overrides) => requestAccessToken(config, overrides) }),
    hasGrantedAllScopes: (token, ...scopes) => scopes.every((scope) => scopesOf(token).includes(scope)),
    hasGrantedAnyScope: (token, ...scopes) => scopes.some((scope) => scopesOf(token).includes(scope)),
  };
})();
