import { checkRecord, partyRecord } from '@lading/validators/record';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadBaseData } from '../../basedata/load.ts';
import type { Database } from '../../database/open.ts';
import { orderTemplates, parties } from '../../database/schema.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { loadDemo } from '../index.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await loadBaseData(database.db);
  await loadDemo(database.db);
});
afterAll(() => database.close());

it('has 34 parties that pass on a bill, and one default of each kind', async () => {
  const rows = await database.db.select().from(parties);
  const count = (kind: string) => rows.filter((row) => row.kind === kind).length;
  expect([count('shipper'), count('consignee'), count('notify')]).toEqual([6, 18, 10]);
  expect(rows.filter((row) => row.isDefault).map((row) => row.kind)).toEqual(['shipper', 'consignee', 'notify']);
  for (const row of rows) expect([row.alias, checkRecord(partyRecord[row.kind], row)]).toEqual([row.alias, null]);
});

it('has nine templates between ports that are known, with parties of the book', async () => {
  const rows = await database.db.select().from(orderTemplates);
  expect(rows).toHaveLength(9);
  for (const { booking } of rows) {
    expect([booking.route.polId, booking.route.podId].every((id) => (id ?? 0) > 0)).toBe(true);
    for (const role of ['shipper', 'consignee', 'notify'] as const)
      expect(booking.parties[role].partyId).toBeGreaterThan(0);
  }
});
