import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { quotes, quoteTemplates, type SaidQuote } from '../database/schema.ts';
import { deskOf } from '../documents/printer.ts';
import type { Download } from '../http/answer.ts';
import { notFound } from '../http/failure.ts';
import type { Services } from '../services.ts';
import type { StoredObject } from '../storage/stored.ts';
import { houseOf } from '../user/house/settings.ts';
import type { Member } from '../user/session.ts';
import type { QuoteAsked, QuoteBy } from './quote-asked.ts';
import { keptQuote } from './quote-find.ts';
import { logoOf } from './quote-logo.ts';
import { composeQuote } from './quote-sheet.ts';
import { dayIn } from './sailings.ts';
import { CHINA } from './search.ts';

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Place {
  readonly bytes: Buffer | null;
  readonly object: StoredObject | null;
}
interface Kept extends Place {
  readonly id: number;
  readonly quoteNo: string;
  readonly customerId: number;
  readonly userId: number;
  readonly said: SaidQuote | null;
}

const fileOf = ({ quoteNo }: Pick<Kept, 'quoteNo'>, body: Buffer): Download => ({
  name: `${quoteNo}.xlsx`,
  contentType: SHEET,
  body,
});

async function drawn(
  { db, printer }: Services,
  { withLogo, ...said }: SaidQuote,
  who: Pick<Kept, 'customerId' | 'userId'>,
): Promise<Buffer> {
  const logo = withLogo ? await logoOf(db, (await houseOf(db)).logoLight) : undefined;
  return printer.for(deskOf(who)).quote({ ...said, logo });
}

/** Draws the workbook of a row that has none yet, and keeps it: from then on it is the same, whoever else drew it at the same time. */
async function keptFirst(services: Services, row: Kept): Promise<Place> {
  const { db, uploads } = services;
  if (!row.said) return row;
  const { forget, ...place } = await uploads.keep(await drawn(services, row.said, row), SHEET);
  const nowhere = and(eq(quotes.id, row.id), isNull(quotes.bytes), isNull(quotes.object));
  const [mine] = await db.update(quotes).set(place).where(nowhere).returning({ id: quotes.id });
  if (mine) return place;
  void forget();
  const [first] = await db.select(keptQuote).from(quotes).where(eq(quotes.id, row.id));
  if (!first) throw notFound();
  return first;
}

/** The workbook of a quotation, as it was kept. */
export async function quoteFile(services: Services, row: Kept): Promise<Download> {
  const place = row.bytes || row.object ? row : await keptFirst(services, row);
  return fileOf(row, await services.uploads.read(place));
}

async function sentBefore(db: Db, { customerId }: Member, requestId: string): Promise<Kept | undefined> {
  const [row] = await db
    .select(keptQuote)
    .from(quotes)
    .where(and(eq(quotes.customerId, customerId), eq(quotes.requestId, requestId)));
  return row;
}

/** The number of the next row, before there is one: it is printed. */
export async function nextQuoteId(db: Db): Promise<number> {
  const [row] = await db
    .select({ id: sql<string>`nextval(pg_get_serial_sequence('quotes', 'id'))` })
    .from(sql`(select 1) as one`);
  return Number(row?.id);
}

export const quoteNumber = (id: number, day: string) =>
  `QT${day.slice(2).replaceAll('-', '')}${`${id}`.padStart(4, '0')}`;

/** Makes a quotation, keeps it and answers it; the same sending is answered what was made before. */
export async function makeQuote(services: Services, asked: QuoteAsked, by: QuoteBy): Promise<Download> {
  const { db, uploads } = services;
  const before = await sentBefore(db, by.visitor, asked.requestId);
  if (before) return quoteFile(services, before);
  const id = await nextQuoteId(db);
  const quoteNo = quoteNumber(id, dayIn(new Date(), CHINA));
  const { said, told } = await composeQuote(db, asked, { ...by, quoteNo });
  const bytes = await drawn(services, said, by.visitor);
  const { forget, ...place } = await uploads.keep(bytes, SHEET);
  const { customerId, userId } = by.visitor;
  const { mode, toCompany, requestId } = asked;
  const row = { id, quoteNo, customerId, userId, mode, toCompany, requestId, said, ...told, ...place };
  const [made] = await db
    .insert(quotes)
    .overridingSystemValue()
    .values({ ...row, markedUp: by.markUps !== undefined && by.markUps.length > 0 })
    .onConflictDoNothing()
    .returning({ id: quotes.id });
  if (by.template)
    await db.update(quoteTemplates).set({ usedAt: new Date() }).where(eq(quoteTemplates.id, by.template.id));
  if (made) return fileOf(row, bytes);
  // Somebody sent the same at the same time and was first.
  void forget();
  const first = await sentBefore(db, by.visitor, requestId);
  if (!first) throw notFound();
  return quoteFile(services, first);
}
