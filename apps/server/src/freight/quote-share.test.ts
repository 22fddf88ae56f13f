import { contract, QUOTE_LINKS } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quoteShares, quotes, webUsers } from '../database/schema.ts';
import { nextSending } from '../testing/base-rows.ts';
import { addFx, addLane, addRate } from '../testing/freight.ts';
import { downloaded } from '../testing/quote-files.ts';
import { openQuoteLink } from '../testing/quotes.ts';
import { startServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';

const { freight } = contract;
let world: World;
let token: string;
let quoteId: number;
let first: Buffer;
beforeAll(async () => {
  world = worldOver(await startServer());
  await addFx(world);
  token = await world.someone('customer', ['quote:export', 'rate:vip']);
});
afterAll(() => world.close());
beforeEach(async () => {
  const rateIds = [await addRate(world, await addLane(world))];
  const input = { rateIds, containers: [{ ctnType: 3, count: 2 }], toCompany: 'Globex', requestId: nextSending() };
  first = (await downloaded(world, freight.quotationExcel, input, { token })).bytes;
  quoteId = (await world.call(freight.quoteHistory, {}, token)).data.records[0]?.id ?? 0;
});

const shared = async () => (await world.call(freight.createQuoteShare, { quoteId }, token)).data;
/** What a stranger is answered. */
async function opened(link: string, cookie: string) {
  const answer = await world.app.inject({
    method: 'POST',
    url: freight.openQuoteShare.path,
    payload: { link },
    headers: { cookie },
  });
  return { status: answer.statusCode, ...answer.json<{ data: { quoteNo: string; sheet: { rates: unknown[] } } }>() };
}

describe('a link to a quotation', () => {
  it('shows a stranger what the workbook says, and the workbook itself', async () => {
    const { link, cookie } = await openQuoteLink(world, (await shared()).token);
    const { data } = await opened(link, cookie);
    expect(data).toMatchObject({ toCompany: 'Globex', cargo: '2×40HQ', state: 'valid', mode: 'fcl' });
    expect(data.sheet.rates).toHaveLength(1);
    expect(data.sheet.rates[0]).toMatchObject({
      lines: [
        { code: 'OF', unitPrice: '2310.00', quantity: '2', amount: '4620.00', state: '计入 Included' },
        {},
        {},
        {},
        {},
      ],
      total: { currency: 'USD', amount: '4620.00' },
    });
    const file = await downloaded(world, freight.sharedQuoteExcel, { link }, { cookie });
    expect(file.bytes.equals(first)).toBe(true);
    const { list } = (await world.call(freight.quoteShares, { quoteId }, token)).data;
    expect(list).toMatchObject([{ state: 'open', opened: 1 }]);
    const { records } = (await world.call(freight.quoteHistory, {}, token)).data;
    expect(records.find(({ id }) => id === quoteId)?.links).toBe(1);
  });

  it('opens its own quotation and no other, and nothing without the cookie', async () => {
    const mine = await openQuoteLink(world, (await shared()).token);
    const other = await openQuoteLink(world, (await shared()).token);
    expect((await opened(mine.link, '')).status).toBe(404);
    expect((await opened(mine.link, other.cookie)).status).toBe(404);
    // The value of one under the name of another.
    expect((await opened(mine.link, other.cookie.replace(other.link, mine.link))).status).toBe(404);
    const guess = await world.app.inject({
      method: 'POST',
      url: freight.enterQuoteShare.path,
      payload: { token: 'guess' },
    });
    expect(guess.statusCode).toBe(404);
  });

  it('ends by its day, by hand, with its maker and with the quotation', async () => {
    const made = await shared();
    const { link, cookie } = await openQuoteLink(world, made.token);
    const ended = async () => (await opened(link, cookie)).status === 404;
    expect(await ended()).toBe(false);
    const row = eq(quoteShares.id, made.id);
    await world.db
      .update(quoteShares)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(row);
    expect(await ended()).toBe(true);
    expect((await world.call(freight.quoteShares, { quoteId }, token)).data.list[0]?.state).toBe('expired');
    await world.db
      .update(quoteShares)
      .set({ expiresAt: new Date(Date.now() + 60_000) })
      .where(row);
    const [share] = await world.db.select().from(quoteShares).where(row);
    const maker = eq(webUsers.id, share?.userId ?? 0);
    await world.db.update(webUsers).set({ active: false }).where(maker);
    expect(await ended()).toBe(true);
    await world.db.update(webUsers).set({ active: true }).where(maker);
    expect(await ended()).toBe(false);
    // He is logged out by that; a colleague goes on.
    token = await world.someone('customer', ['quote:export', 'rate:vip']);
    const revoke = () => world.call(freight.revokeQuoteShare, { quoteId, id: made.id }, token);
    expect(await revoke()).toMatchObject({ code: '1' });
    expect(await revoke()).toMatchObject({ code: '1' });
    expect(await ended()).toBe(true);
    await world.call(freight.deleteQuoteHistory, { ids: [quoteId] }, token);
    expect(await world.db.select().from(quoteShares).where(row)).toEqual([]);
  });

  it('is one of twenty at most, and no other company’s', async () => {
    for (let at = 0; at < QUOTE_LINKS; at++) await shared();
    expect(await world.call(freight.createQuoteShare, { quoteId }, token)).toMatchObject({ code: '0' });
    const stranger = await world.someone('other', ['quote:export']);
    expect((await world.call(freight.quoteShares, { quoteId }, stranger)).status).toBe(404);
  });
});

it('draws the workbook of a quotation that has none when it is first wanted, and the same from then on', async () => {
  await world.db.update(quotes).set({ bytes: null, object: null }).where(eq(quotes.id, quoteId));
  const wanted = () => downloaded(world, freight.quoteHistoryExcel, { id: quoteId }, { token });
  const [one, two] = await Promise.all([wanted(), wanted()]);
  expect(one.bytes.equals(two.bytes)).toBe(true);
  expect((await wanted()).bytes.equals(one.bytes)).toBe(true);
});
