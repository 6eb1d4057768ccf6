import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { assistantsPlugin } from './assistants.ts';
import { factsPlugin } from './facts.ts';

const config: StorybookConfig = {
  stories: [
    './*.mdx',
    '../packages/ui/src/foundations/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    './screens/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', '@storybook/addon-mcp'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // manifests/components.json: props and stories as data, for coding assistants; in development at /mcp.
  features: { componentsManifest: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => mergeConfig(vite, { plugins: [vanillaExtractPlugin(), factsPlugin(), assistantsPlugin()] }),
};

export default config;
