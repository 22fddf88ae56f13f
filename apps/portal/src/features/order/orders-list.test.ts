import { expect, it } from 'vitest';
import { ordersList } from './orders-list.ts';

it('asks for what the address says and nothing else', () => {
  expect(ordersList.arg({}, 10)).toEqual({ current: 1, size: 10 });
  expect(
    ordersList.arg(
      { page: 2, keyword: 'a', status: 4, waits: 'me', bookingId: 7, orderId: 8, type: 2, sort: 'etd:asc' },
      20,
    ),
  ).toEqual({
    current: 2,
    size: 20,
    keyword: 'a',
    webStatus: 4,
    waitsFor: 'me',
    bookingId: 7,
    sort: { field: 'etd', order: 'asc' },
  });
});
