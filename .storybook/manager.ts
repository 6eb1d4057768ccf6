import { addons } from 'storybook/manager-api';
import { readableName } from './names.ts';
import { frames } from './themes.ts';

const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: dark ? frames.dark : frames.light,
  sidebar: { renderLabel: ({ name, type }) => (type === 'component' ? readableName(name) : name) },
});
