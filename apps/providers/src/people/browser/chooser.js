// The window of a provider: sends the person's choice, and hands the answer to the page that opened it, and to no other.

const origin = JSON.parse(document.querySelector('#origin').textContent);
const error = document.querySelector('[data-error]');

async function answer(form) {
  const buttons = document.querySelectorAll('button');
  for (const button of buttons) button.disabled = true;
  error.textContent = '';
  const reply = await fetch(location.href, { method: 'POST', body: new URLSearchParams(form) }).catch(() => null);
  if (reply?.ok) {
    opener?.postMessage(await reply.json(), origin);
    return close();
  }
  error.textContent = 'That did not work. Try again.';
  for (const button of buttons) button.disabled = false;
}

document.querySelector('[data-choose]').addEventListener('submit', (event) => {
  event.preventDefault();
  void answer({ person: event.submitter?.value ?? '' });
});
document.querySelector('[data-add]').addEventListener('submit', (event) => {
  event.preventDefault();
  void answer(Object.fromEntries(new FormData(event.target)));
});
