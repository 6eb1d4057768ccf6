import '../packages/ui/src/styles.ts';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { appearance, appearanceGlobals } from './appearance.ts';
import { contrastInTheDark } from './dark-contrast.ts';
import { DocsPage, ThemedDocs } from './docs-page.tsx';
import { localised } from './localised.ts';
import { plainControls } from './plain-controls.ts';
import { stayHere } from './stay-here.ts';

// On a busy machine a page needs longer than the second that is the rule; nothing waits longer than it must.
configure({ asyncUtilTimeout: 5000 });

const preview: Preview = {
  tags: ['autodocs', 'visual'],
  parameters: {
    layout: 'padded',
    docs: {
      page: DocsPage,
      container: ThemedDocs,
      // What only operates a state that is shown already is a test; its page shows what is photographed.
      stories: { filter: ({ tags }: { tags: string[] }) => tags.includes('visual') },
    },
    a11y: { test: 'error' },
    controls: { sort: 'requiredFirst', exclude: /^(ref|key|className)$/ },
    options: { storySort: { order: ['Introduction', 'Theming', 'Foundations', 'Components', 'Screens'] } },
    backgrounds: { disable: true },
    chromatic: { modes: { light: { theme: 'light' }, dark: { theme: 'dark' } } },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  globalTypes: {
    ...appearanceGlobals.types,
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
  argTypesEnhancers: [plainControls],
  beforeAll: stayHere,
  afterEach: contrastInTheDark,
  initialGlobals: { ...appearanceGlobals.initial, language: 'es', currency: 'MXN' },
  decorators: [localised, appearance],
};

export default preview;
