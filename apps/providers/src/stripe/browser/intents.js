// The calls that the frame makes to Stripe's API, with the publishable key and the intent's own secret.

const retries = 2;

/**
 * @param {string} publishableKey
 * @param {Record<string, string>} messages by the code of the error, in the shopper's language
 */
export function intentCalls(publishableKey, messages) {
  /** @returns {Promise<{ paymentIntent: object } | { error: object }>} */
  async function send(method, path, params) {
    const form = new URLSearchParams({ key: publishableKey, ...params });
    const key = crypto.randomUUID();
    for (let attempt = 0; ; attempt += 1) {
      try {
        const reply = await fetch(method === 'GET' ? `${path}?${form}` : path, {
          method,
          // The same key each time: what was done before the connection broke is answered, not done again.
          ...(method === 'POST' && { body: form, headers: { 'idempotency-key': key } }),
        });
        const body = await reply.json();
        return body.error ? { error: inOwnWords(body.error) } : { paymentIntent: body };
      } catch {
        if (attempt === retries)
          return { error: { type: 'api_connection_error', message: messages.api_connection_error } };
        await new Promise((resolve) => setTimeout(resolve, 300 * 2 ** attempt));
      }
    }
  }

  function inOwnWords(error) {
    return { ...error, message: messages[error.decline_code] ?? messages[error.code] ?? error.message };
  }

  const idOf = (clientSecret) => clientSecret.split('_secret_')[0];

  return {
    inOwnWords,
    retrieve: (clientSecret) =>
      send('GET', `/v1/payment_intents/${idOf(clientSecret)}`, { client_secret: clientSecret }),
    confirm: (clientSecret, params) =>
      send('POST', `/v1/payment_intents/${idOf(clientSecret)}/confirm`, {
        client_secret: clientSecret,
        use_stripe_sdk: 'true',
        ...params,
      }),
  };
}
