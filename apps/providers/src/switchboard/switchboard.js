// The buttons and the form of the switchboard, and its live part.

const form = document.querySelector('[data-fault]');

async function refresh() {
  if (document.hidden) return;
  const reply = await fetch('/_sandbox').catch(() => null);
  if (!reply?.ok) return;
  const fresh = new DOMParser().parseFromString(await reply.text(), 'text/html').querySelector('[data-live]');
  const live = document.querySelector('[data-live]');
  // A person who is about to press a button keeps it.
  if (fresh.innerHTML !== live.innerHTML && !live.contains(document.activeElement)) live.replaceWith(fresh);
}

document.addEventListener('click', async ({ target }) => {
  const button = target.closest('button[data-post], button[data-delete]');
  if (!button) return;
  if (button.dataset.confirm && !confirm(button.dataset.confirm)) return;
  button.disabled = true;
  await fetch(button.dataset.post ?? button.dataset.delete, { method: button.dataset.post ? 'POST' : 'DELETE' });
  button.disabled = false;
  button.blur();
  await refresh();
});

/** Only the fields that belong to the chosen action can be filled in. */
function fitFields() {
  const { action, status, ms } = form.elements;
  status.disabled = !['status', 'replace'].includes(action.value);
  ms.disabled = action.value !== 'delay';
}

form.addEventListener('change', fitFields);
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { method, path, ...rest } = Object.fromEntries(new FormData(form));
  const numbers = Object.entries(rest).map(([name, value]) => [name, name === 'action' ? value : Number(value)]);
  const reply = await fetch('/_sandbox/faults', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ match: { path, ...(method && { method }) }, ...Object.fromEntries(numbers) }),
  });
  form.querySelector('[data-error]').textContent = reply.ok ? '' : (await reply.json()).error.message;
  await refresh();
});

fitFields();
setInterval(refresh, 2000);
