import type { FastifyInstance } from 'fastify';
import type { Html } from './pages/html.ts';

/**
 * One stand-in of the outside world. A further provider is a further folder that makes one of these,
 * and one line in room.ts.
 */
export interface Provider {
  /** Adds its addresses: the real protocol, and what the switchboard offers for it below `/_sandbox/`. */
  routes(app: FastifyInstance): void;
  /** Its part of the switchboard page. */
  panel(): Html;
  /** Forgets everything, as after a start. */
  reset(): void;
  close(): Promise<void>;
}
