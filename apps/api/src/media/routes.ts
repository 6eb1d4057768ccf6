import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../context.ts';

export function mediaRoutes(_context: Context): FastifyPluginAsync {
  return async () => {};
}
