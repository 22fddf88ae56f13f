import { type BillComparison, compareBills } from '@lading/validators/bill';

type Left = Parameters<typeof compareBills>[0];
type Right = Parameters<typeof compareBills>[1];
type Policy = Parameters<typeof compareBills>[2];
const kept = new WeakMap<Left, WeakMap<Right, Map<Policy, BillComparison>>>();

/**
 * The comparison of two records by a policy, kept as long as the records are: whoever asks second gets the same object, and has nothing
 * to compare and nothing to draw anew.
 */
export function keptComparison(left: Left, right: Right, policy: Policy): BillComparison {
  const ofLeft = kept.get(left) ?? new WeakMap<Right, Map<Policy, BillComparison>>();
  kept.set(left, ofLeft);
  const byPolicy = ofLeft.get(right) ?? new Map<Policy, BillComparison>();
  ofLeft.set(right, byPolicy);
  const comparison = byPolicy.get(policy) ?? compareBills(left, right, policy);
  byPolicy.set(policy, comparison);
  return comparison;
}
