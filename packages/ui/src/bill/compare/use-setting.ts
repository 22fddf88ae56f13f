import { type BillComparison, type BillRecord, sumOfBills } from '@lading/validators/bill';
import { useMemo } from 'react';
import { numberOf } from '../bill-values.ts';
import { rowFacts } from './row-facts.ts';
import type { CompareSetting } from './setting.ts';
import type { BillCompareProps, CompareSide } from './types.ts';

/** The bills of a side as the one they add up to. */
export const pageOf = ({ record }: CompareSide): BillRecord => ('kind' in record ? record : sumOfBills(record));

/** The numbers of the bills that a side adds up; none where it is one bill. */
export const numbersOf = ({ record }: CompareSide): string[] =>
  'kind' in record || record.length < 2 ? [] : record.map(numberOf);

const firstOf = ({ record }: CompareSide): BillRecord => ('kind' in record ? record : (record[0] as BillRecord));

interface OwnSetting
  extends Pick<CompareSetting, 'readOnly' | 'actions' | 'half'>,
    Pick<BillCompareProps, 'left' | 'right' | 'cost' | 'attachments'> {
  comparison: BillComparison;
}

/** What every part of the screen knows; the same object until one of the sides is another. */
export function useOwnSetting(own: OwnSetting): CompareSetting {
  const { left, right, comparison, readOnly, cost, attachments, actions, half } = own;
  const [from, to] = [left.title, right.title];
  const { kind } = firstOf(right);
  return useMemo(
    () => ({
      titles: { left: from, right: to },
      times: { left: left.at, right: right.at },
      bill: kind,
      readOnly,
      cost,
      attachments,
      rows: rowFacts(comparison),
      actions,
      half,
    }),
    [from, to, left.at, right.at, kind, readOnly, cost, attachments, actions, half, comparison],
  );
}
