import { describe, expect, it } from 'vitest';
import { containerNumber } from '../container.ts';
import { containerRow } from '../testing/records.ts';
import { containerRecord } from './bill.ts';
import { checkRows } from './check-rows.ts';

const WRONG = containerNumber.check('X')?.code;

const bad = (place: number) => ({ ...containerRow(place), ctnNo: 'X' });
const list = (count: number, every: number) =>
  Array.from({ length: count }, (_, place) => (place % every === every - 1 ? bad(place) : containerRow(place)));

describe('rows', () => {
  it('are checked like the rows of a record', () => {
    const { issues, errors, checked, complete } = checkRows(containerRecord, list(10, 5));
    expect(issues.map(({ path, code }) => `${path} ${code}`)).toEqual([`[4].ctnNo ${WRONG}`, `[9].ctnNo ${WRONG}`]);
    expect([errors, checked, complete]).toEqual([2, 10, true]);
  });

  it('know where they stand', () => {
    const { issues } = checkRows(containerRecord, [null, bad(1)], { path: 'containers' });
    expect(issues.map(({ path }) => path)).toEqual(['containers[0]', 'containers[1].ctnNo']);
  });

  it('end with the error too many', () => {
    const { issues, errors, checked, complete } = checkRows(containerRecord, list(100, 10), { maxErrors: 3 });
    expect([issues.length, errors, checked, complete]).toEqual([3, 3, 39, false]);
    expect(checkRows(containerRecord, list(30, 10), { maxErrors: 3 }).complete).toBe(true);
    expect(checkRows(containerRecord, [{}], { maxErrors: 2 })).toMatchObject({
      errors: 2,
      checked: 0,
      complete: false,
    });
  });

  it('count no warnings as errors', () => {
    const rows = [{ ...containerRow(), ctnNo: 'CSQU3054384' }, bad(1)];
    const { issues, errors } = checkRows(containerRecord, rows, { warnings: true });
    expect(issues.map(({ severity }) => severity)).toEqual(['warning', 'error']);
    expect(errors).toBe(1);
  });

  it('are read from anything that can be walked', () => {
    function* rows() {
      yield containerRow();
      yield bad(1);
    }
    expect(checkRows(containerRecord, rows()).errors).toBe(1);
    expect(checkRows(containerRecord, []).complete).toBe(true);
  });

  it('let the caller breathe between chunks', async () => {
    const seen: [number, number, boolean][] = [];
    for (const { checked, errors, complete } of checkRows(containerRecord, list(10, 5), { chunk: 4 })) {
      await Promise.resolve();
      seen.push([checked, errors, complete]);
    }
    expect(seen).toEqual([
      [4, 0, false],
      [8, 1, false],
      [10, 2, true],
    ]);
  });
});
