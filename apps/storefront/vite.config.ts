import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

// The component library is taken from its source. vanilla-extract's inner compiler overwrites `ssr`, so the condition
// stands under each environment.
const source = '@obsidiana/source';

export default defineConfig({
  plugins: [vanillaExtractPlugin(), reactRouter()],
  // The server and the size check read which files belong to which page.
  build: { manifest: true, target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { resolve: { conditions: [source, ...defaultClientConditions] } },
    ssr: {
      resolve: { conditions: [source, ...defaultServerConditions], noExternal: true },
      build: { rollupOptions: { input: './src/server/handler.ts' } },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000', '/media': 'http://localhost:3000' } },
});
