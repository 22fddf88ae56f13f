import { type BookingDraft, emptyBooking, emptyGoods } from '@lading/validators/booking';
import { expect, it } from 'vitest';
import { mergeDrafts, valueAt, withValue } from './merge-drafts.ts';

const base: BookingDraft = {
  ...emptyBooking(),
  cargo: { ...emptyBooking().cargo, goods: [emptyGoods(), emptyGoods()] },
};
const changed = (path: string, value: unknown, from = base) => withValue(from, path, value);

it('takes what each of two wrote, down to the cell of a line', () => {
  const mine = changed('cargo.goods.0.weight', '10');
  const theirs = changed('cargo.goods.0.volume', '2', changed('papers.note', 'call first'));
  const { draft, clashes } = mergeDrafts(base, mine, theirs);
  expect(clashes).toEqual([]);
  expect(['cargo.goods.0.weight', 'cargo.goods.0.volume', 'papers.note'].map((path) => valueAt(draft, path))).toEqual([
    '10',
    '2',
    'call first',
  ]);
});

it('keeps mine where both wrote the same field, and tells of it', () => {
  const { draft, clashes } = mergeDrafts(base, changed('route.voyage', '043E'), changed('route.voyage', '044E'));
  expect(clashes).toEqual([{ path: 'route.voyage', mine: '043E', theirs: '044E' }]);
  expect(draft.route.voyage).toBe('043E');
});

it('tells of no field that both wrote alike', () => {
  const same = changed('route.voyage', '043E');
  expect(mergeDrafts(base, same, same).clashes).toEqual([]);
});

it('compares lists of different lengths as a whole', () => {
  const mine = { ...base, cargo: { ...base.cargo, goods: [emptyGoods()] } };
  const theirs = changed('cargo.goods.1.weight', '5');
  expect(mergeDrafts(base, mine, theirs).clashes.map(({ path }) => path)).toEqual(['cargo.goods']);
});
