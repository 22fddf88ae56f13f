import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseContainerList } from './index.ts';

const PARTS = [
  'CSQU3054383',
  'TEXU3070079',
  'MLCN1234567',
  'CN4471203',
  'csqu 305438-3',
  '40HQ',
  "20'GP",
  '高柜',
  '22G1',
  '500',
  '12,400.5',
  '12 400',
  '68CBM',
  '500 CTNS',
  '8T',
  '件',
  'KGS',
  '1.',
  'E+05',
  '１２',
  '𠮷',
  '箱号',
  '封号:',
  'Container No.',
  'Gross Weight',
  'Type',
  '毛重(KGS)',
  '合计',
  'TOTAL',
  'TEL:',
  'hello',
  '谢谢',
  '\t',
  '\t',
  '\n',
  '\n',
  '\r\n',
  ' ',
  ' ',
  ',',
  ', ',
  ';',
  '/',
  '，',
  '、',
  '"',
  '""',
  '(',
  '：',
  '\u3000',
  '\u200b',
];
const pastes = fc.array(fc.constantFrom(...PARTS), { maxLength: 40 }).map((parts) => parts.join(''));

describe('any text at all', () => {
  it('loses no letter and no digit', () => {
    fc.assert(
      fc.property(fc.oneof(pastes, fc.string({ unit: 'binary' })), (text) => {
        const { rows, headings, rest } = parseContainerList(text);
        const covered = new Uint8Array(text.length);
        for (const { index, length } of [...rows.flatMap((row) => row.cells), ...headings, ...rest])
          covered.fill(1, index, index + length);
        for (const { index } of text.matchAll(/[\p{L}\p{N}]/gu)) expect(covered[index], `at ${index}`).toBe(1);
      }),
      { numRuns: 1000 },
    );
  }, 60_000);

  it('gives back what was pasted, and where', () => {
    fc.assert(
      fc.property(
        pastes.filter((text) => !text.includes('"')),
        (text) => {
          const { rows, headings, rest } = parseContainerList(text);
          const lines = text.split(/\r\n|\n/);
          for (const { raw, index, length, line } of [...rows.flatMap((row) => row.cells), ...headings, ...rest]) {
            const given = text.slice(index, index + length);
            expect(given.replace(/[\s,;，；、/(\u200b]+/g, ' ')).toContain(
              raw.replace(/[\s,;，；、/(\u200b]+/g, ' ').split(' ')[0],
            );
            expect(lines[line - 1]).toContain(given.split(/[\r\n]/)[0]);
          }
        },
      ),
      { numRuns: 600 },
    );
  }, 60_000);

  it('suggests only legal values', () => {
    fc.assert(
      fc.property(pastes, (text) => {
        for (const { cells } of parseContainerList(text).rows)
          for (const { suggestion, issues, raw } of cells) {
            if (suggestion === undefined) continue;
            expect(suggestion).not.toBe(raw);
            expect(issues[0]?.suggestions).toContain(suggestion);
          }
      }),
      { numRuns: 1000 },
    );
  }, 60_000);
});

// Linear time shows at this length as well as at a megabyte, where a loop inside the pass would take minutes.
const LONG = 128_000;
const fill = (part: string, size: number) => part.repeat(Math.ceil(size / part.length)).slice(0, size);

describe('a long text', () => {
  it.each([
    'CSQU3054383\tCN4471203\t40HQ\t500\t12400\t68\n',
    'CSQU3054383 CN4471203 40HQ 500CTNS 12,400KGS 68CBM; ',
    '"a"\t',
    '"""\t',
    '"\n',
    '12,400,',
    '：a',
    'a',
    ' ',
    '\n',
    '箱号 ',
    'Container No. ',
    '1 ',
    '1\n',
    '\u200b',
    'CSQU ',
  ])(
    'of %j takes eight times the time of an eighth of it',
    (part) => {
      const time = (size: number) => {
        const text = fill(part, size);
        const begun = process.cpuUsage();
        parseContainerList(text);
        const { user, system } = process.cpuUsage(begun);
        return (user + system) / 1000;
      };
      const long = time(LONG);
      expect(long).toBeLessThan(3_000);
      // Eight times, with room for a busy machine; the square would be 64.
      if (long > 100) expect(Math.min(long, time(LONG))).toBeLessThan(24 * time(LONG / 8) + 100);
    },
    60_000,
  );
});
