import { expect, it } from 'vitest';
import { BillCheckList } from './bill-check-list.tsx';
import { flagship } from './fixtures.ts';
import { show } from './test-frame.tsx';

it('names the wrong container numbers that are written, and counts those that are not', () => {
  const record = flagship();
  const numbered = (numbers: string[]) => ({
    ...record,
    containers: record.containers.map((row, at) => ({ ...row, ctnNo: numbers[at] ?? '' })),
  });
  const { container, update } = show(<BillCheckList record={numbered([])} />);
  const said = () => container.querySelector('[data-ok=false] small')?.textContent;
  expect(said()).toBe(`0/${record.containers.length}`);
  update(<BillCheckList record={numbered(['ABCD'])} />);
  expect(said()).toBe(`0/${record.containers.length} · ABCD`);
});
