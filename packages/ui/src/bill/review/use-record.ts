import { useMemo } from 'react';
import type { BillId } from '../bill-source.ts';
import { useSource } from '../source.ts';
import type { BillReviewSource, VersionRef } from './types.ts';

/** One bill as it stood in a version. */
export function useRecord({ records }: Pick<BillReviewSource, 'records'>, subId: BillId, ref: VersionRef) {
  const { source, version } = ref;
  const key = useMemo(() => ({ subId, source, version }), [subId, source, version]);
  return useSource(records, key);
}

/** What is decided of one bill of a draft. */
export function useReviewMarks({ marks }: Pick<BillReviewSource, 'marks'>, subId: BillId, draft: number) {
  const key = useMemo(() => ({ subId, draft }), [subId, draft]);
  return useSource(marks, key);
}
