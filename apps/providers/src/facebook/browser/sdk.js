// Facebook's SDK for JavaScript, the part for signing in: FB.init, FB.login, FB.getLoginStatus, FB.logout, FB.api.

(() => {
  const here = new URL(document.currentScript.src).origin;
  const gracePeriod = 300;
  const nobody = { status: 'unknown', authResponse: null };
  let app = null;
  let current = nobody;

  function login(callback, { scope = 'public_profile', return_scopes = false } = {}) {
    if (!app) return console.warn('FB.login() called before FB.init().');
    const query = new URLSearchParams({ client_id: app.appId, scope, origin: location.origin, display: 'popup' });
    const popup = open(`${here}/fb/${app.version}/dialog/oauth?${query}`, 'fb_login', 'popup,width=600,height=700');
    if (!popup) return void callback(nobody);

    let over = false;
    const finish = (response) => {
      if (over) return;
      over = true;
      removeEventListener('message', listen);
      clearInterval(watching);
      current = response;
      callback(response);
    };
    const listen = ({ data, origin, source }) => {
      if (origin !== here || source !== popup) return;
      if (!data.authResponse) return finish(nobody);
      const { grantedScopes, ...authResponse } = data.authResponse;
      finish({ status: 'connected', authResponse: { ...authResponse, ...(return_scopes && { grantedScopes }) } });
    };
    addEventListener('message', listen);
    // A window that closes after it answered has its message still on the way.
    const watching = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(watching);
      setTimeout(() => finish(nobody), gracePeriod);
    }, 100);
  }

  /** FB.api(path[, method][, params], callback) */
  function api(path, ...rest) {
    const callback = rest.find((part) => typeof part === 'function');
    const params = rest.find((part) => typeof part === 'object') ?? {};
    const method = rest.find((part) => typeof part === 'string') ?? 'get';
    const query = new URLSearchParams({ access_token: current.authResponse?.accessToken ?? '', ...params });
    fetch(`${here}/${app.version}/${path.replace(/^\//, '')}?${query}`, { method })
      .then((reply) => reply.json())
      .catch(() => ({ error: { message: 'unknown error', type: 'http', code: 1 } }))
      .then((answer) => callback?.(answer));
  }

  window.FB = {
    init: (options) => {
      app = options;
    },
    login,
    logout: (callback) => {
      current = nobody;
      callback?.(current);
    },
    getLoginStatus: (callback) => callback(current),
    getAuthResponse: () => current.authResponse,
    api,
  };
  window.fbAsyncInit?.();
})();
