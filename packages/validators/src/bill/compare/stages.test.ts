import { describe, expect, it } from 'vitest';
import { stageOf } from './stages.ts';

// Stage: 0 same, 1 wrap, 2 case, 3 punctuation, null different.
it.each([
  ['GLOBEX GMBH', 'GLOBEX GMBH', 0],
  ['', '', 0],
  ['', '   ', 1],
  ['A B', 'A  B', 1],
  ['A B', 'A B  ', 1],
  ['A B', '  A B', 1],
  ['A\r\nB', 'A\nB', 1],
  ['NINGBO HAOYU\nHOMEWARE', 'NINGBO\nHAOYU HOMEWARE', 1],
  ['A\tB', 'A B', 1],
  ['CAF\u00c9', 'CAFE\u0301', 1],
  ['GLOBEX GmbH', 'GLOBEX GMBH', 2],
  ['Globex\nGmbH', 'GLOBEX GMBH', 2],
  ['\u00c9TOILE', '\u00e9toile', 2],
  ['CO.,LTD.', 'CO., LTD', 3],
  ['CO.,LTD.', 'CO LTD', 3],
  ['CO.LTD', 'CO. LTD', 3],
  ['SMITH & SONS', 'SMITH AND SONS', 3],
  ['A&B', 'A AND B', 3],
  ['U.S.A.', 'USA', 3],
  ["O'NEIL", 'O\u2019NEIL', 3],
  ['\u201cQUOTE\u201d', '"QUOTE"', 3],
  ['ABC\uff08X\uff09', 'ABC (X)', 3],
  ['\uff21\uff22\uff23', 'ABC', 3],
  ['A\u00a0B', 'A B', 3],
  ['A\u200bB', 'AB', 3],
  ['SUITE #5', 'SUITE 5', 3],
  ['T-SHIRT', 'T SHIRT', 3],
  ['PRE-PAID', 'PREPAID', 3],
  ['C/NO. 1, 2, 3', 'C/NO. 1,2,3', 3],
  ['C/NO. 1 - 640', 'C/NO. 1-640', 3],
  ['C/NO. 1\u2013640', 'C/NO. 1-640', 3],
  ['TEL: +86 574', 'TEL 86 574', 3],
  ['LINE 1. 2 PIECES', 'LINE 1, 2 PIECES', 3],
] as const)('%j and %j agree at stage %i', (left, right, stage) => {
  expect(stageOf(left, right)).toBe(stage);
  expect(stageOf(right, left)).toBe(stage);
});

describe('what is different', () => {
  it.each([
    ['SUITE 5', 'SUITE 6'],
    ['1420 E WAREHOUSE', '1402 E WAREHOUSE'],
    ['GLOBEX', 'GLOBE X'],
    ['12', '1 2'],
    ['12', '1,2'],
    ['1/2', '1-2'],
    ['1/2', '1 2'],
    ['1-640', '1640'],
    ['1-640', '1 640'],
    ['2.5 MM', '25 MM'],
    ['2.5 MM', '2,5 MM'],
    ['1,000 PCS', '1000 PCS'],
    ['AT -18 C', 'AT 18 C'],
    ['-18 C', '18 C'],
    ['100% COTTON', '100 COTTON'],
    ['PURITY >99', 'PURITY <99'],
    ['5 A', '5A'],
    ['CAF\u00c9', 'CAFE'],
    ['\u017fTONE', 'STONE TWO'],
    ['A', ''],
    ['.', 'A'],
  ])('%j is not %j', (left, right) => {
    expect(stageOf(left, right)).toBeNull();
    expect(stageOf(right, left)).toBeNull();
  });
});

it.each([
  ['AB-1', 'AB1', 2, null],
  ['AB1', 'ab1', 2, 2],
  ['AB1', 'ab1', 1, null],
  ['A B', 'A  B', 1, 1],
] as const)('stops at the last stage asked for: %j and %j up to %i', (left, right, last, stage) =>
  expect(stageOf(left, right, last)).toBe(stage),
);

it('is linear in long texts', () => {
  const [a, b] = ['A,'.repeat(250_000), 'A. '.repeat(250_000)];
  const before = performance.now();
  expect(stageOf(a, b)).toBe(3);
  expect(stageOf(' '.repeat(1_000_000), '\n'.repeat(1_000_000))).toBe(1);
  expect(stageOf('. '.repeat(500_000), '.'.repeat(1_000_000))).toBe(3);
  expect(performance.now() - before).toBeLessThan(3000);
});
