import type { BillRecord } from '@lading/validators/bill';
import { useMemo, useRef, useState } from 'react';
import { Empty } from '../../empty/index.ts';
import { ErrorPanel } from '../../error-panel/index.ts';
import { useFormat } from '../../format/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { SegmentedControl } from '../../segmented-control/index.ts';
import type { TabItem } from '../../tabs/index.ts';
import { BillPreview } from '../bill-preview.tsx';
import type { BillId } from '../bill-source.ts';
import { BillTabs } from '../bill-tabs.tsx';
import type { ReviewNow } from '../compare/types.ts';
import type { CopyConfirmContent } from '../copy-confirm-body.tsx';
import { dataOf } from '../loadable.ts';
import type { Source } from '../source.ts';
import { allDifferences, BillMark, CountBadge, standingOf } from './bill-mark.tsx';
import * as styles from './body.css.ts';
import { type Compare, CompareBill } from './compare-bill.tsx';
import { FlaggedBill } from './flagged-bill.tsx';
import type { Side } from './flags.tsx';
import { NewerBanner, OlderBanner } from './newer-banner.tsx';
import { datedTitle, type Pair, titleOf } from './pair.ts';
import { PairChoice } from './pair-choice.tsx';
import type { BillReviewSource, ReviewTab, ReviewVersion, VersionRef } from './types.ts';
import type { Base } from './use-base.ts';
import type { Counts } from './use-counts.tsx';
import { useNewer } from './use-newer.ts';
import { useViewed } from './use-viewed.ts';

interface TabsOptions extends Pick<CopyConfirmContent, 'blType' | 'file' | 'onDownload'> {
  review: BillReviewSource;
  versions: readonly ReviewVersion[];
  base: Base;
  bills: readonly BillId[];
  place: number;
  setPlace(place: number): void;
  counts: Counts;
  loaded: ReadonlySet<BillId>;
  Compare: Compare | null | undefined;
  felt(bill: BillId, now: ReviewNow): void;
  touch(dirty: boolean): void;
  safely(then: () => void): void;
  initialTab: ReviewTab | undefined;
  onTab: ((tab: ReviewTab) => void) | undefined;
  onKeys(): void;
  onApprove(): void;
  onClose(): void;
}

const NONE: VersionRef = { source: 'draft', version: 0 };
/** The bills as they stand in one version, for tabs that ask by bill only. */
const billsAt = (
  records: BillReviewSource['records'],
  { source, version }: VersionRef,
): Source<BillRecord, BillId> => ({
  get: (subId) => records.get({ subId, source, version }),
  subscribe: (subId, changed) => records.subscribe({ subId, source, version }, changed),
});

/** Nothing to compare: what is missing, or why it cannot be had. */
function Nothing({ review, base }: { review: BillReviewSource; base: Base }) {
  const text = useText();
  if (review.versions.status === 'error')
    return <ErrorPanel message={review.versions.message} onRetry={review.versions.retry} />;
  if (review.versions.status === 'loading') return null;
  return base.draft ? (
    <Empty title={text('review.empty')} reason={text('review.empty.reason')} />
  ) : (
    <Empty title={text('review.nodraft')} reason={text('review.nodraft.reason')} />
  );
}

