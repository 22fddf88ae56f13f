import { expect, it } from 'vitest';
import { ordersArg, sortOf, sortText } from './orders-arg.ts';

it('sorts by a known column only', () => {
  expect(sortOf('etd:desc')).toEqual({ id: 'etd', desc: true });
  expect(sortOf('cutOff:asc')).toEqual({ id: 'cutOff', desc: false });
  expect(sortOf('secret:asc')).toBeUndefined();
  expect(sortOf(undefined)).toBeUndefined();
  expect(sortText({ id: 'etd', desc: true })).toBe('etd:desc');
  expect(sortText(undefined)).toBeUndefined();
});

it('asks for what the address says and nothing else', () => {
  expect(ordersArg({}, 10)).toEqual({ current: 1, size: 10 });
  expect(
    ordersArg({ page: 2, keyword: 'a', status: 4, bookingId: 7, orderId: 8, type: 2, sort: 'etd:asc' }, 20),
  ).toEqual({
    current: 2,
    size: 20,
    keyword: 'a',
    webStatus: 4,
    bookingId: 7,
    sort: { field: 'etd', order: 'asc' },
  });
});
