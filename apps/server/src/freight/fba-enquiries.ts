import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { FBA_ENQUIRY_STATE } from '@lading/api-client/contract';
import { and, asc, desc, eq, ilike, inArray, notExists, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '../database/containing.ts';
import type { Db } from '../database/open.ts';
import { areas, customers, fbaQuotes, fbaWarehouses, fbaEnquiries as table, webUsers } from '../database/schema.ts';
import { total } from '../database/total.ts';
import { notFound } from '../http/failure.ts';
import { hashOf } from '../http/link-token.ts';
import type { Language } from '../messages/say.ts';
import { isoInstant } from '../time.ts';
import { ofLanguage } from '../user/name.ts';
import { shownCountry, shownSite } from './fba-place.ts';
import { dayIn } from './sailings.ts';
import { CHINA } from './search.ts';

type Calls = PortalContract['freight'];
type Row = typeof table.$inferSelect;
type Shown = Out<Calls['fbaEnquiryByToken']>;
type Quote = Shown['quotes'][number];

const { quoted, lapsed } = FBA_ENQUIRY_STATE;

/**
 * Marks enquiries as lapsed once none of their quotes is valid any more. Run before each read, so that no job has to.
 */
export async function settleEnquiries(db: Db): Promise<void> {
  const today = dayIn(new Date(), CHINA);
  const still = db
    .select({ id: fbaQuotes.id })
    .from(fbaQuotes)
    .where(and(eq(fbaQuotes.enquiryId, table.id), sql`${fbaQuotes.validTo} >= ${today}`));
  await db
    .update(table)
    .set({ state: lapsed })
    .where(and(eq(table.state, quoted), notExists(still)));
}

async function quotesOf(db: Db, ids: readonly number[], language: Language): Promise<ReadonlyMap<number, Quote[]>> {
  const found = new Map<number, Quote[]>();
  if (ids.length === 0) return found;
  const today = dayIn(new Date(), CHINA);
  const rows = await db
    .select({ quote: fbaQuotes, name: webUsers.name, nameEn: webUsers.nameEn })
    .from(fbaQuotes)
    .leftJoin(webUsers, eq(webUsers.id, fbaQuotes.byId))
    .where(inArray(fbaQuotes.enquiryId, [...ids]))
    .orderBy(asc(fbaQuotes.total), asc(fbaQuotes.id));
  for (const { quote, name, nameEn } of rows) {
    const { id, channel, mode, chargeable, price, currency, transitMin, transitMax, validTo, remark } = quote;
    const shown = {
      id,
      channel,
      mode,
      chargeable,
      price,
      transitMin,
      transitMax,
      validTo,
      remark,
      total: { currency, amount: quote.total },
      by: ofLanguage(language, name ?? '', nameEn ?? ''),
      at: isoInstant(quote.createTime),
      lapsed: validTo < today,
    };
    found.set(quote.enquiryId, [...(found.get(quote.enquiryId) ?? []), shown]);
  }
  return found;
}

/** A page of the enquiries that meet a condition, with their quotes. */
async function read(
  db: Db,
  where: SQL | undefined,
  language: Language,
  part: { order: SQL[]; size: number; from: number },
) {
  const rows = await db
    .select({ row: table, country: areas, site: fbaWarehouses, company: customers, total: total() })
    .from(table)
    .innerJoin(areas, eq(areas.id, table.countryId))
    .leftJoin(fbaWarehouses, eq(fbaWarehouses.id, table.warehouseId))
    .leftJoin(customers, eq(customers.id, table.customerId))
    .where(where)
    .orderBy(...part.order)
    .limit(part.size)
    .offset(part.from);
  const quotes = await quotesOf(
    db,
    rows.map(({ row }) => row.id),
    language,
  );
  const records = rows.map(({ row, country, site, company }) => ({
    ...shown(row, quotes.get(row.id) ?? []),
    country: shownCountry(country),
    site: shownSite(site),
    contactName: row.contactName,
    phone: row.phone,
    email: row.email,
    companyName: company ? ofLanguage(language, company.name, company.nameEn) : row.companyName,
  }));
  return { records, total: rows[0]?.total };
}

const shown = (row: Row, quotes: Quote[]): Omit<Shown, 'country' | 'site'> => ({
  id: row.id,
  enquiryNo: row.enquiryNo,
  state: row.state,
  createTime: isoInstant(row.createTime),
  zip: row.zip,
  mode: row.mode,
  originCity: row.originCity,
  readyDay: row.readyDay,
  cartons: row.cartons,
  weight: row.weight,
  volume: row.volume,
  count: row.count,
  goods: row.goods,
  goodsEn: row.goodsEn,
  hsCode: row.hsCode,
  goodsType: row.goodsType,
  declaredValue: row.declaredValue,
  remark: row.remark,
  taxIncluded: row.taxIncluded,
  quotes,
  chosenQuoteId: row.chosenQuoteId,
  reason: row.reason,
});

/**
 * The enquiries of one customer, the newest first; with null those of all, for the desk: what waits for it first, the
 * oldest of them on top.
 */
export async function enquiryPage(
  db: Db,
  { current, size, id, state, keyword }: In<Calls['fbaEnquiries']>,
  customerId: number | null,
  language: Language,
): Promise<Out<Calls['fbaEnquiries']>> {
  await settleEnquiries(db);
  const word = containing(keyword);
  const columns = [
    table.enquiryNo,
    table.goods,
    table.contactName,
    table.companyName,
    fbaWarehouses.code,
    customers.name,
  ];
  const wanted = and(
    customerId === null ? undefined : eq(table.customerId, customerId),
    id === undefined ? undefined : eq(table.id, id),
    state === undefined ? undefined : eq(table.state, state as Row['state']),
    keyword === '' ? undefined : or(...columns.map((column) => ilike(column, word))),
  );
  const waits = sql`case when ${table.state} in (1, 2) then 0 else 1 end`;
  const order =
    customerId === null
      ? [waits, sql`case when ${table.state} in (1, 2) then ${table.id} end`, desc(table.id)]
      : [desc(table.id)];
  const found = await read(db, wanted, language, { order, size, from: (current - 1) * size });
  if (found.total !== undefined || current === 1) return { records: found.records, total: found.total ?? 0 };
  const first = await read(db, wanted, language, { order, size: 1, from: 0 });
  return { records: [], total: first.total ?? 0 };
}

/** The enquiry that a link opens, without the name, phone, mail and company of who asked. */
export async function enquiryByToken(db: Db, token: string, language: Language): Promise<Shown> {
  await settleEnquiries(db);
  const part = { order: [desc(table.id)], size: 1, from: 0 };
  const { records } = await read(db, eq(table.tokenHash, hashOf(token)), language, part);
  const [found] = records;
  if (!found) throw notFound();
  const { contactName: _, phone: __, email: ___, companyName: ____, ...rest } = found;
  return rest;
}
