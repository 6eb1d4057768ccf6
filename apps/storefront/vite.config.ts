import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

// The component library is taken from its source. vanilla-extract's inner compiler overwrites `ssr`, so the condition
// stands under each environment.
const source = '@obsidiana/source';

const vendor =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack[\\/](query-core|react-query))[\\/]/;
const dialogs = /[\\/](@radix-ui|react-remove-scroll|aria-hidden|ui[\\/]src[\\/]components[\\/](alert-)?dialog)[\\/]/;

export default defineConfig({
  plugins: [vanillaExtractPlugin(), reactRouter()],
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
              // Dialogs stay apart from both; they come with the first one that opens.
              groups: [
                { name: 'vendor', test: vendor },
                { name: 'common', minShareCount: 3, test: (id) => !dialogs.test(id) },
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
