import { createServer } from 'node:http';
import type { Metrics } from './metrics.ts';

/**
 * Serves `/metrics` on a port of its own, which the public never reaches.
 * @returns a function that closes it
 * @throws an Error that says what to do when the port is taken
 */
export async function serveMetrics(metrics: Metrics, port: number): Promise<() => Promise<void>> {
  metrics.watchProcess();
  const server = createServer(async ({ url }, response) => {
    if (url !== '/metrics') return void response.writeHead(404).end('Metrics are at /metrics.\n');
    try {
      const { type, text } = await metrics.text();
      response.writeHead(200, { 'content-type': type }).end(text);
    } catch {
      response.writeHead(503).end('The database does not answer.\n');
    }
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', () => failed(new Error(`METRICS_PORT ${port} is taken. Free it, or choose another.`)));
    server.listen(port, listening);
  });
  return () => new Promise((closed) => server.close(() => closed()));
}
