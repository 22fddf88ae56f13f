import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTsv, writeTsv } from './tsv.ts';

it.each([
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['2,360', [['2,360']]],
  ['"two\nlines"\tb', [['two\nlines', 'b']]],
  ['"a\tb"\tc', [['a\tb', 'c']]],
  ['"say ""go"""\tb', [['say "go"', 'b']]],
  ['20" pipe\t"x" y', [['20" pipe', '"x" y']]],
  ['"never closed\tb\nc', [['"never closed', 'b'], ['c']]],
  [
    '\t\n\t',
    [
      ['', ''],
      ['', ''],
    ],
  ],
  ['a\n\nb', [['a'], [''], ['b']]],
  ["'=1+1\t'-5x\t'plain", [['=1+1', '-5x', "'plain"]]],
  ['\n', [['']]],
  ['', []],
])('reads %j', (text, cells) => expect(readTsv(text)).toEqual(cells));

it('writes no formula, and reads back what it wrote', () => {
  expect(
    writeTsv([
      ['=1+1', 'a\tb'],
      ['say "go"', '-5'],
    ]),
  ).toBe('\'=1+1\t"a\tb"\r\n"say ""go"""\t-5\r\n');
  const cell = fc.string({ unit: fc.constantFrom('a', '1', ' ', '"', '\n', '\t', '中', '.') });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 4 }),
      fc.infiniteStream(cell),
      (rows, columns, cells) => {
        const grid = Array.from({ length: rows }, () =>
          Array.from({ length: columns }, () => cells.next().value ?? ''),
        );
        expect(readTsv(writeTsv(grid))).toEqual(grid);
      },
    ),
  );
});

it('takes no longer for a long run of quotes', () => {
  const began = performance.now();
  for (const part of ['"\t', '"a\n', '""\t"', '"""\n']) readTsv(part.repeat(100_000));
  expect(performance.now() - began).toBeLessThan(5_000);
});
