import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { fclRates, RATE_STATUS, rateChanges, rateEdits, rateSheets, webUsers } from '../../database/schema.ts';
import { at, day } from '../clock.ts';

const OFFICE = 'NGB';
/** Cells that the version on sale changed, and the one before it. */
const [LATEST, BEFORE] = [46, 12];

/** Who keeps the rates. */
export async function keeperOf(tx: Db): Promise<number | null> {
  const [row] = await tx.select({ id: webUsers.id }).from(webUsers).where(eq(webUsers.account, '13700137000'));
  return row?.id ?? null;
}

/** A 40HQ of a rate, some dollars off what it is. */
const off = (by: number) =>
  sql<string>`((select (price ->> 'member')::numeric from jsonb_array_elements(${fclRates.prices}) price where price ->> 'ctnType' = '3') + ${by}::numeric)::numeric(12, 2)::text`;

/** Rates of a lane that count now, with what a 40HQ costs and what it would by so much more. */
const priced = (tx: Db, days: number, route: 'USWC' | 'EUR' | 'MED', by: number, most: number) =>
  tx
    .select({ id: fclRates.id, now: off(0), other: off(by) })
    .from(fclRates)
    .where(
      and(
        eq(fclRates.routeCode, route),
        eq(fclRates.status, RATE_STATUS.live),
        // The lane that was drawn stands as it was drawn.
        gte(fclRates.id, 100),
        lte(fclRates.validFrom, day(days + 28)),
        gte(fclRates.validTo, day(days + 3)),
      ),
    )
    .orderBy(asc(fclRates.id))
    .limit(most);

async function addPast(tx: Db, days: number, version: number, note: string, by: number | null): Promise<number> {
  const publishedAt = new Date(at(days - (38 - version) * 2 - 2, '10:05'));
  const [row] = await tx
    .insert(rateSheets)
    .values({
      mode: 'fcl' as const,
      office: OFFICE,
      version,
      status: RATE_STATUS.withdrawn,
      listAdd: '70',
      vipLess: '30',
      note,
      publishedAt,
      publishedBy: by,
    })
    .returning({ id: rateSheets.id });
  return row?.id ?? 0;
}

/** What came before the version on sale, and what its draft would change: so that there is something to go back to, and to publish. */
export async function addHistory(tx: Db, live: number, days: number): Promise<void> {
  const by = await keeperOf(tx);
  await addPast(tx, days, 36, '', by);
  const past = await addPast(tx, days, 37, '欧基线补价，下架两行', by);
  const earlier = await priced(tx, days, 'EUR', -30, BEFORE);
  const latest = await priced(tx, days, 'USWC', -20, LATEST);
  await tx.insert(rateChanges).values([
    ...earlier.map(({ id, now, other }) => ({
      sheetId: past,
      rateId: id,
      before: { p3: other },
      after: { p3: now },
    })),
    ...latest.map(({ id, now, other }) => ({
      sheetId: live,
      rateId: id,
      before: { p3: other },
      after: { p3: now },
    })),
  ]);
  const gone = await priced(tx, days, 'MED', 0, 2);
  const ids = gone.map(({ id }) => id);
  await tx.update(fclRates).set({ status: RATE_STATUS.withdrawn }).where(inArray(fclRates.id, ids));
  await tx.insert(rateChanges).values(
    ids.map((rateId) => ({
      sheetId: past,
      rateId,
      before: { status: 'live' },
      after: { status: 'withdrawn' },
    })),
  );
  const waiting = await priced(tx, days, 'USWC', 50, LATEST + 6);
  await tx.insert(rateEdits).values(
    waiting.slice(LATEST).map(({ id, other }, place) => ({
      sheet: 'fcl' as const,
      rateId: id,
      userId: by,
      editedAt: new Date(at(days, '09:44')),
      cells: { p3: other, ...(place === 3 && { free: '7' }) },
    })),
  );
}
