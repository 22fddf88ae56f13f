import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { traces } from '../../database/schema.ts';
import { perMinute } from '../../http/limit.ts';
import type { Services } from '../../services.ts';
import type { Push } from './provider.ts';
import { receive } from './receive.ts';
import { hasLeft, sail } from './sail.ts';
import { shipmentsOf } from './watch.ts';

/** Calls a minute: a carrier sends a day's events at once. */
const LIMIT = 600;

const jsonOf = (raw: Buffer): unknown => {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
};

/** Takes in what a source sends by itself. Answers the status: what came twice, or was read before by asking, changes nothing. */
async function take(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  push: Push,
  subscription: string,
  raw: Buffer,
): Promise<number> {
  const [row] =
    subscription === ''
      ? []
      : await db
          .select({ id: traces.bookingId, next: traces.nextPoll })
          .from(traces)
          .where(eq(traces.subscription, subscription));
  const [shipment] = row ? await shipmentsOf(db, [row.id]) : [];
  // Nobody follows it any more; who sends may end it.
  if (!row || !shipment) return 404;
  const heard = push.parse(shipment, jsonOf(raw));
  if (!heard) return 400;
  await db.transaction(async (tx) => {
    const news = await receive(tx, bus, shipment, { ...heard, next: row.next }, new Date());
    if (news.some(hasLeft)) await sail(tx, bus, shipment.bookingId);
  });
  return 204;
}

/** `POST /hooks/<name>`: what the source of tracking sends by itself, signed over the very bytes that came. */
export function serveHooks(app: FastifyInstance, services: Services, rate: number): void {
  const { push } = services.tracking;
  if (!push) return;
  app.register(async (scope) => {
    // A body that was read and written again would have another signature.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    const config = { rateLimit: { max: perMinute(LIMIT, rate) } };
    // Some look first whether anybody is there.
    scope.head(`/hooks/${push.name}`, { config }, (_request, reply) => reply.code(204).send());
    scope.post(`/hooks/${push.name}`, { config, bodyLimit: 1024 * 1024 }, async (request, reply) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const subscription = push.verify(raw, (name) => {
        const value = request.headers[name];
        return typeof value === 'string' ? value : undefined;
      });
      if (subscription === undefined) return reply.code(401).send();
      return reply.code(await take(services, push, subscription, raw)).send();
    });
  });
}
