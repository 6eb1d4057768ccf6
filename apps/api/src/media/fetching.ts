import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP } from 'node:net';

const limits = { bytes: 15 * 1024 * 1024, milliseconds: 20_000, redirects: 3 } as const;
const types = /^image\/(jpeg|png|webp|avif|gif)\b/;

/** Addresses that no picture of a shop lies at: this machine, its networks, and what is reserved. */
const inner = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['100::', 64],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(net, prefix, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !inner.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Fetches a picture from the open internet: http or https on its own port, at most 15 MiB in 20 seconds and 3
 * redirects, never from an address of an inner network, whatever a name or a redirect says.
 * @param allowed which addresses may be asked; the open internet's when left out
 * @throws an Error with the reason
 */
export async function fetchPicture(
  url: string,
  allowed: (address: string) => boolean = isPublicAddress,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.milliseconds);
  let address = new URL(url);
  for (let hop = 0; hop <= limits.redirects; hop += 1) {
    const response = await ask(address, allowed, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy();
      address = new URL(headers.location, address);
      continue;
    }
    if (statusCode !== 200) throw ended(response, `it answered ${statusCode}`);
    if (!types.test(headers['content-type'] ?? ''))
      throw ended(response, `it is ${headers['content-type'] ?? 'of no type'}`);
    return collect(response);
  }
  throw new Error(`${url}: too many redirects`);
}

async function ask(address: URL, allowed: (address: string) => boolean, signal: AbortSignal): Promise<IncomingMessage> {
  if (address.protocol !== 'http:' && address.protocol !== 'https:') throw new Error(`${address}: not http or https`);
  if (address.port !== '' && allowed === isPublicAddress) throw new Error(`${address}: not on its own port`);
  if (address.username || address.password) throw new Error(`${address}: carries a name or a password`);
  const found = await lookup(address.hostname.replaceAll(/^\[|\]$/g, ''), { all: true });
  const [host] = found;
  if (!host || !found.every((one) => allowed(one.address))) throw new Error(`${address}: leads to an inner network`);
  const request = address.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((answered, failed) => {
    const headers = { accept: 'image/webp,image/jpeg,image/png', 'user-agent': 'Obsidiana' };
    request(address, { headers, signal, lookup: pinned(host), agent: false }, answered)
      .once('error', failed)
      .end();
  });
}

/** Connects to the address that was looked at, whatever the name leads to by then. */
function pinned(host: LookupAddress) {
  return (
    _name: string,
    options: { all?: boolean },
    found: (error: null, address: string | LookupAddress[], family?: number) => void,
  ) => (options.all ? found(null, [host]) : found(null, host.address, host.family));
}

async function collect(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > limits.bytes) throw ended(response, 'it is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function ended(response: IncomingMessage, reason: string): Error {
  response.destroy();
  return new Error(reason);
}
