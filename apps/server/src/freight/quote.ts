import { type In, type Out, type PortalContract, QUOTE_TEMPLATES, type QuoteState } from '@lading/api-client/contract';
import { and, count, desc, eq, gt, gte, ilike, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { saveRow } from '../basedata/editing.ts';
import type { Db } from '../database/open.ts';
import { quoteShares, quotes, quoteTemplates, webUsers } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import { refused } from '../http/failure.ts';
import type { Language } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import { ofLanguage } from '../user/name.ts';
import type { Member } from '../user/session.ts';
import { isOpen } from './quote-link.ts';
import { makeQuote, quoteFile } from './quote-made.ts';
import { addDays, dayIn } from './sailings.ts';
import { CHINA } from './search.ts';

type Calls = PortalContract['freight'];

/** The first moment of a day of China. */
const dawn = (day: string) => new Date(`${day}T00:00:00+08:00`);
const like = (keyword: string) => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;

/** Whether its prices still hold on a day. */
export function stateOfQuote(validTo: string, today: string): QuoteState {
  if (validTo < today) return 'lapsed';
  return validTo === today ? 'endsToday' : 'valid';
}

const inState = (state: QuoteState, today: string): SQL =>
  ({ valid: gt, endsToday: eq, lapsed: lt })[state](quotes.validTo, today);

async function history(
  db: Db,
  { current, size, keyword, from, to, mode, state }: In<Calls['quoteHistory']>,
  customerId: number,
  language: Language,
): Promise<Out<Calls['quoteHistory']>> {
  const today = dayIn(new Date(), CHINA);
  const wanted = and(
    eq(quotes.customerId, customerId),
    state ? inState(state, today) : undefined,
    mode ? eq(quotes.mode, mode) : undefined,
    keyword
      ? or(...[quotes.quoteNo, quotes.lanes, quotes.toCompany].map((column) => ilike(column, like(keyword))))
      : undefined,
    from ? gte(quotes.createTime, dawn(from)) : undefined,
    to ? lt(quotes.createTime, dawn(addDays(to, 1))) : undefined,
  );
  const rows = await db
    .select({
      id: quotes.id,
      quoteNo: quotes.quoteNo,
      mode: quotes.mode,
      lanes: quotes.lanes,
      cargo: quotes.cargo,
      carriers: quotes.carriers,
      rates: quotes.rates,
      etd: quotes.etd,
      total: quotes.total,
      subtotals: quotes.subtotals,
      toCompany: quotes.toCompany,
      at: quotes.createTime,
      validTo: quotes.validTo,
      markedUp: quotes.markedUp,
      name: webUsers.name,
      nameEn: webUsers.nameEn,
      links: db.$count(quoteShares, and(eq(quoteShares.quoteId, quotes.id), isOpen())),
    })
    .from(quotes)
    .innerJoin(webUsers, eq(webUsers.id, quotes.userId))
    .where(wanted)
    .orderBy(desc(quotes.id))
    .limit(size)
    .offset((current - 1) * size);
  const [all] = await db.select({ total: count() }).from(quotes).where(wanted);
  return {
    records: rows.map(({ name, nameEn, at, rates, ...row }) => ({
      ...row,
      rates: rates.length,
      by: ofLanguage(language, name, nameEn),
      at: isoInstant(at),
      state: stateOfQuote(row.validTo, today),
    })),
    total: all?.total ?? 0,
  };
}

const ownTemplates = (customerId: number) =>
  and(eq(quoteTemplates.customerId, customerId), isNull(quoteTemplates.removedAt));

async function templates(
  db: Db,
  { current, size }: In<Calls['quoteTemplates']>,
  customerId: number,
): Promise<Out<Calls['quoteTemplates']>> {
  const rows = await db
    .select()
    .from(quoteTemplates)
    .where(ownTemplates(customerId))
    .orderBy(sql`${quoteTemplates.usedAt} desc nulls last`, desc(quoteTemplates.id))
    .limit(size)
    .offset((current - 1) * size);
  const [all] = await db.select({ total: count() }).from(quoteTemplates).where(ownTemplates(customerId));
  return {
    records: rows.map(({ id, revision, name, language, columns, markUps, opening, closing, ...row }) => ({
      id,
      revision,
      name,
      language,
      columns,
      markUps,
      opening,
      closing,
      showSurcharges: row.showSurcharges,
      logo: row.logo,
      usedAt: row.usedAt && isoInstant(row.usedAt),
    })),
    total: all?.total ?? 0,
  };
}

async function saveTemplate(db: Db, asked: In<Calls['saveQuoteTemplate']>, { customerId }: Member) {
  const { id, revision, requestId, ...values } = asked;
  if (id === undefined) {
    const [all] = await db.select({ total: count() }).from(quoteTemplates).where(ownTemplates(customerId));
    if ((all?.total ?? 0) >= QUOTE_TEMPLATES) throw refused('quoteTemplateLimit', { most: QUOTE_TEMPLATES });
  }
  return saveRow(
    db,
    // The same name of a sending may come from two companies.
    { id, revision, requestId: `${customerId}:${requestId}` },
    { table: quoteTemplates, values: { ...values, customerId }, unique: [], taken: 'quoteTemplateLimit' },
  );
}

async function deleteQuotes({ db, uploads }: Services, ids: readonly number[]) {
  const gone = await db
    .delete(quotes)
    .where(inArray(quotes.id, [...ids]))
    .returning({ object: quotes.object });
  for (const { object } of gone) if (object) void uploads.forget(object);
  return { deleted: gone.length };
}

async function deleteTemplates(db: Db, ids: readonly number[]) {
  const gone = await db
    .update(quoteTemplates)
    .set({ removedAt: new Date() })
    .where(and(inArray(quoteTemplates.id, [...ids]), isNull(quoteTemplates.removedAt)))
    .returning({ id: quoteTemplates.id });
  return { deleted: gone.length };
}

export const quote = (services: Services): FileHandlers<'freight', 'quote'> => {
  const { db } = services;
  return {
    quotationExcel: (asked, { visitor, language }, template) =>
      makeQuote(services, asked, { visitor, language, template, markUps: undefined }),
    quotationVipExcel: ({ markUps, ...asked }, { visitor, language }, template) =>
      makeQuote(services, asked, {
        visitor,
        language,
        template,
        markUps: markUps.length > 0 ? markUps : (template?.markUps ?? []),
      }),
    quoteTemplates: (asked, { visitor }) => templates(db, asked, visitor.customerId),
    saveQuoteTemplate: (asked, { visitor }) => saveTemplate(db, asked, visitor),
    quoteHistory: (asked, { visitor, language }) => history(db, asked, visitor.customerId, language),
    quoteHistoryExcel: (_asked, _caller, row) => quoteFile(services, row),
    deleteQuoteHistory: ({ ids }) => deleteQuotes(services, ids),
    deleteQuoteTemplates: ({ ids }) => deleteTemplates(db, ids),
  };
};
