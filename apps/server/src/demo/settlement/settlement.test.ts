import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/open.ts';
import { accounts, chargeSheets, charges, customers, payments } from '../../database/schema.ts';
import { owedBy } from '../../settlement/credit.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { chinaDate } from '../../time.ts';
import { loadDemo } from '../index.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await loadDemo(database.db);
}, 180_000);
afterAll(() => database.close());

it('has two companies that pay by month within a credit, of which both have used some', async () => {
  for (const [code, limit] of [
    ['HAOYU', '2000000.00'],
    ['OUTAI', '200000.00'],
  ] as const) {
    const [row] = await database.db.select().from(customers).where(eq(customers.code, code));
    expect(row?.credit).toMatchObject({ method: 'monthly', days: 30, limit });
    expect(await owedBy(database.db, row?.id ?? 0)).toContainEqual({ currency: 'USD', amount: expect.any(String) });
  }
});

it('has charges that were promised and not billed, and some that no rate promised; no payment comes tomorrow', async () => {
  const { db } = database;
  const sheets = await db.select().from(chargeSheets);
  const told = (bookingId: number) =>
    sheets.find((sheet) => sheet.bookingId === bookingId)?.promised.map(({ code }) => code);
  const billed = await db.select().from(accounts);
  const lacking = billed.filter(({ bookingId }) => told(bookingId)?.includes('ENS'));
  expect(lacking).toHaveLength(2);
  const amended = (await db.select().from(charges)).filter(({ code }) => code === 'AMD');
  expect(amended.length).toBeGreaterThan(0);
  for (const { bookingId } of amended) expect(told(bookingId)).not.toContain('AMD');
  for (const { day } of await db.select().from(payments)) expect(day <= chinaDate(new Date())).toBe(true);
});
