import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: { include: ['{src,scripts}/**/*.test.{ts,tsx}', 'fleet/*.test.{ts,tsx}'] },
});