/** The tabs of the review, what stands beside them, and the way to a place of the comparison. */
export function useReviewTabs(options: TabsOptions) {
  const { review, blType, file, onDownload, versions, base, bills, place, setPlace, counts, loaded } = options;
  const { Compare, felt, touch, safely, onKeys, onApprove, onClose } = options;
  const text = useText();
  const format = useFormat();
  const [tab, setTab] = useState<ReviewTab>(options.initialTab ?? 'preview');
  const [shown, setShown] = useState<Side>('right');
  /** where the comparison begins; each visit by a flag or a reason is another one */
  const [visit, setVisit] = useState<{ path: string; nth: number }>();
  const { instruction, draft, newer, pair, decides } = base;
  const { way, switchTo } = useNewer(review, base, bills);
  const version: VersionRef | undefined = shown === 'left' ? (instruction ?? draft) : draft;
  useViewed(options, tab === 'compare' ? decides : tab === 'bills' && shown === 'right');

  // A press on a tab is told twice, as a press and as the focus.
  const told = useRef(tab);
  const turn = (next: ReviewTab) => {
    setTab(next);
    if (next !== told.current) options.onTab?.(next);
    told.current = next;
  };
  const go = (bill: BillId, path: string) => {
    setPlace(Math.max(0, bills.indexOf(bill)));
    setVisit((before) => ({ path, nth: (before?.nth ?? 0) + 1 }));
    base.back();
    turn('compare');
  };
  const goHere = useRef(go);
  goHere.current = go;
  const goFlag = useMemo(() => {
    const bill = bills[place] ?? null;
    return (path: string) => goHere.current(bill, path);
  }, [bills, place]);

  const { records } = review;
  const billSource = useMemo(() => billsAt(records, version ?? NONE), [records, version]);
  const choose = (next: number) => safely(() => setPlace(next));
  const kind = dataOf(blType) === 2 ? 'HBL' : 'MBL';
  const ids = useMemo(() => bills.flatMap((bill) => bill ?? []), [bills]);
  const tabs = (render: (bill: BillId) => React.ReactNode) => (
    <BillTabs
      label={text('bill.copy.bills')}
      {...{ kind, place, loaded }}
      subIds={ids}
      billSource={billSource}
      onPlaceChange={choose}
      mark={(bill) => <BillMark count={counts.get(bill)} />}
      markText={(bill) => standingOf(text, counts.get(bill))}
      renderBill={render}
    />
  );
  const flagged = (bill: BillId) =>
    version && (
      <FlaggedBill
        source={review}
        {...{ bill, version }}
        shown={shown}
        other={text(shown === 'left' ? 'review.draft.short' : 'review.instruction.short')}
        count={instruction && counts.get(bill)}
        onGo={goFlag}
      />
    );
  const compared = (chosen: Pair) => (bill: BillId) => (
    <CompareBill
      key={visit?.nth}
      source={review}
      {...{ Compare, versions, bill, decides }}
      pair={chosen}
      newest={!newer}
      count={counts.get(bill)}
      path={visit?.path}
      onReview={felt}
      onTouch={touch}
      onVersion={(right) => safely(() => base.choose({ left: chosen.left, right }))}
      onBill={bills.length > 1 ? choose : undefined}
      {...{ onKeys, onApprove, onClose }}
    />
  );
  const newerBanner = newer && (
    <NewerBanner newer={newer} way={way} onSwitch={() => void switchTo(bills[place] ?? null)} />
  );
  const houses = pair?.left === 'houses';
  const differences = allDifferences(counts);
  const empty = (
    <div className={styles.state}>
      <Nothing {...{ review, base }} />
    </div>
  );

  const name = blType.status === 'error' ? 'details' : kind === 'HBL' ? 'hbl' : 'mbl';
  const { other } = review;
  const items: TabItem[] = [
    {
      value: 'preview',
      label: text('bill.copy.preview'),
      icon: icons.eye,
      content: (
        <div className={styles.rest}>
          <BillPreview file={file} onDownload={onDownload} />
        </div>
      ),
    },
  ];
  if (blType.status !== 'loading') {
    items.push({
      value: 'bills',
      label: text(`bill.copy.${name}`),
      icon: kind === 'HBL' ? icons.document : icons.bill,
      content: (
        <>
          {newerBanner}
          <div className={styles.rest}>{version ? tabs(flagged) : empty}</div>
        </>
      ),
    });
    if (other)
      items.push({
        value: 'other',
        label: text(other.kind === 'HBL' ? 'bill.copy.hbl' : 'bill.copy.mbl'),
        icon: other.kind === 'HBL' ? icons.document : icons.bill,
        content: (
          <div className={styles.rest}>
            <BillTabs label={text('bill.copy.bills')} {...other} />
          </div>
        ),
      });
    items.push({
      value: 'compare',
      label: text('review.tab'),
      icon: icons.compare,
      badge: differences > 0 && <CountBadge count={differences} />,
      content: (
        <>
          {newerBanner}
          {pair && !decides && !houses && <OlderBanner onBack={base.back} />}
          <div className={styles.rest}>{pair ? (houses ? compared(pair)(null) : tabs(compared(pair))) : empty}</div>
        </>
      ),
    });
  }

  const sides = instruction && draft && (
    <SegmentedControl
      label={text('review.show')}
      value={shown}
      onChange={(value) => setShown(value as Side)}
      options={[
        { value: 'left', label: datedTitle(text, format, instruction) },
        { value: 'right', label: titleOf(text, draft) },
      ]}
    />
  );
  const choice = pair && (
    <PairChoice
      {...{ pair, versions }}
      houses={review.houses !== undefined}
      onPair={(next) => safely(() => base.choose(next))}
    />
  );
  return {
    tab,
    items,
    aside: tab === 'compare' ? choice : tab === 'bills' ? sides : undefined,
    go,
    select: (next: string) => {
      setVisit(undefined);
      turn(next as ReviewTab);
    },
  };
}
