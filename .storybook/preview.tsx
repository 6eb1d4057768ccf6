import '../packages/ui/src/styles.ts';
import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { DocsPage, ThemedDocs } from './docs-page.tsx';
import { localised } from './localised.ts';
import { stayHere } from './stay-here.ts';

// On a busy machine a page needs longer than the second that is the rule; nothing waits longer than it must.
configure({ asyncUtilTimeout: 5000 });

const preview: Preview = {
  tags: ['autodocs', 'visual'],
  parameters: {
    layout: 'padded',
    docs: { page: DocsPage, container: ThemedDocs },
    a11y: { test: 'error' },
    controls: { sort: 'requiredFirst', exclude: /^(ref|key|className)$/ },
    options: { storySort: { order: ['Introduction', 'Foundations', 'Components', 'Screens'] } },
    backgrounds: { disable: true },
  },
  globalTypes: {
    language: {
      description: 'The language of the texts',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'es', title: 'Español' },
          { value: 'en', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
    currency: {
      description: 'The currency of the prices',
      toolbar: { icon: 'credit', items: ['MXN', 'USD'], dynamicTitle: true },
    },
  },
  beforeAll: stayHere,
  initialGlobals: { language: 'es', currency: 'MXN' },
  decorators: [
    localised,
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
};

export default preview;
