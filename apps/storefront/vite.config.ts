import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

// The component library is taken from its source. vanilla-extract's inner compiler overwrites `ssr`, so the condition
// stands under each environment.
const source = '@obsidiana/source';

const vendor =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack[\\/](query-core|react-query))[\\/]/;
/** What comes with the first dialog that opens. */
const dialogs =
  /[\\/](@radix-ui|react-remove-scroll(-bar)?|react-style-singleton|use-sidecar|use-callback-ref|tslib|aria-hidden|ui[\\/]src[\\/]components[\\/](alert-)?dialog)[\\/]/;
/** What members and buyers meet: pages that everybody reads do without. */
const members = new RegExp(
  [
    String.raw`storefront[\\/]src[\\/](page[\\/]checkout|parts[\\/](address|bag-line|checkout|form|order|password|postal|summary))`,
    String.raw`ui[\\/]src[\\/]components[\\/](address|cart|checkout|facts|field|gift|ledger|loyalty|order|password|phone|radio|summary|tier|timeline)`,
  ].join('|'),
);

/** The router's package gives bundlers its development build, with its warnings; browsers get the other one. */
const routerForProduction: Plugin = {
  name: 'router-for-production',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer, options) {
    if (!/^react-router(\/dom)?$/.test(source)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
  },
};

export default defineConfig({
  plugins: [routerForProduction, vanillaExtractPlugin(), reactRouter()],
  // The server and the size check read which files belong to which page.
  // One sheet: of several, those that come with a dialog would change the order of the rules.
  build: { manifest: true, target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: false },
  environments: {
    client: {
      resolve: { conditions: [source, ...defaultClientConditions] },
      build: {
        rolldownOptions: {
          output: {
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
            codeSplitting: {
              // Few files, or a page would need fifty: what every page runs on, what many share, and the rest by its use.
              // Dialogs, and what is for members, stay apart from both.
              groups: [
                { name: 'vendor', test: vendor },
                { name: 'common', minShareCount: 3, test: (id) => !dialogs.test(id) && !members.test(id) },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { conditions: [source, ...defaultServerConditions], noExternal: true },
      build: { rollupOptions: { input: './src/server/handler.ts' } },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000', '/media': 'http://localhost:3000' } },
});
