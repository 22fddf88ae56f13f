import { expect, it } from 'vitest';
import { CONSIGNEE, master } from '../../testing/bills.ts';
import { compareBills } from './compare-bills.ts';
import { INSTRUCTION_DRAFT } from './policy.ts';
import { unchangedPaths } from './unchanged.ts';

it('keeps what a new draft left alone, and asks again for what it changed', () => {
  const typo = { sAddress: CONSIGNEE.replace('1420', '1402') };
  const before = compareBills(master(), master({ bill: { ...typo, vessel: 'X' } }), INSTRUCTION_DRAFT);
  const next = master({ bill: { vessel: 'X' } });
  const [first, ...others] = next.containers;
  const extra = { ...next.containers[0], ctnNo: 'TEXU3070079' } as (typeof next.containers)[0];
  const after = compareBills(master(), { ...next, containers: [...others, extra] }, INSTRUCTION_DRAFT);
  const kept = unchangedPaths(before, after);
  expect(first?.ctnNo).toBe('CBHU3202732');
  expect(kept.has('bill.vessel')).toBe(true);
  expect(kept.has('bill.fAddress')).toBe(true);
  expect(kept.has('bill.sAddress')).toBe(false);
  expect(kept.has('containers[TCNU7200794].sealNo')).toBe(true);
  expect([...kept].filter((path) => path.includes('CBHU3202732') && path.endsWith('ctnNo'))).toEqual([]);
  expect(unchangedPaths(after, after).size).toBe(after.fields.length);
});

it('sees that a row too many now holds something else', () => {
  const box = (weight: string) => {
    const right = master();
    const extra = { ...right.containers[0], ctnNo: 'TEXU3070079', sealNo: '', weight } as (typeof right.containers)[0];
    return compareBills(master(), { ...right, containers: [...right.containers, extra] }, INSTRUCTION_DRAFT);
  };
  expect(unchangedPaths(box('1'), box('1')).has('containers[TEXU3070079]')).toBe(true);
  expect(unchangedPaths(box('1'), box('2')).has('containers[TEXU3070079]')).toBe(false);
});
