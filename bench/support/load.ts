import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';

export interface Load {
  readonly name: string;
  /** Paths that are asked for in turn. */
  readonly paths: readonly string[];
  readonly connections: number;
  readonly seconds: number;
  /** The processes that work for the server's connections to its database, at this moment. */
  readonly backends?: () => Promise<readonly number[]>;
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
  /** Of the database; null where nobody told its processes. */
  readonly databaseCpu: number | null;
  readonly failed: number;
}

/** Puts a load on a server whose process is known. Its path is warmed for a second before. */
export async function measure(server: string, pid: number | undefined, load: Load): Promise<Measured> {
  const { name, paths, connections, seconds, backends } = load;
  const requests = paths.map((path) => ({ path }));
  const headers = { 'accept-encoding': 'br' };
  await autocannon({ url: server, requests, headers, connections, duration: 1 });
  const [own, database] = [clock(pid === undefined ? [] : [pid]), clock((await backends?.()) ?? [])];
  const result = await autocannon({ url: server, requests, headers, connections, duration: seconds });
  const each = (used: number | null) => (used === null ? null : used / Math.max(1, result.requests.total));
  const [cpu, databaseCpu] = [each(own()), each(database())];
  await wait(200);
  return {
    name,
    perSecond: result.requests.average,
    mean: result.latency.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    ...{ cpu, databaseCpu },
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

/**
 * Tells the milliseconds of processor time that processes have used since (Linux counts it in hundredths of a second);
 * one that has ended meanwhile is left out. Null without processes, or where /proc is missing.
 */
function clock(pids: readonly number[]): () => number | null {
  if (pids.length === 0 || process.platform !== 'linux') return () => null;
  const from = pids.map((pid) => ({ pid, time: cpuTime(pid) ?? 0 }));
  return () => from.reduce((used, { pid, time }) => used + Math.max(0, (cpuTime(pid) ?? time) - time), 0);
}

function cpuTime(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '');
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return ((user ?? 0) + (system ?? 0)) * 10;
  } catch {
    return null;
  }
}

/** One line of the report. */
export function report({ name, perSecond, mean, p50, p99, cpu, databaseCpu, failed }: Measured): string {
  const columns = [
    name.padEnd(34),
    `${Math.round(perSecond).toLocaleString('en').padStart(8)} req/s`,
    `mean ${mean.toFixed(1).padStart(6)} ms`,
    `p50 ${p50.toFixed(0).padStart(5)} ms`,
    `p99 ${p99.toFixed(0).padStart(5)} ms`,
    cpu === null ? '' : `cpu ${cpu.toFixed(2).padStart(6)} ms`,
    databaseCpu === null ? '' : `database ${databaseCpu.toFixed(2).padStart(6)} ms`,
    failed > 0 ? `${failed} FAILED` : '',
  ];
  return columns.join('  ').trimEnd();
}
