import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/open.ts';
import { bookings, files } from '../database/schema.ts';
import { openTestDatabase } from '../testing/database.ts';
import { addFixture } from '../testing/fixture.ts';
import { pagesOf } from '../testing/pdf-text.ts';
import { ensureSample } from './sample.ts';

let database: Database;
let ids: Awaited<ReturnType<typeof addFixture>>;
beforeAll(async () => {
  database = await openTestDatabase();
  ids = await addFixture(database.db);
});
afterAll(() => database.close());

it('draws the bills of a booking once and keeps the file', async () => {
  const { db } = database;
  const [first, second] = await Promise.all([ensureSample(db, ids.house), ensureSample(db, ids.house)]);
  expect(first?.name).toBe('MBH26000001_draft_v3.pdf');
  expect(second?.id).toBe(first?.id);
  expect((await ensureSample(db, ids.house))?.id).toBe(first?.id);
  const [file] = await db
    .select()
    .from(files)
    .where(eq(files.id, first?.id ?? 0));
  expect(file).toMatchObject({ contentType: 'application/pdf', customerId: ids.customer });
  expect(pagesOf(file?.bytes ?? Buffer.alloc(0))[0]).toContain('CBHU 320273');
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, ids.house));
  expect(booking?.sampleFileId).toBe(first?.id);
});

it('answers the uploaded file where there is one, and nothing while there is no draft', async () => {
  expect(await ensureSample(database.db, ids.master)).toEqual({ id: ids.file, name: '样本 1.pdf' });
  expect(await ensureSample(database.db, ids.draft)).toBeUndefined();
  expect(await ensureSample(database.db, 999_999)).toBeUndefined();
});
