import { assignVars } from '@vanilla-extract/css';
import { layeredGlobalStyle } from './layers.ts';
import { media } from './media.css.ts';
import { values } from './values.ts';
import { vars } from './vars.css.ts';

const { color, ...base } = vars;
const light = { vars: assignVars(color, values.light), colorScheme: 'light' };
const dark = { vars: assignVars(color, values.dark), colorScheme: 'dark' };

layeredGlobalStyle('tokens', ':root', { vars: assignVars(base, values.base) });

// Light unless the system or the nearest `data-theme` says dark; a theme inside a theme is allowed.
layeredGlobalStyle('tokens', ':root, [data-theme="light"]', light);
layeredGlobalStyle('tokens', '[data-theme="dark"]', dark);
layeredGlobalStyle('tokens', ':root:where(:not([data-theme="light"]))', {
  '@media': { '(prefers-color-scheme: dark)': dark },
});

// Everything that moves takes its time from these tokens, so this turns all of it off.
layeredGlobalStyle('tokens', ':root', {
  '@media': {
    [media.reducedMotion]: {
      vars: {
        [vars.motion.duration.quick]: '0ms',
        [vars.motion.duration.steady]: '0ms',
        [vars.motion.duration.slow]: '0ms',
      },
    },
  },
});

// The system chooses the colours: ours step back to its names for the same roles.
layeredGlobalStyle('tokens', ':root, [data-theme]', {
  '@media': {
    [media.forcedColors]: {
      vars: assignVars(color, {
        paper: 'Canvas',
        wall: 'Canvas',
        ink: 'CanvasText',
        inkMuted: 'CanvasText',
        inkDisabled: 'GrayText',
        line: 'CanvasText',
        lineStrong: 'CanvasText',
        inverted: 'CanvasText',
        invertedHover: 'Highlight',
        onInverted: 'Canvas',
        focus: 'Highlight',
        positive: 'CanvasText',
        negative: 'CanvasText',
        sale: 'CanvasText',
        onSale: 'Canvas',
        obsidian: 'CanvasText',
        onObsidian: 'Canvas',
        amber: 'CanvasText',
        onAmber: 'Canvas',
        emerald: 'CanvasText',
        onEmerald: 'Canvas',
        diamond: 'CanvasText',
        onDiamond: 'Canvas',
        scrim: 'Canvas',
      }),
    },
  },
});
