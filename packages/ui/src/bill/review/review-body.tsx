import { useEffect, useMemo, useRef } from 'react';
import { ConfirmDialog } from '../../confirm-dialog/index.ts';
import { useScreenKeys } from '../../foundations/use-screen-keys.ts';
import { useText } from '../../i18n/provider.tsx';
import { useLate } from '../../i18n/use-late.ts';
import type { NoticeStore } from '../../notice/index.ts';
import { Tabs } from '../../tabs/index.ts';
import { HelpSheet } from '../compare/help-sheet.tsx';
import { foreseeFit } from '../compare/page-fit.ts';
import type { CopyConfirmContent } from '../copy-confirm-body.tsx';
import { dataOf } from '../loadable.ts';
import { useArrival } from '../use-arrival.ts';
import { Approval } from './approval.tsx';
import * as styles from './body.css.ts';
import { costOf } from './cost.ts';
import { Panels } from './panels.tsx';
import { ReviewFoot } from './review-foot.tsx';
import { ReviewHead } from './review-head.tsx';
import { ReviewPrint } from './review-print.tsx';
import { totalsOf } from './totals.ts';
import type { BillReviewSource, ReviewTab, ReviewVersion } from './types.ts';
import { useBase } from './use-base.ts';
import { type Guard, useLayers } from './use-layers.ts';
import { useNow } from './use-now.ts';
import { useReviewBills } from './use-review-bills.ts';
import { useReviewTabs } from './use-review-tabs.tsx';
import { useVerdicts } from './use-verdicts.ts';

export interface ReviewBodyProps extends Pick<CopyConfirmContent, 'kind' | 'file' | 'subIds' | 'onDownload'> {
  review: BillReviewSource;
  /** named in the notice of success */
  number: string;
  /** place in the head of the dialog for the tools */
  slot: HTMLElement | null;
  notices: NoticeStore;
  initialTab?: ReviewTab | undefined;
  onTabChange?: ((tab: ReviewTab) => void) | undefined;
  /** takes what the dialog asks before it closes; the same function each time */
  onGuard: (guard: Guard | undefined) => void;
  onClose: () => void;
  onApproved: () => void;
}

const loadCompare = async () => (await import('../compare/bill-compare.tsx')).BillCompare;
const NO_VERSIONS: readonly ReviewVersion[] = [];

/** The review of a booking: sample, bills with flags, the comparison, and what is decided. */
export function ReviewBody(props: ReviewBodyProps) {
  const { review, kind, file, subIds, number, slot, notices, onDownload, onGuard, onClose, onApproved } = props;
  const text = useText();
  const root = useRef<HTMLDivElement>(null);
  useArrival(root);
  const Compare = useLate(loadCompare);
  useEffect(foreseeFit, []);
  const versions = dataOf(review.versions) ?? NO_VERSIONS;
  const base = useBase(versions);
  const { draft, pair } = base;
  const { bills, place, setPlace, fetchBill, loaded, counts, counters, inHouses, felt } = useReviewBills(
    review,
    base,
    kind,
    subIds,
  );
  const now = useNow(review.now);
  const totals = useMemo(() => totalsOf(counts, bills, inHouses), [counts, bills, inHouses]);
  const layers = useLayers({ complete: totals.ready, onClose, onGuard });
  const { panel, setPanel, listing, setListing, touch, safely, question, close } = layers;
  const onMissing = () => setListing(true);
  const verdicts = useVerdicts({ review, draft, counts, inHouses, totals, number, notices, onMissing, onApproved });
  const { decisions, ask, send, approve } = verdicts;

  const choose = (next: number) => safely(() => setPlace(next));
  const { tab, items, aside, go, select } = useReviewTabs({
    view: { review, versions, base, kind: dataOf(kind) ?? 'MBL', bills, place, counts, inHouses, loaded, choose },
    calls: { onReview: felt, onTouch: touch, onKeys: () => setPanel('keys'), onApprove: ask, onClose: close },
    Compare,
    kind,
    file,
    onDownload,
    setPlace,
    safely,
    initialTab: props.initialTab,
    onTab: props.onTabChange,
  });
  const sends = review.readOnly !== true && pair && !base.newer && totals.asked > 0 ? { s: send } : {};
  const toFoot = () => root.current?.querySelector<HTMLElement>('[data-pane=footer] button')?.focus();
  const others = { '?': () => setPanel('keys'), 'mod+enter': ask, f6: toFoot, 'shift+f6': toFoot };
  // The comparison has its own; elsewhere the same keys open the same things.
  useScreenKeys(root, { ...(tab === 'compare' && pair ? {} : others), ...sends }, {});
  const head = { review, base, bills, slot, notices, file, onDownload, fetchBill };
  return (
    <div ref={root} className={styles.body}>
      <ReviewHead {...head} onOpen={setPanel} />
      {counters}
      <Tabs
        className={styles.tabs}
        label={text('bill.copy.tabs')}
        value={tab}
        onValueChange={(next) => safely(() => select(next))}
        items={items}
        aside={<div className={styles.aside}>{aside}</div>}
        panelClassName={styles.panel}
      />
      <ReviewFoot
        totals={totals}
        bills={bills}
        counts={counts}
        inHouses={inHouses}
        listing={listing}
        readOnly={review.readOnly === true || !pair}
        onListing={setListing}
        cost={review.cutOffs && costOf(text, review.cutOffs, now)}
        newer={base.newer !== undefined}
        running={decisions.running}
        failure={decisions.failure}
        onClose={close}
        onSend={send}
        onApprove={ask}
        onGo={(bill, path) => safely(() => go(bill, path))}
      />
      <Panels
        panel={panel}
        review={review}
        bills={bills}
        bill={bills[place] ?? null}
        draft={draft}
        newest={base.newer === undefined}
        onClose={() => setPanel(undefined)}
      />
      <HelpSheet open={panel === 'keys'} onOpenChange={() => setPanel(undefined)} bills={bills.length > 1} />
      <Approval
        decisions={decisions}
        totals={totals}
        number={number}
        draft={draft}
        bills={bills.length}
        onConfirm={approve}
      />
      <ConfirmDialog
        {...question}
        question={text('compare.discard')}
        confirmLabel={text('compare.discard.yes')}
        cancelLabel={text('compare.discard.no')}
      />
      <ReviewPrint source={review} base={base} bills={bills} counts={counts} inHouses={inHouses.count} />
    </div>
  );
}
