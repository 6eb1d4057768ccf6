import { create } from 'storybook/theming';
import dark from '../packages/ui/tokens/dark.tokens.json' with { type: 'json' };
import light from '../packages/ui/tokens/light.tokens.json' with { type: 'json' };

/** Storybook's own frame in the colours of the components. */
export const frames = { light: frame('light', light.color), dark: frame('dark', dark.color) };

function frame(base: 'light' | 'dark', color: typeof light.color) {
  const hex = (role: Exclude<keyof typeof light.color, '$type'>) => color[role].$value.hex;
  return create({
    base,
    brandTitle: 'Obsidiana',
    fontBase: "'Archivo Variable', Arial, sans-serif",
    colorPrimary: hex('ink'),
    colorSecondary: hex('diamond'),
    appBg: hex('wall'),
    appContentBg: hex('paper'),
    appPreviewBg: hex('paper'),
    appBorderColor: hex('line'),
    appBorderRadius: 0,
    textColor: hex('ink'),
    textMutedColor: hex('inkMuted'),
    textInverseColor: hex('onInverted'),
    barBg: hex('paper'),
    barTextColor: hex('inkMuted'),
    barHoverColor: hex('ink'),
    barSelectedColor: hex('diamond'),
    inputBg: hex('paper'),
    inputBorder: hex('lineStrong'),
    inputTextColor: hex('ink'),
    inputBorderRadius: 0,
  });
}
