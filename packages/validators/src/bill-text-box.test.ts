import { describe, expect, it } from 'vitest';
import { goods, marks } from './cargo.ts';
import { consignee, notify, shipper } from './party.ts';

const row = (length: number, fill = 'X'): string => fill.repeat(length);
const rows = (count: number, end = '\n'): string => Array.from({ length: count }, () => 'LINE').join(end);
const WORDS = 'PLASTIC KITCHEN CONTAINERS AND LIDS OF POLYPROPYLENE';

describe.each([
  ['shipper', shipper, 6],
  ['consignee', consignee, 6],
  ['notify', notify, 6],
  ['marks', marks, 50],
  ['goods', goods, 150],
] as const)('%s', (_name, rule, lines) => {
  it('takes what latinText takes', () => {
    expect(rule.is('LINE 1\r\nLINE 2')).toBe(true);
    expect(rule.is('宁波')).toBe(false);
    expect(rule.is("O'NEIL", { profile: 'japan' })).toBe(false);
    expect(rule.check('A，B')).toMatchObject({ code: 'latin.char', suggestions: ['A,B'] });
    expect(rule.normalize('A，B')).toBe('A,B');
  });

  it.each([
    ['\n', lines, undefined],
    ['\r\n', lines, undefined],
    ['\r\n', lines + 1, lines + 1],
    ['\n', lines + 2, lines + 2],
  ])('with %j between %i lines warns of %s', (end, count, said) => {
    const text = rows(count, end);
    expect(rule.is(text)).toBe(true);
    const issue = rule.check(text);
    if (said === undefined) expect(issue).toBeNull();
    else {
      const index = (4 + end.length) * lines;
      expect(issue).toEqual({
        code: 'text.lines',
        severity: 'warning',
        params: { lines: said, limit: lines },
        index,
        length: text.length - index,
      });
    }
  });

  it('does not count empty lines at the end', () => {
    expect(rule.check(`${rows(lines)}\n\n\r\n `)).toBeNull();
  });

  it('warns from the 36th character of a line on', () => {
    expect(rule.check(`A\n${row(35)}\nB`)).toBeNull();
    expect(rule.is(row(36))).toBe(true);
    expect(rule.check(`A\r\n${row(36)}\nB`)).toEqual({
      code: 'text.columns',
      severity: 'warning',
      params: { line: 2, columns: 36, limit: 35 },
      index: 3,
      length: 36,
    });
  });

  it('offers the lines broken at blanks', () => {
    expect(rule.check(WORDS)?.suggestions).toEqual(['PLASTIC KITCHEN CONTAINERS AND LIDS\nOF POLYPROPYLENE']);
    expect(rule.check(`TO\r\n${WORDS} `)?.suggestions).toEqual([
      'TO\r\nPLASTIC KITCHEN CONTAINERS AND LIDS\nOF POLYPROPYLENE',
    ]);
  });

  it('offers nothing where a word is too long or the lines would be too many', () => {
    expect(rule.check(`A ${row(36)}`)?.suggestions).toBeUndefined();
    expect(rule.check(`${WORDS}\n${rows(lines - 1)}`)?.suggestions).toBeUndefined();
    expect(rule.check(`${WORDS}\n${rows(lines - 2)}`)?.suggestions).toHaveLength(1);
  });

  it('says everything in the order of the text, errors first by check', () => {
    const text = `${WORDS}\nA，B\n${row(40)}`;
    expect(rule.all?.(text).map(({ code }) => code)).toEqual(['text.columns', 'latin.char', 'text.columns']);
    expect(rule.check(text)).toMatchObject({ code: 'latin.char', params: { line: 2, column: 2 } });
  });

  it('leaves lines as they are while characters are not allowed', () => {
    expect(rule.all?.(`${WORDS}，`)[0]).toMatchObject({ code: 'text.columns' });
    expect(rule.all?.(`${WORDS}，`)[0]?.suggestions).toBeUndefined();
  });
});

describe('on a house bill', () => {
  const house = { bill: 'HBL' } as const;

  it.each([marks, goods])('cargo has 512 characters in any lines: %#', (rule) => {
    expect(rule.check(row(512), house)).toBeNull();
    expect(rule.check(rows(90), house)).toBeNull();
    expect(rule.check(row(513), house)).toEqual({
      code: 'text.length',
      severity: 'warning',
      params: { characters: 513, limit: 512 },
    });
    expect(rule.is(row(513), house)).toBe(true);
  });

  it('a party keeps its lines', () => {
    expect(shipper.check(row(36), house)?.code).toBe('text.columns');
  });
});

it('wraps 150 lines of 35 and a megabyte without words in little time', () => {
  const full = Array.from({ length: 150 }, () => row(35)).join('\n');
  expect(goods.check(full)).toBeNull();
  expect(goods.check(`${full}\n`.repeat(190))?.code).toBe('text.lines');
  expect(goods.check(row(1_000_000))?.code).toBe('text.columns');
});
