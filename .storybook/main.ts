import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { assistantsPlugin } from './assistants.ts';
import { factsPlugin } from './facts.ts';

/** What coding assistants are given, by name. */
type Manifests = Record<string, unknown>;

interface Config extends Omit<StorybookConfig, 'experimental_manifests'> {
  experimental_manifests: (manifests: Manifests) => Manifests;
}

const root = `${join(import.meta.dirname, '..')}/`;

const config: Config = {
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
  // Where the files lie on the machine that builds is nobody's concern.
  experimental_manifests: (manifests) => JSON.parse(JSON.stringify(manifests).replaceAll(root, '')),
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => mergeConfig(vite, { plugins: [vanillaExtractPlugin(), factsPlugin(), assistantsPlugin()] }),
};

export default config;
