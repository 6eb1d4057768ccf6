import { expect, fn, userEvent } from 'storybook/test';

/** Follows a link as people do: by Tab and Enter, then by the pointer. */
export async function follow(link: HTMLElement): Promise<void> {
  const followed = fn();
  link.addEventListener('click', followed);
  for (let tabs = 0; document.activeElement !== link && tabs < 40; tabs += 1) await userEvent.tab();
  await expect(link).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(link);
  await expect(followed).toHaveBeenCalledTimes(2);
  link.blur();
}
