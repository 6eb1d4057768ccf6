import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

const patience = 2_000;

/**
 * `GET /ready` for load balancers: 200 when this process can serve, 503 while its database is out of reach. `/health` only
 * says that the process lives; one that ends takes no new connections.
 */
export function readiness(api: FastifyInstance, { db }: Pick<Context, 'db'>): void {
  api.get('/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (await answersInTime(db)) return { status: 'ready' };
    return reply.status(503).send({ status: 'unavailable', because: 'the database does not answer' });
  });
}

async function answersInTime(db: Context['db']): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, patience, false);
  });
  const asked = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  const answered = await Promise.race([asked, late]);
  clearTimeout(timer);
  return answered;
}
