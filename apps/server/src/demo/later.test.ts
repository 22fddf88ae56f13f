import { desc, eq, isNotNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { billLog, bookings, messages } from '../database/schema.ts';
import { openTestDatabase } from '../testing/database.ts';
import { loadDemo } from './index.ts';

it('moves up to the day on which it is loaded', async () => {
  const late = await openTestDatabase();
  await loadDemo(late.db, new Date('2027-03-01T12:00:00+08:00'));
  const [booking] = await late.db.select().from(bookings).where(eq(bookings.bookingNo, 'MB26S01873'));
  expect(booking?.etd).toBe('2027-03-07');
  expect(booking?.cutOff).toEqual(new Date('2027-03-02T17:00:00+08:00'));
  const [rolled] = await late.db.select().from(bookings).where(eq(bookings.bookingNo, 'MB26S01848'));
  expect(rolled?.etd).toBe('2027-03-15');
  const [newest] = await late.db.select().from(billLog).orderBy(desc(billLog.createTime)).limit(1);
  expect(newest?.createTime).toEqual(new Date('2027-03-01T09:14:00+08:00'));
  const told = await late.db.select().from(messages).where(eq(messages.type, 'vgmDue'));
  expect(told.map(({ values }) => values['time'])).toEqual(['2027-03-02 17:00', '2027-03-02 17:00']);
  const written = await late.db.select().from(messages).where(isNotNull(messages.htmlEn));
  expect(written.length).toBeGreaterThan(3);
  expect(written.filter(({ html, htmlEn }) => /2026-|11-2[0-9]/.test(`${html}${htmlEn}`))).toEqual([]);
  await late.close();
});
