import { assignVars } from '@vanilla-extract/css';
import { declarations } from '../lib/tokens.ts';
import { layeredGlobalStyle } from './layers.ts';
import { media } from './media.css.ts';
import { values } from './values.ts';
import { vars } from './vars.css.ts';

const { color, ...base } = vars;
const light = { vars: assignVars(color, values.light), colorScheme: 'light' };
const dark = { vars: assignVars(color, values.dark), colorScheme: 'dark' };
const lightContrast = { vars: assignVars(color, values.lightContrast), colorScheme: 'light' };
const darkContrast = { vars: assignVars(color, values.darkContrast), colorScheme: 'dark' };
const systemDark = '(prefers-color-scheme: dark)';
const systemContrast = '(prefers-contrast: more)';

layeredGlobalStyle('tokens', ':root', { vars: assignVars(base, values.base) });

// Light unless the system or the nearest `data-theme` says dark; a theme inside a theme is allowed.
layeredGlobalStyle('tokens', ':root, [data-theme="light"]', light);
layeredGlobalStyle('tokens', '[data-theme="dark"]', dark);
layeredGlobalStyle('tokens', ':root:where(:not([data-theme="light"]))', { '@media': { [systemDark]: dark } });

// `data-density="compact"` draws closer what is inside it; `comfortable` inside that is as wide as ever.
const { space, size } = values.compact;
const { control, controlSmall, controlLarge } = values.base.size;
layeredGlobalStyle('tokens', '[data-density="comfortable"]', {
  vars: declarations({ space: values.base.space, size: { control, controlSmall, controlLarge } }),
});
layeredGlobalStyle('tokens', '[data-density="compact"]', { vars: declarations({ space, size }) });

// More contrast where the system asks for it, unless the root says `data-contrast="standard"`; or inside
// `data-contrast="more"`, which stands on the root or beside a `data-theme`.
const asked = ':where([data-contrast="more"])';
layeredGlobalStyle(
  'needs',
  `:root${asked}, ${asked} [data-theme="light"], [data-theme="light"]${asked}`,
  lightContrast,
);
layeredGlobalStyle('needs', `${asked} [data-theme="dark"], [data-theme="dark"]${asked}`, darkContrast);
layeredGlobalStyle('needs', `:root${asked}:where(:not([data-theme="light"]))`, {
  '@media': { [systemDark]: darkContrast },
});

const open = ':where(:root:not([data-contrast="standard"]))';
layeredGlobalStyle('needs', `:root${open}, ${open} [data-theme="light"]`, {
  '@media': { [systemContrast]: lightContrast },
});
layeredGlobalStyle('needs', `${open} [data-theme="dark"], [data-theme="dark"]${open}`, {
  '@media': { [systemContrast]: darkContrast },
});
layeredGlobalStyle('needs', `:root${open}:where(:not([data-theme="light"]))`, {
  '@media': { [`${systemContrast} and ${systemDark}`]: darkContrast },
});

// Everything that moves takes its time from these tokens, so this turns all of it off.
layeredGlobalStyle('needs', ':root', {
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
layeredGlobalStyle('needs', ':root, [data-theme]', {
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
        invertedHover: 'CanvasText',
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

// Everything of ours is in the system's colours now, so the browser need not paint a plate behind words: on a surface in
// the colour of text it would hide them.
layeredGlobalStyle('needs', '[data-component]', { '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } } });
