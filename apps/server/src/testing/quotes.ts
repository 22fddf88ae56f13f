import { contract } from '@lading/api-client/contract';
import { quotes, quoteTemplates } from '../database/schema.ts';
import { nextSending } from './base-rows.ts';
import type { World } from './world.ts';

const { createQuoteShare, enterQuoteShare } = contract.freight;

/** A template of the customer's. */
export async function addQuoteTemplate(
  { db, ids }: Pick<World, 'db' | 'ids'>,
  more: Partial<typeof quoteTemplates.$inferInsert> = {},
): Promise<number> {
  const values = { customerId: ids.customer, name: '美西周报', language: 'en' } as const;
  const [row] = await db
    .insert(quoteTemplates)
    .values({ ...values, columns: [], markUps: [], ...more })
    .returning({ id: quoteTemplates.id });
  return row?.id ?? 0;
}

/** A quotation of the customer's, with bytes that stand for a workbook. */
export async function addQuote(
  { db, ids }: Pick<World, 'db' | 'ids'>,
  more: Partial<typeof quotes.$inferInsert> = {},
): Promise<number> {
  const [row] = await db
    .insert(quotes)
    .values({
      quoteNo: `QT26${nextSending()}`,
      customerId: ids.customer,
      userId: ids.user,
      mode: 'fcl',
      lanes: '宁波 Ningbo – 洛杉矶 Los Angeles',
      cargo: '2×40HQ',
      carriers: 'COSCO AAC2',
      rates: [{ id: 1, rateNo: 'FR26112000001', revision: 1 }],
      etd: '2026-11-26',
      total: null,
      subtotals: [],
      markedUp: false,
      validTo: '2026-11-27',
      bytes: Buffer.from('PK'),
      requestId: nextSending(),
      ...more,
    })
    .returning({ id: quotes.id });
  return row?.id ?? 0;
}

/** A link to a quotation of the customer's. */
export async function addQuoteLink(world: World) {
  const quoteId = await addQuote(world);
  const { data } = await world.call(createQuoteShare, { quoteId }, await world.someone('customer', ['quote:export']));
  return { quoteId, ...data };
}

/** Opens a link as a stranger does: its name, and the cookie that goes with it. */
export async function openQuoteLink({ app }: Pick<World, 'app'>, token: string) {
  const answer = await app.inject({ method: 'POST', url: enterQuoteShare.path, payload: { token } });
  const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
  return { link: answer.json<{ data: { link: string } }>().data.link, cookie };
}

/** The name of a link that was opened; its cookie is among those of the world. */
export async function visitQuote(world: World): Promise<string> {
  const { link, cookie } = await openQuoteLink(world, (await addQuoteLink(world)).token);
  world.cookies.push(cookie);
  return link;
}
