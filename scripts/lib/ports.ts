import { createServer } from 'node:net';

/** Whether nothing listens on a port of this machine. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(false));
    probe.listen(port, () => probe.close(() => answer(true)));
  });
}

/** A port that nothing uses at the moment. */
export function freePort(): Promise<number> {
  return new Promise((answer, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? answer(address.port) : failed(new Error('No free port.')),
      );
    });
  });
}
