import { contract } from '@lading/api-client/contract';
import { expect, it } from 'vitest';
import { defineList, said, sortText } from './list.ts';
import { listSearch } from './list-search.ts';

const list = defineList(contract.order.orderPage, {
  name: 'trial',
  path: '/orders',
  sorts: ['etd', 'cutOff'],
  rowKey: ({ bookingId }) => bookingId,
  rowName: ({ bookingNo }) => bookingNo,
  arg: (asked) => asked,
});

it('sorts by a known column only', () => {
  expect(list.sortOf({ sort: 'etd:desc' })).toEqual({ id: 'etd', desc: true });
  expect(list.sortOf({ sort: 'cutOff:asc' })).toEqual({ id: 'cutOff', desc: false });
  expect(list.sortOf({ sort: 'secret:asc' })).toBeUndefined();
  expect(list.sortOf({})).toBeUndefined();
  expect(list.arg({ sort: 'secret:asc' }, 10)).toEqual({ current: 1, size: 10 });
  expect(sortText({ id: 'etd', desc: true })).toBe('etd:desc');
  expect(sortText(undefined)).toBeUndefined();
});

it('reads what every address of a list can say, and nothing that makes no sense', () => {
  expect(listSearch({ page: '2', keyword: ' COSU ', sort: 'etd:asc' })).toEqual({
    page: 2,
    keyword: 'COSU',
    sort: 'etd:asc',
  });
  for (const bad of [null, '', 0, -1, {}, [], 'x'.repeat(201)])
    expect(listSearch({ page: bad, keyword: bad === 0 || bad === -1 ? '' : bad, sort: bad })).toEqual({});
  expect(listSearch({ page: '1' })).toEqual({});
});

it('says only what is said', () => {
  expect(Object.keys(said({ a: undefined, b: 0, c: '' }))).toEqual(['b', 'c']);
});
