// Keeps the list of messages up to date. New ones are put above the others, which stay where they are,
// so that neither the open message nor the focus nor the place in the list is ever lost.

const list = document.querySelector('[data-messages]');
const empty = document.querySelector('[data-empty]');
const count = document.querySelector('[data-count]');

/** Times are shown in the reader's own zone. */
function localTimes(root) {
  for (const time of root.querySelectorAll('time')) {
    const date = new Date(time.dateTime);
    const today = date.toDateString() === new Date().toDateString();
    const inList = time.closest('[data-messages]');
    time.textContent = date.toLocaleString('en-GB', {
      ...((!inList || !today) && { dateStyle: 'medium' }),
      timeStyle: inList ? 'short' : 'medium',
    });
  }
}

async function refresh() {
  if (document.hidden) return;
  const newest = list.querySelector('[data-id]')?.dataset.id;
  const reply = await fetch(`/inbox/new${newest ? `?after=${newest}` : ''}`).catch(() => null);
  if (reply?.status === 410) location.assign('/inbox');
  if (reply?.status !== 200) return;
  const added = document.createElement('template');
  added.innerHTML = await reply.text();
  localTimes(added.content);
  list.prepend(added.content);
  empty.hidden = true;
  count.textContent = String(list.children.length);
}

localTimes(document);
list.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
setInterval(refresh, 1500);
document.addEventListener('visibilitychange', refresh);
