import { contract, TRACE_LINKS } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { traceLinks } from '../database/schema.ts';
import { startServer } from '../testing/server.ts';
import { addTrace, addTraceLink, openTraceLinkOf } from '../testing/traces.ts';
import { type World, worldOver } from '../testing/world.ts';

const { order } = contract;
let world: World;
let token: string;
beforeAll(async () => {
  world = worldOver(await startServer());
  token = await world.someone('customer', ['track:view']);
});
afterAll(() => world.close());

describe('a link to a shipment', () => {
  const openedBy = (link: string, cookie: string) =>
    world.app.inject({ method: 'POST', url: order.openTraceLink.path, payload: { link }, headers: { cookie } });

  it('shows a stranger where it is, until it is withdrawn', async () => {
    const made = await addTraceLink(world);
    const { link, cookie } = await openTraceLinkOf(world, made.token);
    const answer = (await openedBy(link, cookie)).json<{ data: { trace: object } }>();
    expect(answer.data.trace).toMatchObject({ phase: 'sea' });
    expect(answer.data.trace).not.toHaveProperty('bookingId');
    const { list } = (await world.call(order.traceLinks, { bookingId: made.bookingId }, token)).data;
    expect(list[0]).toMatchObject({ state: 'open', opened: 1 });
    await world.call(order.revokeTraceLink, { bookingId: made.bookingId, id: made.id }, token);
    expect((await openedBy(link, cookie)).statusCode).toBe(404);
    expect((await openTraceLinkOf(world, made.token)).link).toBe('');
  });

  it('ends by itself, and opens nothing under another name', async () => {
    const [first, second] = [await addTraceLink(world), await addTraceLink(world)];
    const { link, cookie } = await openTraceLinkOf(world, first.token);
    const other = await openTraceLinkOf(world, second.token);
    expect((await openedBy(other.link, cookie.replace(link, other.link))).statusCode).toBe(404);
    await world.db
      .update(traceLinks)
      .set({ expiresAt: new Date(0) })
      .where(eq(traceLinks.id, first.id));
    expect((await openedBy(link, cookie)).statusCode).toBe(404);
  });

  it('is one of some', async () => {
    const { bookingId } = await addTrace(world);
    for (let made = 0; made < TRACE_LINKS; made += 1) await world.call(order.createTraceLink, { bookingId }, token);
    const answer = await world.call(order.createTraceLink, { bookingId }, token);
    expect(answer.code).toBe('0');
  });
});
