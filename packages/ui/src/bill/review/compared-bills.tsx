import type { BillId } from '../bill-source.ts';
import type { ReviewNow } from '../compare/types.ts';
import { BillsInVersion } from './bills-in-version.tsx';
import * as styles from './body.css.ts';
import { CompareBill } from './compare-bill.tsx';
import type { Compare } from './compare-shared.ts';
import { OlderBanner } from './newer-banner.tsx';
import type { Pair } from './pair.ts';
import type { ReviewView } from './review-view.ts';
import type { VersionRef } from './types.ts';

/** What the comparison tells its owner. */
export interface CompareCalls {
  onReview(bill: BillId, now: ReviewNow): void;
  onTouch(dirty: boolean): void;
  onKeys(): void;
  onApprove(): void;
  onClose(): void;
}

interface ComparedBillsProps extends CompareCalls {
  view: ReviewView;
  /** the screen itself, once it was fetched */
  Compare: Compare | null | undefined;
  pair: Pair;
  /** the version whose bills the tabs name */
  version: VersionRef;
  visit: { readonly path: string; readonly nth: number } | undefined;
  onPair: (pair: Pair) => void;
}

/** The comparison of every bill, or of the master with its houses. */
export function ComparedBills({ view, Compare, pair, version, visit, onPair, ...calls }: ComparedBillsProps) {
  const { review, versions, base, bills, counts, inHouses, choose } = view;
  const houses = pair.left === 'houses';
  const compared = (bill: BillId) => (
    <CompareBill
      {...calls}
      key={visit?.nth}
      Compare={Compare}
      source={review}
      versions={versions}
      bill={bill}
      decides={base.decides}
      pair={pair}
      newest={!base.newer}
      count={houses ? inHouses.count : counts.get(bill)}
      path={visit?.path}
      onVersion={(right) => onPair({ left: pair.left, right })}
      onBill={bills.length > 1 ? choose : undefined}
    />
  );
  return (
    <>
      {!base.decides && !houses && <OlderBanner onBack={base.back} />}
      <div className={styles.rest}>
        {houses ? compared(null) : <BillsInVersion view={view} version={version} render={compared} />}
      </div>
    </>
  );
}
