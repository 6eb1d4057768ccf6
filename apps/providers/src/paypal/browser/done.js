// The end of the approval window: tells the page that opened it what the payer chose, and closes.

const { outcome, token } = document.querySelector('[data-outcome]').dataset;
opener?.postMessage({ type: 'paypal-approval', outcome, token }, '*');
close();
