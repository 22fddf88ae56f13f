import type { BillRecord } from '@lading/validators/bill';
import { type ReactNode, useMemo } from 'react';
import { useText } from '../../i18n/provider.tsx';
import type { BillId } from '../bill-source.ts';
import { BillTabs } from '../bill-tabs.tsx';
import type { Source } from '../source.ts';
import { BillMark, standingOf } from './bill-mark.tsx';
import type { ReviewView } from './review-view.ts';
import type { BillReviewSource, VersionRef } from './types.ts';

/** The bills as they stand in one version, for tabs that ask by bill only. */
const inVersion = (
  records: BillReviewSource['records'],
  { source, version }: VersionRef,
): Source<BillRecord, BillId> => ({
  get: (subId) => records.get({ subId, source, version }),
  subscribe: (subId, changed) => records.subscribe({ subId, source, version }, changed),
});

interface BillsInVersionProps {
  view: ReviewView;
  version: VersionRef;
  render: (bill: BillId) => ReactNode;
}

/** The tabs of the bills, each with how its review stands. */
export function BillsInVersion({ view, version, render }: BillsInVersionProps) {
  const text = useText();
  const { review, kind, bills, place, loaded, counts, choose } = view;
  const { records } = review;
  const billSource = useMemo(() => inVersion(records, version), [records, version]);
  const ids = useMemo(() => bills.flatMap((bill) => bill ?? []), [bills]);
  return (
    <BillTabs
      label={text('bill.copy.bills')}
      kind={kind}
      place={place}
      loaded={loaded}
      subIds={ids}
      billSource={billSource}
      onPlaceChange={choose}
      mark={(bill) => <BillMark count={counts.get(bill)} />}
      markText={(bill) => standingOf(text, counts.get(bill))}
      renderBill={render}
    />
  );
}
