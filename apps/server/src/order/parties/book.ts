import { type contract, type In, type Out, PARTIES } from '@lading/api-client/contract';
import { partyText } from '@lading/validators';
import { checkRecord, type PartyKind, partyRecord } from '@lading/validators/record';
import { and, asc, count, desc, eq, ilike, inArray, ne, or, sql } from 'drizzle-orm';
import { containing } from '../../database/containing.ts';
import type { Db } from '../../database/open.ts';
import { areas, customers, parties as table } from '../../database/schema.ts';
import { total } from '../../database/total.ts';
import { badInput, notFound, olderRow, refused } from '../../http/failure.ts';
import { type Language, say } from '../../messages/say.ts';
import { sayIssue } from '../../messages/say-issue.ts';
import { isoInstant } from '../../time.ts';
import { ofLanguage } from '../../user/name.ts';
import type { Member } from '../../user/session.ts';

/** The book of parties, alike for its three kinds. */

type Calls = typeof contract.order;
type Row = typeof table.$inferSelect;
type Written = Omit<In<Calls['saveShipper']>, 'id' | 'revision' | 'requestId'>;
type Field = keyof Written;

/** The name of its country beside a party. */
const countryNames = { zh: areas.nameCn, en: areas.nameEn };
const isItsCountry = and(eq(areas.pid, 0), eq(areas.code, table.countryCode));

interface WithCountry {
  readonly row: Row;
  readonly zh: string | null;
  readonly en: string | null;
}

function shown({ row, zh, en }: WithCountry, language: Language): Out<Calls['shipperById']> {
  const { customerId: _, kind: _kind, requestId: _sending, updatedBy: _by, updateTime, ...party } = row;
  return {
    ...party,
    countryName: ofLanguage(language, zh ?? row.countryCode, en ?? ''),
    updateTime: isoInstant(updateTime),
  };
}

/** A page of one kind: the default first, then by what they are called. */
export async function partyPage(
  db: Db,
  kind: PartyKind,
  { current, size, keyword, countryCode }: In<Calls['shipperPage']>,
  { visitor, language }: { visitor: Member; language: Language },
): Promise<Out<Calls['shipperPage']>> {
  const pattern = containing(keyword);
  const searched = [table.alias, table.name, table.city, table.enterpriseCode, table.displayText];
  const rows = await db
    .select({ row: table, ...countryNames, total: total() })
    .from(table)
    .leftJoin(areas, isItsCountry)
    .where(
      and(
        eq(table.customerId, visitor.customerId),
        eq(table.kind, kind),
        countryCode ? eq(table.countryCode, countryCode) : undefined,
        keyword === '' ? undefined : or(...searched.map((column) => ilike(column, pattern))),
      ),
    )
    .orderBy(desc(table.isDefault), asc(sql`lower(${table.alias})`), asc(table.id))
    .limit(size)
    .offset((current - 1) * size);
  return { records: rows.map((row) => shown(row, language)), total: rows[0]?.total ?? 0 };
}

export async function oneParty(db: Db, { id }: Row, language: Language) {
  const [row] = await db
    .select({ row: table, ...countryNames })
    .from(table)
    .leftJoin(areas, isItsCountry)
    .where(eq(table.id, id));
  if (!row) throw notFound();
  return shown(row, language);
}

/** The party as it is kept, with what is printed of it; refuses what would not pass on a bill, at its field. */
async function checked(db: Db, kind: PartyKind, asked: Written, language: Language): Promise<Written> {
  const [country] = await db
    .select({ name: areas.nameEn })
    .from(areas)
    .where(and(eq(areas.pid, 0), eq(areas.code, asked.countryCode)));
  if (!country) throw refused('partyCountry', {}, 'countryCode');
  const { enterpriseType, enterpriseCode } = asked;
  const code = enterpriseCode && [enterpriseType === 'OTHER' ? '' : enterpriseType, enterpriseCode].join(' ').trim();
  const displayText =
    asked.displayText.replace(/\r\n?/g, '\n').trimEnd() || partyText({ ...asked, country: country.name, code });
  const party = { ...asked, displayText };
  const [issue] = checkRecord(partyRecord[kind], party) ?? [];
  if (issue) {
    const field = issue.path as Field;
    const words = { label: say(language, `partyOf_${field}`), issue: sayIssue(language, issue) };
    throw refused('partyWrong', words, field);
  }
  if (enterpriseCode && !enterpriseType) throw refused('partyCodeType', {}, 'enterpriseType');
  if (kind !== 'shipper' && !party.phone && !party.email) throw refused('partyReach', {}, 'phone');
  return party;
}

const ofKind = (kind: PartyKind, customerId: number) => and(eq(table.kind, kind), eq(table.customerId, customerId));

/** One at a time writes the book of a company: so there is one default, and no alias twice. */
async function holdBook(tx: Db, customerId: number): Promise<void> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
}

/** Adds a party, once for each sending, or changes the one of `id` as it was seen. The first of its kind is the default. */
export async function saveParty(
  db: Db,
  kind: PartyKind,
  { id, revision, requestId, ...asked }: In<Calls['saveShipper']>,
  { visitor, language }: { visitor: Member; language: Language },
): Promise<{ id: number }> {
  const { customerId, userId } = visitor;
  const party = await checked(db, kind, asked, language);
  return db.transaction(async (tx) => {
    await holdBook(tx, customerId);
    const mine = ofKind(kind, customerId);
    const [sent] = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(mine, eq(table.requestId, requestId)));
    if (sent && id === undefined) return sent;
    const [same] = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(mine, eq(sql`lower(${table.alias})`, party.alias.toLowerCase()), id ? ne(table.id, id) : undefined));
    if (same) throw refused('partyAlias', { alias: party.alias }, 'alias');
    const values = { ...party, updateTime: new Date(), updatedBy: userId };
    if (id !== undefined) {
      if (revision === undefined) throw badInput('revision');
      const [now] = await tx.select().from(table).where(eq(table.id, id));
      if (!now) throw notFound();
      if (now.revision !== revision) throw olderRow(await oneParty(tx, now, language));
      await tx
        .update(table)
        .set({ ...values, revision: revision + 1 })
        .where(eq(table.id, id));
      return { id };
    }
    const [all] = await tx.select({ count: count() }).from(table).where(mine);
    if ((all?.count ?? 0) >= PARTIES) throw refused('partyLimit', { most: PARTIES });
    const [row] = await tx
      .insert(table)
      .values({ ...values, kind, customerId, requestId, isDefault: all?.count === 0 })
      .returning({ id: table.id });
    if (!row) throw notFound();
    return row;
  });
}

/** Makes one the default, which the one before no longer is; or has none. */
export async function setDefault(
  db: Db,
  kind: PartyKind,
  { id, isDefault }: In<Calls['setDefaultShipper']>,
  { customerId }: Member,
): Promise<null> {
  await db.transaction(async (tx) => {
    await holdBook(tx, customerId);
    const others = and(ofKind(kind, customerId), ne(table.id, id), eq(table.isDefault, true));
    if (isDefault) await tx.update(table).set({ isDefault: false }).where(others);
    await tx.update(table).set({ isDefault }).where(eq(table.id, id));
  });
  return null;
}

/** Takes parties out of the book: what names one keeps its text. */
export async function deleteParties(db: Db, ids: readonly number[]): Promise<{ deleted: number }> {
  const gone = await db
    .delete(table)
    .where(inArray(table.id, [...ids]))
    .returning({ id: table.id });
  return { deleted: gone.length };
}
