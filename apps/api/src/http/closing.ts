import type { Server } from 'node:http';

/** How long a request may still take when the server is to end, and how often connections at rest are looked for. In milliseconds. */
const [patience, pause] = [20_000, 50];

/**
 * Takes no new connection, lets requests under way finish, and closes each connection as it comes to rest: kept alive,
 * browsers and proxies would hold the server for more than a minute. What is not done after 20 seconds is cut.
 */
export async function closeServer(server: Server): Promise<void> {
  const resting = setInterval(() => server.closeIdleConnections(), pause);
  const deadline = setTimeout(() => server.closeAllConnections(), patience);
  try {
    await new Promise<void>((closed) => server.close(() => closed()));
  } finally {
    clearInterval(resting);
    clearTimeout(deadline);
  }
}
