// Stripe.js for a machine without internet: the part of the real library's surface that a shop with the Payment
// Element uses. A plain script; it puts `Stripe` on the window as the real one does.

(() => {
  if (window.Stripe) return;
  const origin = new URL(document.currentScript.src).origin;

  class IntegrationError extends Error {
    name = 'IntegrationError';
  }

  const connectionError = { type: 'api_connection_error', message: 'We could not reach the payment service.' };

  /** Listeners by event, as every Element has them. */
  function listeners() {
    const byEvent = new Map();
    const of = (event) => byEvent.get(event) ?? byEvent.set(event, new Set()).get(event);
    return {
      on: (event, handler) => of(event).add(handler),
      off: (event, handler) => (handler ? of(event).delete(handler) : of(event).clear()),
      emit: (event, detail) => {
        for (const handler of [...of(event)]) handler(detail);
      },
    };
  }

  /**
   * A frame of this origin, and calls into it.
   * @param onEvent called with what the frame tells; `ready` and `loaderror` come once
   */
  function openFrame({ path, title, setup, onEvent }) {
    const iframe = document.createElement('iframe');
    const pending = new Map();
    let port;
    let calls = 0;
    let heard = false;
    let settled = false;
    let wasReady;
    const ready = new Promise((resolve) => {
      wasReady = resolve;
    });
    const begin = (event, detail) => {
      if (settled) return;
      settled = true;
      wasReady(event === 'ready');
      onEvent(event, detail);
    };

    iframe.title = title;
    iframe.src = origin + path;
    iframe.allow = 'payment *';
    iframe.addEventListener('load', () => {
      // What loaded may be an error page, which says nothing.
      timers.push(setTimeout(() => heard || giveUp(), 5000));
      const channel = new MessageChannel();
      port = channel.port1;
      port.onmessage = ({ data }) => {
        heard = true;
        if ('reply' in data) {
          pending.get(data.reply)?.(data.value);
          pending.delete(data.reply);
        } else if (data.event === 'ready' || data.event === 'loaderror') begin(data.event, data.detail);
        else onEvent(data.event, data.detail);
      };
      iframe.contentWindow.postMessage({ type: 'stripe-setup', ...setup() }, origin, [channel.port2]);
    });
    const giveUp = () => begin('loaderror', { error: connectionError });
    const timers = [setTimeout(giveUp, 30_000)];

    return {
      iframe,
      async call(method, ...args) {
        if (!(await ready)) return { error: connectionError };
        calls += 1;
        port.postMessage({ id: calls, method, args });
        return new Promise((resolve) => pending.set(calls, resolve));
      },
      close() {
        timers.forEach(clearTimeout);
        settled = true;
        wasReady(false);
        for (const resolve of pending.values()) resolve({ error: connectionError });
        port?.close();
        iframe.remove();
      },
    };
  }

  function paymentElement(stripe, elements, destroyed) {
    const bus = listeners();
    const { options } = elements;
    let frame;
    let confirming;

    function handle(event, detail) {
      if (event === 'height') frame.iframe.style.height = `${detail}px`;
      else if (event === 'enter') frame.iframe.closest('form')?.requestSubmit();
      else bus.emit(event, event === 'loaderror' ? { elementType: 'payment', ...detail } : detail);
    }

    const element = {
      mount(target) {
        const node = typeof target === 'string' ? document.querySelector(target) : target;
        if (!node)
          throw new IntegrationError(
            `The selector you specified (${target}) applies to no DOM elements that are currently on the page.`,
          );
        if (frame) return element;
        frame = openFrame({
          path: `/stripe/elements/payment?locale=${options.locale ?? 'auto'}`,
          title: 'Secure payment input frame',
          setup: () => ({
            publishableKey: stripe.publishableKey,
            clientSecret: options.clientSecret,
            appearance: options.appearance,
            fonts: options.fonts,
          }),
          onEvent: handle,
        });
        // The frame has 4 px of room for focus rings; its colour scheme is that of its document, so it is see-through.
        frame.iframe.style.cssText =
          'display:block;width:calc(100% + 8px);margin:-4px;height:156px;border:0;color-scheme:light;background:transparent';
        node.append(frame.iframe);
        setTimeout(() => bus.emit('loaderstart', { elementType: 'payment' }));
        return element;
      },
      unmount() {
        frame?.close();
        frame = undefined;
        return element;
      },
      destroy() {
        element.unmount();
        destroyed();
      },
      update: () => element,
      on(event, handler) {
        bus.on(event, handler);
        return element;
      },
      once(event, handler) {
        const once = (detail) => {
          bus.off(event, once);
          handler(detail);
        };
        return element.on(event, once);
      },
      off(event, handler) {
        bus.off(event, handler);
        return element;
      },
      focus: () => void frame?.call('focus'),
      blur: () => void frame?.call('blur'),
      clear: () => void frame?.call('clear'),
      collapse: () => element,
    };

    const inside = {
      get frame() {
        if (!frame)
          throw new IntegrationError(
            'The Payment Element is not mounted. Please make sure it is mounted before calling this.',
          );
        return frame;
      },
      /** A second confirmation while the first runs gets the first one's result: a double click pays once. */
      once(confirm) {
        confirming ??= confirm().finally(() => {
          confirming = undefined;
        });
        return confirming;
      },
      restyle: () => void frame?.call('appearance', options.appearance),
    };
    return { element, inside };
  }

  function createElements(stripe, given) {
    if (!given.clientSecret)
      throw new IntegrationError('This Stripe.js takes a PaymentIntent: pass its `clientSecret` to elements().');
    const elements = { options: { ...given } };
    let payment;

    stripe.insides.set(elements, () => payment?.inside);
    return Object.assign(elements, {
      create(type) {
        if (type !== 'payment')
          throw new IntegrationError(`This Stripe.js has the Payment Element only, not '${type}'.`);
        if (payment)
          throw new IntegrationError('Can only create one Element of type payment through a Stripe Elements instance.');
        payment = paymentElement(stripe, elements, () => {
          payment = undefined;
        });
        return payment.element;
      },
      getElement: (type) => ((type?.__elementType ?? type) === 'payment' ? (payment?.element ?? null) : null),
      async update(changes) {
        Object.assign(elements.options, changes);
        if (changes.appearance) payment?.inside.restyle();
      },
      async submit() {
        if (!payment) throw new IntegrationError('elements.submit() needs a mounted Payment Element.');
        return payment.inside.frame.call('submit');
      },
      fetchUpdates: async () => ({}),
      on: () => elements,
    });
  }

  /** Whether the shop's page is light or dark now. */
  function colorScheme() {
    const schemes = getComputedStyle(document.documentElement).colorScheme;
    if (!schemes.includes('dark')) return 'light';
    if (!schemes.includes('light')) return 'dark';
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }

  /** Shows the bank's page above the shop's. @returns when it is over, however it ended */
  function challenge(address) {
    const url = new URL(address);
    const scheme = colorScheme();
    url.searchParams.set('in_page', scheme);
    const dialog = document.createElement('dialog');
    const iframe = document.createElement('iframe');
    dialog.setAttribute('aria-label', '3D Secure');
    dialog.style.cssText =
      'position:fixed;inset:0;width:100vw;height:100dvh;max-width:none;max-height:none;margin:0;padding:0;border:0;overflow:hidden;background:transparent';
    iframe.title = '3D Secure';
    // Of another scheme than the page in it, a frame is opaque, and nothing of the shop would show behind the veil.
    iframe.style.cssText = `display:block;width:100%;height:100%;border:0;color-scheme:${scheme};background:transparent`;
    iframe.src = url.href;
    dialog.append(iframe);
    const { overflow } = document.documentElement.style;

    return new Promise((resolve) => {
      let shown = false;
      const end = () => {
        removeEventListener('message', hear);
        document.documentElement.style.overflow = overflow;
        dialog.remove();
        resolve();
      };
      const hear = ({ data, source }) => {
        if (source !== iframe.contentWindow) return;
        if (data?.type === 'stripe-challenge-ready') shown = true;
        if (data?.type === 'stripe-challenge-over') end();
      };
      addEventListener('message', hear);
      // Escape in the shop's page closes like the bank's own button does; a page that never came is just closed.
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        if (shown) iframe.contentWindow.postMessage({ type: 'stripe-challenge-close' }, origin);
        else end();
      });
      iframe.addEventListener('load', () => setTimeout(() => shown || end(), 5000));
      document.documentElement.style.overflow = 'hidden';
      document.body.append(dialog);
      dialog.showModal();
    });
  }

  /** Leaves the page; whoever waits for the result never gets one, as with the real library. */
  function leave(address) {
    location.assign(address);
    return new Promise(() => {});
  }

  function returnAddress(base, intent) {
    const url = new URL(base, location.href);
    url.searchParams.set('payment_intent', intent.id);
    url.searchParams.set('payment_intent_client_secret', intent.client_secret);
    url.searchParams.set('redirect_status', 'succeeded');
    return url.href;
  }

  function createStripe(publishableKey, { locale } = {}) {
    if (typeof publishableKey !== 'string' || !publishableKey.startsWith('pk_'))
      throw new IntegrationError(
        'Invalid value for Stripe(): the key should be a publishable key, which begins with pk_.',
      );
    const insides = new WeakMap();
    const self = { publishableKey, insides };
    let hidden;

    /** A frame without fields, for calls that no Element is at hand for. */
    function controller() {
      if (hidden) return hidden;
      hidden = openFrame({
        path: `/stripe/elements/controller?locale=${locale ?? 'auto'}`,
        title: 'Stripe',
        setup: () => ({ publishableKey }),
        onEvent: (event) => {
          if (event === 'loaderror') hidden = undefined;
        },
      });
      hidden.iframe.hidden = true;
      hidden.iframe.style.display = 'none';
      document.body.append(hidden.iframe);
      return hidden;
    }

    /** Carries an intent through the bank's page where that is needed; `frame` reads how it ended. */
    async function finishAction(intent, frame, language) {
      if (intent.status !== 'requires_action') return { paymentIntent: intent };
      const { redirect_to_url: redirect, use_stripe_sdk: sdk } = intent.next_action;
      const address = new URL(redirect?.url ?? sdk.stripe_js);
      address.searchParams.set('locale', language ?? 'auto');
      if (redirect) return leave(address);
      await challenge(address);
      return frame.call('outcome', intent.client_secret);
    }

    const stripe = {
      elements: (options = {}) => createElements(self, { locale, ...options }),

      async confirmPayment({ elements, clientSecret, confirmParams = {}, redirect = 'always' }) {
        const { return_url: returnUrl } = confirmParams;
        if (redirect === 'always' && !returnUrl)
          throw new IntegrationError(
            "stripe.confirmPayment(): the `confirmParams.return_url` argument is required unless `redirect` is 'if_required'.",
          );
        const secret = clientSecret ?? elements?.options.clientSecret;
        const inside = elements && insides.get(elements)?.();
        if (elements && !inside) throw new IntegrationError('stripe.confirmPayment() needs a mounted Payment Element.');
        const params = {
          ...(returnUrl && { return_url: new URL(returnUrl, location.href).href }),
          ...(confirmParams.payment_method && { payment_method: confirmParams.payment_method }),
        };
        const confirm = async () => {
          const frame = inside?.frame ?? controller();
          const result = await frame.call('confirm', secret, params);
          return result.error ? result : finishAction(result.paymentIntent, frame, elements?.options.locale ?? locale);
        };
        const finished = await (inside ? inside.once(confirm) : confirm());
        if (finished.error || redirect === 'if_required') return finished;
        return leave(returnAddress(returnUrl, finished.paymentIntent));
      },

      async confirmCardPayment(clientSecret, { payment_method: method, return_url: returnUrl } = {}) {
        if (method !== undefined && typeof method !== 'string')
          throw new IntegrationError(
            'This Stripe.js confirms with the Payment Element, or with the id of a payment method.',
          );
        const params = { ...(method && { payment_method: method }), ...(returnUrl && { return_url: returnUrl }) };
        const result = await controller().call('confirm', clientSecret, params);
        return result.error ? result : finishAction(result.paymentIntent, controller(), locale);
      },

      async handleNextAction({ clientSecret }) {
        const result = await controller().call('retrieve', clientSecret);
        return result.error ? result : finishAction(result.paymentIntent, controller(), locale);
      },

      retrievePaymentIntent: (clientSecret) => controller().call('retrieve', clientSecret),

      async createToken() {
        throw new IntegrationError('This Stripe.js has no tokens: confirm with the Payment Element.');
      },
      async createPaymentMethod() {
        throw new IntegrationError('This Stripe.js makes payment methods when it confirms: use confirmPayment.');
      },
      registerAppInfo() {},
      _registerWrapper() {},
    };
    return stripe;
  }

  function Stripe(publishableKey, options) {
    return createStripe(publishableKey, options);
  }
  Stripe.version = 'endive';
  window.Stripe = Stripe;
})();
