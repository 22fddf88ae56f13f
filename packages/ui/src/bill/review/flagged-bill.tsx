import { ErrorPanel } from '../../error-panel/index.ts';
import { useText } from '../../i18n/provider.tsx';
import { BillForm, BillSkeleton } from '../bill-form.tsx';
import { BillFramesProvider } from '../bill-frames.ts';
import type { BillId } from '../bill-source.ts';
import * as styles from './body.css.ts';
import type { Side } from './flag-words.ts';
import { RowFlags, useBoxFlags } from './flags.tsx';
import type { BillReviewSource, VersionRef } from './types.ts';
import type { BillCount } from './use-counts.tsx';
import { useRecord } from './use-record.ts';

export interface FlaggedBillProps {
  source: BillReviewSource;
  bill: BillId;
  /** the version on the page, which side of the comparison it is, and what the other one is called */
  version: VersionRef;
  shown: Side;
  other: string;
  count: BillCount | undefined;
  onGo: (path: string) => void;
}

/** A bill to be read, a flag wherever the other version says something else. */
export function FlaggedBill({ source, bill, version, count, ...looks }: FlaggedBillProps) {
  const text = useText();
  const record = useRecord(source, bill, version);
  const frames = useBoxFlags(count, looks);
  if (record.status === 'loading') return <BillSkeleton kind="MBL" />;
  if (record.status === 'error')
    return (
      <div className={styles.state}>
        <ErrorPanel title={text('bill.tab.failed')} message={record.message} onRetry={record.retry} />
      </div>
    );
  return (
    // Flags stand in cells of the tables, so another record is another table.
    <RowFlags key={`${bill} ${version.source} ${version.version}`} count={count} {...looks}>
      <BillFramesProvider value={frames}>
        <BillForm record={record.data} />
      </BillFramesProvider>
    </RowFlags>
  );
}
