import { readFileSync, writeFileSync } from 'node:fs';
import { freePort } from '../../scripts/lib/ports.ts';
import { answers, startProgram } from '../../scripts/lib/run.ts';

export interface Server {
  readonly url: string;
  readonly pid: number | undefined;
}

/**
 * Starts the API or the whole shop on free ports, with stand-ins of its own for the world outside, does some work with
 * it, says how much memory that took, and ends both.
 */
export async function withServer(
  file: 'apps/api/src/main.ts' | 'apps/shop/src/main.ts',
  env: Record<string, string>,
  work: (server: Server) => Promise<void>,
): Promise<void> {
  const [port, providersPort, smtpPort] = [await freePort(), await freePort(), await freePort()];
  const ports = { PORT: String(port), PROVIDERS_PORT: String(providersPort), SMTP_PORT: String(smtpPort) };
  const programs = [startProgram('apps/providers/src/main.ts', ports)];
  try {
    if (!(await answers(`http://localhost:${providersPort}/inbox.json`)))
      throw new Error('The stand-ins did not open.');
    const server = startProgram(file, { ...ports, PICTURES: 'at-need', LOG_LEVEL: 'error', ...env });
    programs.push(server);
    const url = `http://localhost:${port}`;
    if (!(await answers(`${url}/api/health`, 120_000))) throw new Error('The server did not open.');
    const [fresh, start] = [memory(server.pid, 'VmRSS'), memory(server.pid, 'VmHWM')];
    forgetPeak(server.pid);
    await work({ url, pid: server.pid });
    const [now, peak] = [memory(server.pid, 'VmRSS'), memory(server.pid, 'VmHWM')];
    if (peak !== null)
      console.log(
        `memory of the process: at most ${start} MB while it started, fresh ${fresh} MB, after the work ${now} MB, at most ${peak} MB`,
      );
  } finally {
    for (const program of programs.toReversed()) {
      program.kill('SIGTERM');
      await new Promise((ended) => program.once('exit', ended));
    }
  }
}

/** Megabytes of 1,000,000 bytes; null where /proc is missing. */
function memory(pid: number | undefined, field: 'VmRSS' | 'VmHWM'): number | null {
  if (pid === undefined || process.platform !== 'linux') return null;
  const [, kib] = new RegExp(`^${field}:\\s*(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return kib === undefined ? null : Math.round((Number(kib) * 1_024) / 1_000_000);
}

/** What starting took at most is none of the work's. */
function forgetPeak(pid: number | undefined): void {
  if (pid !== undefined && process.platform === 'linux') writeFileSync(`/proc/${pid}/clear_refs`, '5');
}
