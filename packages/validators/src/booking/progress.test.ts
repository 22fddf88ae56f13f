import { expect, it } from 'vitest';
import { FACTS, goodBooking } from '../testing/said-by-bookings.ts';
import { BOOKING_SECTIONS, type BookingDraft, bookingIssues, bookingProgress, emptyBooking } from './index.ts';

const good = goodBooking();
const figures = (draft: BookingDraft, facts = FACTS) =>
  Object.values(bookingProgress(draft, facts)).map(
    ({ filled, total, wrong }) => `${filled}/${total}${'!'.repeat(wrong)}`,
  );

it('counts the fields that are asked for, section by section', () => {
  for (const { filled, total, wrong } of Object.values(bookingProgress(good, FACTS)))
    expect([filled, wrong]).toEqual([total, 0]);
  const { route, parties, papers } = bookingProgress(emptyBooking(), FACTS);
  expect(route.total - route.filled).toBe(5);
  expect([parties.filled, parties.total]).toEqual([0, 3]);
  expect([papers.filled, papers.total]).toEqual([0, 3]);
});

it('leaves as many open as the rules call missing', () => {
  const all = bookingIssues(emptyBooking(), FACTS).filter(({ severity }) => severity === 'error');
  const progress = Object.values(bookingProgress(emptyBooking(), FACTS));
  expect(progress.reduce((sum, { filled, total }) => sum + total - filled, 0)).toBe(all.length);
});

it('asks for more where a service or the goods do, and calls a wrong value wrong, not missing', () => {
  const [before, after] = [
    good,
    { ...good, services: { ...good.services, truck: { ...good.services.truck, on: true } } },
  ].map((draft) => bookingProgress(draft, FACTS).services.total);
  expect(after).toBeGreaterThanOrEqual(before ?? 0);
  const cold = good.cargo.goods.map((row) => ({ ...row, goodsTypeId: 3 }));
  const reefer = { ...good, cargo: { ...good.cargo, goods: cold, reefer: { ...good.cargo.reefer, temperature: '' } } };
  const { cargo } = bookingProgress(reefer, FACTS);
  expect([cargo.total - cargo.filled, cargo.wrong]).toEqual([1, 0]);
  const same = { ...good, route: { ...good.route, podId: good.route.polId } };
  expect(bookingProgress(same, FACTS).route).toMatchObject({ wrong: 1 });
  expect(figures(same)).toHaveLength(BOOKING_SECTIONS.length);
});

it('counts each paper that an agent needs', () => {
  const declared = { ...good, services: { ...good.services, declare: { on: true, mode: 'agent' as const } } };
  const { papers } = bookingProgress(declared, { ...FACTS, papers: ['invoice'] });
  expect([papers.total - papers.filled, papers.wrong]).toEqual([1, 0]);
});
