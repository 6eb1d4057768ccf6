// The bank's page inside a frame above the shop: sends the answer, then tells the shop's page that it is over.

const form = document.querySelector('form');
const tell = (type) => parent.postMessage({ type }, '*');

async function answer(outcome) {
  const buttons = form.querySelectorAll('button');
  const error = form.querySelector('[data-error]');
  for (const button of buttons) button.disabled = true;
  error.textContent = '';
  const reply = await fetch(location.href, { method: 'POST', body: new URLSearchParams({ outcome }) }).catch(
    () => null,
  );
  if (reply?.ok) return tell('stripe-challenge-over');
  error.textContent = error.dataset.message;
  for (const button of buttons) button.disabled = false;
  buttons[0].focus();
}

if (form) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void answer(event.submitter?.value ?? 'fail');
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') void answer('fail');
  });
  addEventListener('message', ({ data, source }) => {
    if (source === parent && data?.type === 'stripe-challenge-close') void answer('fail');
  });
  document.querySelector('h1').focus();
  tell('stripe-challenge-ready');
} else {
  tell('stripe-challenge-over');
}
