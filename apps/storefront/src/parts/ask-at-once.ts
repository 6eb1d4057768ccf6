import { slots, writeCookie } from '@obsidiana/data';

/**
 * The script behind the closed age gate: it opens the gate before the first paint where no answer is remembered, and takes
 * the answer until the shop's own code is there. The same text for everyone, so that its page can be kept with its hash.
 */
export function askAtOnce(): string {
  const { name, write } = slots.ageConfirmed;
  const yes = write(true);
  return `(gate => {
    const kept = () => { try { return localStorage.getItem('${name}') } catch {} };
    const keep = () => { try { localStorage.setItem('${name}', '${yes}') } catch {} };
    if (kept() === '${yes}' || /(^|; )${name}=${yes}/.test(document.cookie)) return;
    gate.oncancel = event => event.preventDefault();
    gate.onclose = () => {
      if (!gate.returnValue) return gate.isConnected && gate.showModal();
      document.cookie = '${writeCookie(name, yes)}';
      keep();
    };
    gate.showModal();
    gate.querySelector('h2').focus();
  })(document.currentScript.previousElementSibling)`.replaceAll(/\n\s+/g, '\n');
}
