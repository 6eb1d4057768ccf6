import { useEffect, useLayoutEffect, useState } from 'react';
import type { Channel } from 'storybook/internal/channels';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';

type Theme = 'light' | 'dark';

/** Pages come and go while the toolbar stays; the address tells only what it said when Storybook was opened. */
let chosen: Theme = /\btheme:dark\b/.test(new URLSearchParams(window.location.search).get('globals') ?? '')
  ? 'dark'
  : 'light';

/** The toolbar's theme for pages, whose stories may be none; sets `data-theme` as the decorator does for stories. */
export function useThemeGlobal(channel: Channel): Theme {
  const [theme, setTheme] = useState(chosen);

  useEffect(() => {
    const follow = ({ globals }: { globals: { theme?: Theme } }) => {
      chosen = globals.theme ?? 'light';
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
