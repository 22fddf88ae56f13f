import { describe, expect, it } from 'vitest';
import { ordersSearch } from './orders-search.ts';

describe('the search of the orders page', () => {
  it('reads numbers and their digits alike', () => {
    const said = {
      bookingId: 12,
      orderId: 13,
      type: 2,
      sections: '1-6',
      page: 2,
      keyword: '123',
      status: 4,
      waits: 'forwarder',
      sort: 'etd:desc',
    };
    expect(ordersSearch(said)).toEqual(said);
    expect(
      ordersSearch({ ...said, bookingId: '12', orderId: '13', type: '2', page: '2', keyword: 123, status: '4' }),
    ).toEqual(said);
  });

  it('reads the tab of a review, and of nothing else', () => {
    expect(ordersSearch({ review: '12', tab: 'compare' })).toEqual({ review: 12, tab: 'compare' });
    expect(ordersSearch({ review: 12, tab: 'bills' })).toEqual({ review: 12, tab: 'bills' });
    for (const tab of ['preview', 'other', 'constructor', 1, null, ['compare']])
      expect(ordersSearch({ review: 12, tab })).toEqual({ review: 12 });
    expect(ordersSearch({ tab: 'compare' })).toEqual({});
  });

  it('leaves out whatever makes no sense, and never throws', () => {
    expect(ordersSearch({})).toEqual({});
    for (const bad of [null, undefined, '', '0', -1, 1.5, 'x', {}, [], Number.NaN, '9'.repeat(20), true])
      expect(
        ordersSearch({
          bookingId: bad,
          orderId: bad,
          type: bad,
          sections: bad,
          page: bad,
          status: bad,
          stage: bad,
          from: bad,
          to: bad,
          waits: bad,
          sort: bad,
        }),
      ).toEqual({});
    expect(
      ordersSearch({
        type: 8,
        status: 11,
        page: 1,
        sections: '1-7',
        stage: 11,
        from: '26-11-01',
        keyword: 'x'.repeat(1001),
      }),
    ).toEqual({});
  });
});
