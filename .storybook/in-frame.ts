/**
 * `parameters.docs` of what is laid over the whole page: its stories stand in frames of their own on the page of the
 * component, and leave that readable.
 */
export const inFrame = { story: { inline: false, height: '36rem' } };

/** Stories in frames, and those that are opened in a new tab, are asked for as the toolbar says: `theme:dark;language:en`. */
export function askForStories(globals: string): void {
  // What Storybook's blocks make their addresses from.
  Reflect.set(window, 'PREVIEW_URL', `iframe.html?globals=${globals}`);
}
