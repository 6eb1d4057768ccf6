import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // The whole table of routes comes with the first page: looking links up later costs a request each.
  routeDiscovery: { mode: 'initial' },
  future: { v8_middleware: true, v8_viteEnvironmentApi: true },
} satisfies Config;
