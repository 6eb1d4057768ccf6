// PayPal's JavaScript SDK (the v5 surface): buttons that open the approval window, or lead there where no window opens.
// The page's Content-Security-Policy needs this origin for scripts, and the nonce in `data-csp-nonce` for an inline one.

(() => {
  const address = new URL(document.currentScript.src);
  const base = address.origin;
  const nonce = document.currentScript.dataset.cspNonce;
  const asked = (name) => address.searchParams.get(name) ?? '';
  const list = (name) => asked(name).split(',').filter(Boolean);
  const currency = asked('currency') || 'USD';
  const locale = asked('locale') || 'en_US';
  const FUNDING = { PAYPAL: 'paypal', VENMO: 'venmo', CARD: 'card', CREDIT: 'credit', PAYLATER: 'paylater' };
  const names = { paypal: 'PayPal', venmo: 'Venmo', card: 'Card', credit: 'Credit', paylater: 'Pay Later' };
  const colours = { paypal: ['#ffc439', '#111'], venmo: ['#0a66c2', '#fff'] };

  /** As PayPal decides it: Venmo for buyers in the United States paying in dollars, where the shop enables it. */
  function isFundingEligible(source) {
    if (list('disable-funding').includes(source)) return false;
    if (source === 'venmo')
      return (
        list('enable-funding').includes('venmo') && currency === 'USD' && (asked('buyer-country') || 'US') === 'US'
      );
    return source === 'paypal' || source === 'card';
  }

  const openWindow = () => window.open('about:blank', 'paypal-approval', 'width=480,height=720');

  /** Resolves with what the payer chose; closing the window is cancelling. */
  function approval(popup, order, source) {
    const query = new URLSearchParams({ token: order, fundingSource: source, locale });
    popup.location = `${base}/checkoutnow?${query}`;
    return new Promise((resolve) => {
      const end = (outcome) => {
        removeEventListener('message', hear);
        clearInterval(watch);
        resolve(outcome);
      };
      const hear = ({ origin, data }) => {
        if (origin === base && data?.type === 'paypal-approval' && data.token === order) end(data.outcome);
      };
      // A window that closes by itself has said before why.
      const watch = setInterval(() => popup.closed && setTimeout(() => end('cancelled'), 100), 200);
      addEventListener('message', hear);
    });
  }

  async function pay(source, options) {
    // Right away: later the browser would not take it for an answer to the press.
    let popup = openWindow();
    try {
      const order = await options.createOrder({ paymentSource: source }, {});
      for (;;) {
        if (!popup) {
          location.assign(
            `${base}/checkoutnow?${new URLSearchParams({ token: order, fundingSource: source, locale, redirect: '' })}`,
          );
          return;
        }
        const outcome = await approval(popup, order, source);
        const data = { orderID: order, paymentSource: source };
        if (outcome === 'cancelled') {
          options.onCancel?.(data, { redirect: (url) => location.assign(url) });
          return;
        }
        let again = false;
        const restart = () => {
          again = true;
        };
        await options.onApprove(
          { ...data, payerID: 'QYR5Z8XDVJNXQ', facilitatorAccessToken: '' },
          { restart, redirect: (url) => location.assign(url) },
        );
        if (!again) return;
        popup = openWindow();
      }
    } catch (error) {
      popup?.close();
      if (options.onError) options.onError(error instanceof Error ? error : new Error(String(error)));
      else console.error(error);
    }
  }

  function button(source, run) {
    const element = document.createElement('button');
    const [background, color] = colours[source] ?? ['#111', '#fff'];
    element.type = 'button';
    element.dataset.fundingSource = source;
    element.textContent = names[source];
    Object.assign(element.style, {
      display: 'block',
      width: '100%',
      minHeight: '48px',
      margin: '0 0 12px',
      padding: '12px 20px',
      border: '0',
      borderRadius: '4px',
      background,
      color,
      font: 'italic 700 18px / 1.2 system-ui, sans-serif',
      cursor: 'pointer',
    });
    element.addEventListener('click', run);
    return element;
  }

  /** As PayPal's own adds one to what it shows before its frame is there: a policy that does not know the nonce complains. */
  function inlineScript() {
    const script = document.createElement('script');
    if (nonce) script.nonce = nonce;
    script.textContent = 'void 0';
    return script;
  }

  function Buttons(options = {}) {
    const sources = (options.fundingSource ? [options.fundingSource] : Object.values(FUNDING)).filter(
      isFundingEligible,
    );
    let root = null;
    let enabled = true;
    let busy = false;
    const run = (source) => async () => {
      if (!enabled || busy) return;
      busy = true;
      options.onClick?.({ fundingSource: source }, {});
      await pay(source, options);
      busy = false;
    };
    return {
      isEligible: () => sources.length > 0,
      async render(container) {
        root = typeof container === 'string' ? document.querySelector(container) : container;
        if (!root) throw new Error('Document is ready and element does not exist');
        root.replaceChildren(...sources.map((source) => button(source, run(source))), inlineScript());
        options.onInit?.(
          {},
          {
            enable: async () => {
              enabled = true;
            },
            disable: async () => {
              enabled = false;
            },
          },
        );
      },
      async close() {
        root?.replaceChildren();
      },
      async updateProps(changed) {
        Object.assign(options, changed);
      },
      resume() {},
      hasReturned: () => false,
    };
  }

  window.paypal = {
    version: '5.0.0-sandbox',
    FUNDING,
    Buttons,
    isFundingEligible,
    getFundingSources: () => Object.values(FUNDING),
    rememberFunding() {},
  };
})();
