import { expect, it } from 'vitest';
import { compareSizes, limited, limitsFor } from './sizes.mjs';

const measured = {
  exports: { tag: { css: 400, names: { Tag: [4000, 9000] } } },
  billPage: { texts: 2000, parts: { react: 8406 } },
};

it('limits our code, the styles and the page of a bill, and not what the dependencies weigh', () => {
  expect(limited(measured)).toEqual({ 'tag/Tag': 4000, 'tag.css': 400, 'billPage/texts': 2000 });
});

it('says what is too large, what has no limit and which limit has nothing', () => {
  expect(compareSizes({ a: 10, b: 11 }, { a: 10, b: 10 })).toEqual(['b has 11 bytes, 10 are allowed']);
  expect(compareSizes({ a: 10 }, {})).toEqual(['a is not in packages/ui/size-limits.json: run npm run sizes']);
  expect(compareSizes({}, { a: 10 })).toEqual([
    'a is gone and still in packages/ui/size-limits.json: run npm run sizes',
  ]);
});

it('keeps a limit that fits, sets others a twentieth or 150 bytes higher, and never above what was promised', () => {
  expect(limitsFor({ a: 10_000 }, {})).toEqual({ a: 10_500 });
  expect(limitsFor({ a: 1000 }, { gone: 5 })).toEqual({ a: 1150 });
  expect(limitsFor({ a: 1000 }, { a: 1020 })).toEqual({ a: 1020 });
  expect(limitsFor({ a: 1000 }, { a: 1400 })).toEqual({ a: 1150 });
  expect(limitsFor({ 'button/Button': 1990 }, {})).toEqual({ 'button/Button': 2000 });
});
