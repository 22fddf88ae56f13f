import { expect, it } from 'vitest';
import { toDoTarget } from './to-do-target.ts';

const map = { bookingId: 11, orderId: 12, id: 13 };

it.each([
  [5, { open: 'orders', search: { bookingId: 11, orderId: 12, type: 2, sections: '1-6' }, again: false }],
  [3, { open: 'orders', search: { bookingId: 11, orderId: 12, type: 3 }, again: true }],
  [10, { open: 'account', accountId: 13 }],
  [8, { open: 'copy', bookingId: 11, orderId: 12, tab: 'compare' }],
  [9, { open: 'bids' }],
  [11, { open: 'company' }],
  [12, { open: 'company' }],
  [14, { open: 'company' }],
  [7, { open: 'release', bookingId: 11, releaseId: 13 }],
  [4, { open: 'declaration', href: '/vgm/11' }],
  [6, { open: 'declaration', href: '/preplan/11' }],
  [99, undefined],
])('business %i opens %j', (busType, target) => expect(toDoTarget({ busType, map })).toEqual(target));

it('opens no order where there is none', () =>
  expect(toDoTarget({ busType: 5, map: { bookingId: null, orderId: null, id: 13 } })).toBeUndefined());
