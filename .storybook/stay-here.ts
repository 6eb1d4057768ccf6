/** A link in a story leads nowhere: following it would leave Storybook, or the test that is running. Gives the way back. */
export function stayHere(): () => void {
  const stay = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const inText = link?.closest('#storybook-docs') && !link.closest('.docs-story');
    if (link && !inText) event.preventDefault();
  };
  // Last of all listeners, so that components see the click as it would be.
  window.addEventListener('click', stay);
  return () => window.removeEventListener('click', stay);
}
