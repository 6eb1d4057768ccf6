import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { fetchPicture, isPublicAddress } from './fetching.ts';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

/** A server on this machine, which these tests may ask. */
async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const anywhere = () => true;

describe('fetching a picture', () => {
  it('follows a redirect and answers the bytes', async () => {
    const url = await serving(({ url }, response) => {
      if (url === '/a') response.writeHead(302, { location: '/b' }).end();
      else response.writeHead(200, { 'content-type': 'image/png' }).end('picture');
    });
    expect(String(await fetchPicture(`${url}/a`, anywhere))).toBe('picture');
  });

  it.each([
    ['another type', { 'content-type': 'text/html' }, 200],
    ['an SVG', { 'content-type': 'image/svg+xml' }, 200],
    ['an error', { 'content-type': 'image/png' }, 500],
  ] as const)('refuses %s', async (_what, headers, status) => {
    const url = await serving((_request, response) => void response.writeHead(status, headers).end('x'));
    await expect(fetchPicture(url, anywhere)).rejects.toThrow();
  });

  it('gives up on endless redirects and on endless bytes', async () => {
    const around = await serving((_request, response) => void response.writeHead(302, { location: '/' }).end());
    await expect(fetchPicture(around, anywhere)).rejects.toThrow('too many redirects');
    const endless = await serving((_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png' });
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(1 << 20)));
      };
      response.on('drain', pour);
      pour();
    });
    await expect(fetchPicture(endless, anywhere)).rejects.toThrow('too large');
  });

  it('never asks this machine or an inner network, also not behind a redirect', async () => {
    const url = await serving(
      (_request, response) => void response.writeHead(200, { 'content-type': 'image/png' }).end('x'),
    );
    const inner = new URL(url);
    for (const address of [
      url,
      `http://localhost:${inner.port}`,
      'http://127.0.0.1/',
      'http://[::1]/',
      'file:///etc/passwd',
    ])
      await expect(fetchPicture(address)).rejects.toThrow();
    const outside = await serving(
      (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.2/' }).end(),
    );
    await expect(fetchPicture(outside, (address) => address === '127.0.0.1')).rejects.toThrow('inner network');
  });

  it.each([
    ['8.8.8.8', true],
    ['2606:4700::1111', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.31.0.1', false],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['::1', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:8.8.8.8', true],
    ['fd00::1', false],
    ['fe80::1', false],
    ['nada', false],
  ])('takes %s as public: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });
});
