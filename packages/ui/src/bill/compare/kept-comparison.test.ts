import { DRAFT_DRAFT, INSTRUCTION_DRAFT } from '@lading/validators/bill';
import { expect, it } from 'vitest';
import { comparisonOf, draft, faultyDraft } from './fixtures.ts';
import { keptComparison } from './kept-comparison.ts';

const [left, right] = [draft(), faultyDraft()];

it('compares the same two records once by each policy', () => {
  const first = keptComparison(left, right, INSTRUCTION_DRAFT);
  expect(first).toEqual(comparisonOf(left, right));
  expect(keptComparison(left, right, INSTRUCTION_DRAFT)).toBe(first);
  expect(keptComparison(left, right, DRAFT_DRAFT)).not.toBe(first);
});

it('compares a record anew that was written anew', () => {
  const first = keptComparison(left, right, INSTRUCTION_DRAFT);
  expect(keptComparison(left, { ...right }, INSTRUCTION_DRAFT)).not.toBe(first);
});
