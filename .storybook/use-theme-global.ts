import { useEffect, useLayoutEffect, useState } from 'react';
import type { Channel } from 'storybook/internal/channels';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { askForStories } from './in-frame.ts';

type Theme = 'light' | 'dark';

/** Pages come and go while the toolbar stays; the address tells only what it said when Storybook was opened. */
const opened = new URLSearchParams(window.location.search).get('globals') ?? '';
let chosen: Theme = /\btheme:dark\b/.test(opened) ? 'dark' : 'light';
askForStories(opened);

/** The toolbar's theme for pages, whose stories may be none; sets `data-theme` as the decorator does for stories. */
export function useThemeGlobal(channel: Channel): Theme {
  const [theme, setTheme] = useState(chosen);

  useEffect(() => {
    const follow = ({ globals }: { globals: { theme?: Theme } & Record<string, unknown> }) => {
      chosen = globals.theme ?? 'light';
      const plain = Object.entries(globals).filter(([, value]) => typeof value === 'string');
      askForStories(plain.map(([name, value]) => `${name}:${value}`).join(';'));
      setTheme(chosen);
    };
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);

  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);

  return theme;
}
