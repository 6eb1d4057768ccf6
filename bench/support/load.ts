import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';

export interface Load {
  readonly name: string;
  /** Paths that are asked for in turn. */
  readonly paths: readonly string[];
  readonly connections: number;
  readonly seconds: number;
}

export interface Measured {
  readonly name: string;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly mean: number;
  readonly p50: number;
  readonly p99: number;
  /** Of the server's process, milliseconds per request; null where /proc is missing. */
  readonly cpu: number | null;
  readonly failed: number;
}

/** Puts a load on a server whose process is known. Its path is warmed for a second before. */
export async function measure(server: string, pid: number | undefined, load: Load): Promise<Measured> {
  const { name, paths, connections, seconds } = load;
  const requests = paths.map((path) => ({ path }));
  const headers = { 'accept-encoding': 'br' };
  await autocannon({ url: server, requests, headers, connections, duration: 1 });
  const before = cpuTime(pid);
  const result = await autocannon({ url: server, requests, headers, connections, duration: seconds });
  const used = before === null ? null : (cpuTime(pid) ?? before) - before;
  await wait(200);
  return {
    name,
    perSecond: result.requests.average,
    mean: result.latency.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: used === null ? null : used / Math.max(1, result.requests.total),
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

/** Milliseconds of processor time that a process has used (Linux counts it in hundredths of a second). */
function cpuTime(pid: number | undefined): number | null {
  if (pid === undefined || process.platform !== 'linux') return null;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** One line of the report. */
export function report({ name, perSecond, mean, p50, p99, cpu, failed }: Measured): string {
  const columns = [
    name.padEnd(34),
    `${Math.round(perSecond).toLocaleString('en').padStart(8)} req/s`,
    `mean ${mean.toFixed(1).padStart(6)} ms`,
    `p50 ${p50.toFixed(0).padStart(5)} ms`,
    `p99 ${p99.toFixed(0).padStart(5)} ms`,
    cpu === null ? '' : `cpu ${cpu.toFixed(2).padStart(6)} ms`,
    failed > 0 ? `${failed} FAILED` : '',
  ];
  return columns.join('  ').trimEnd();
}
