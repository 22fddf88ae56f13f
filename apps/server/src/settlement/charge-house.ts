import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import { chargeTemplates, fxRates, webUsers } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import { notFound, olderRow, refused } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { chinaDate } from '../time.ts';
import { ofLanguage } from '../user/name.ts';
import { today } from './row.ts';

type Calls = PortalContract['settlement'];
type Db = Services['db'];

/** Rates of the last days are listed; older ones are asked for by their day. */
const MOST_RATES = 200;

async function templates(db: Db): Promise<Out<Calls['chargeTemplates']>> {
  const list = await db.select().from(chargeTemplates).orderBy(asc(chargeTemplates.name), asc(chargeTemplates.id));
  return { list: list.map(({ id, name, lines, revision }) => ({ id, name, lines, revision })) };
}

/** A template keeps no costs and no reasons: those are of an order. */
const kept = ({
  code,
  name,
  nameEn,
  unit,
  quantity,
  currency,
  unitPrice,
  taxRate,
}: In<Calls['saveCharges']>['lines'][number]) => ({
  code,
  name,
  nameEn,
  unit,
  quantity,
  currency,
  unitPrice,
  taxRate,
});

async function saveTemplate(
  db: Db,
  { id, name, lines, revision }: In<Calls['saveChargeTemplate']>,
): Promise<Out<Calls['saveChargeTemplate']>> {
  const values = { name, lines: lines.map(kept) };
  if (id === null) {
    const [row] = await db.insert(chargeTemplates).values(values).returning();
    if (!row) throw new Error('no template was written');
    return { id: row.id, revision: row.revision };
  }
  const [row] = await db
    .update(chargeTemplates)
    .set({ ...values, revision: revision + 1 })
    .where(and(eq(chargeTemplates.id, id), eq(chargeTemplates.revision, revision)))
    .returning();
  if (row) return { id, revision: row.revision };
  return gone(db, id);
}

/** Why nothing was written: it is gone, or another change came first. */
async function gone(db: Db, id: number): Promise<never> {
  const [row] = await db.select().from(chargeTemplates).where(eq(chargeTemplates.id, id));
  if (!row) throw notFound();
  throw olderRow({ id, revision: row.revision });
}

/** What the forwarder's finance keeps beside the sheets. */
export const chargeHouse = ({ db }: Services): FileHandlers<'settlement', 'chargeHouse'> => ({
  chargeTemplates: () => templates(db),
  saveChargeTemplate: (asked) => saveTemplate(db, asked),

  async deleteChargeTemplate({ id, revision }) {
    const [row] = await db
      .delete(chargeTemplates)
      .where(and(eq(chargeTemplates.id, id), eq(chargeTemplates.revision, revision)))
      .returning();
    return row ? null : gone(db, id);
  },

  async exchangeDays(_asked, { language }) {
    const rows = await db
      .select({ rate: fxRates, name: webUsers.name, nameEn: webUsers.nameEn })
      .from(fxRates)
      .leftJoin(webUsers, eq(webUsers.id, fxRates.userId))
      .orderBy(desc(fxRates.time), asc(fxRates.currency))
      .limit(MOST_RATES);
    return {
      list: rows.map(({ rate: { currency, cnyPerUnit, time, source }, name, nameEn }) => ({
        currency,
        cnyPerUnit,
        source,
        day: chinaDate(time),
        by: name === null ? '' : ofLanguage(language, name, nameEn ?? ''),
      })),
    };
  },

  async saveExchange({ currency, day, cnyPerUnit, source }, { visitor: { userId } }) {
    if (day > today()) throw refused('exchangeDay', {}, 'day');
    // Published at nine, when the central bank says the middle rates.
    const time = new Date(`${day}T09:00:00+08:00`);
    await db
      .insert(fxRates)
      .values({ currency, cnyPerUnit, time, source, userId })
      .onConflictDoUpdate({ target: [fxRates.currency, fxRates.time], set: { cnyPerUnit, source, userId } });
    return null;
  },
});
