import { describe, expect, it } from 'vitest';
import type { Schema } from 'yup';
import { contract, contractFiles, type Endpoint, PUSHED } from './index.ts';
import { measure, money } from './shapes.ts';

const { user, order } = contract;
const calls: readonly Endpoint[] = Object.values(contract).flatMap((domain) => Object.values<Endpoint>(domain));
const read = (schema: Schema, raw: unknown) => schema.validateSync(raw, { stripUnknown: true });

describe('the contract', () => {
  it('has one call for a path', () => expect(new Set(calls.map(({ path }) => path)).size).toBe(calls.length));

  it('has one name for a call in its service, in whichever file it stands', () => {
    const named = Object.values(contractFiles).flatMap((files) => Object.values(files).flatMap(Object.keys));
    expect(named.sort()).toEqual(Object.values(contract).flatMap(Object.keys).sort());
  });

  it('lets commands refresh queries only', () => {
    for (const call of calls) {
      expect(call.invalidates().every(({ kind }) => kind === 'query')).toBe(true);
      if (call.kind !== 'command' && call.kind !== 'upload') expect(call.invalidates()).toEqual([]);
    }
  });

  it('lets a push make queries stale only, and an interruption all that any push does', () => {
    const pushes = [PUSHED.notice, ...Object.values(PUSHED.review)].flat();
    expect(PUSHED.resync.every(({ kind }) => kind === 'query')).toBe(true);
    expect(PUSHED.resync).toEqual(expect.arrayContaining(pushes));
  });
});

describe('an input', () => {
  it('is filled up with its defaults', () => {
    expect(read(user.toDoList.input, {})).toEqual({ status: 2, channel: 1, size: 3, current: 1 });
    expect(read(user.toDoCount.input, {})).toEqual({ status: 2, channel: 1 });
    const none = { keyword: '', portEndCode: '', shippingName: '' };
    expect(read(order.orderPage.input, { more: 1 })).toEqual({ size: 10, current: 1, ...none });
  });

  it.each([
    [order.blType, { bookingId: '1' }, 'bookingId'],
    [order.blType, { bookingId: 0 }, 'bookingId'],
    [order.blType, { bookingId: 1.5 }, 'bookingId'],
    [order.blType, {}, 'bookingId'],
    [user.toDoList, { size: '3' }, 'size'],
    [user.toDoList, { size: 101 }, 'size'],
    [user.toDoList, { current: 0 }, 'current'],
    [user.toDoList, { status: true }, 'status'],
    [order.orderPage, { keyword: 5 }, 'keyword'],
    [order.orderPage, { keyword: null }, 'keyword'],
    [order.orderPage, { sort: { field: 'id', order: 'asc' } }, 'sort.field'],
    [order.orderPage, { sort: {} }, expect.stringMatching(/^sort\./)],
    [user.login, { account: 'a', password: '' }, 'password'],
    [user.login, { account: ['a'], password: 'b' }, 'account'],
  ] as const)('of %s %j names its wrong field', ({ input }, raw, path) => {
    expect(() => read(input, raw)).toThrow(expect.objectContaining({ name: 'ValidationError', path }));
  });
});

describe('a decimal string', () => {
  it.each(['0', '0.5', '9999999999.99', '-120.50'])('of money may be %s', (text) =>
    expect(money().isValidSync(text)).toBe(true),
  );
  it.each(['', '00.5', '.5', '1.', '1e3', '1,000', '10000000000', '1.234', 5])('of money is not %j', (value) =>
    expect(money().isValidSync(value)).toBe(false),
  );
  it.each(['0', '1234567890123.1234', '12.3450'])('of a weight may be %s', (text) =>
    expect(measure().isValidSync(text)).toBe(true),
  );
  it.each(['-1', '12345678901234', '1.23456', '١', 1])('of a weight is not %j', (value) =>
    expect(measure().isValidSync(value)).toBe(false),
  );
});
