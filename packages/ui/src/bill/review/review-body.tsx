import { MOST_SUB_BILLS } from '@lading/validators/bill';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ConfirmDialog } from '../../confirm-dialog/index.ts';
import { useLate } from '../../foundations/use-late.ts';
import { useText } from '../../i18n/provider.tsx';
import type { NoticeStore } from '../../notice/index.ts';
import { Tabs } from '../../tabs/index.ts';
import { useMedia } from '../../theme/use-media.ts';
import { saveFile } from '../bill-preview.tsx';
import type { BillId } from '../bill-source.ts';
import { HelpSheet } from '../compare/help-sheet.tsx';
import { foreseeFit } from '../compare/page-fit.ts';
import { useDecisions } from '../compare/use-decisions.ts';
import { useLeaving } from '../compare/use-leaving.ts';
import { useReviewKeys } from '../compare/use-review-keys.ts';
import type { CopyConfirmContent } from '../copy-confirm-body.tsx';
import { dataOf } from '../loadable.ts';
import { useArrival } from '../use-arrival.ts';
import { useIdlePreload, usePrintAll } from '../use-bill-printing.ts';
import { Approval } from './approval.tsx';
import * as styles from './body.css.ts';
import { titleOf } from './pair.ts';
import { Panels } from './panels.tsx';
import { ReviewFoot } from './review-foot.tsx';
import { ReviewPrint } from './review-print.tsx';
import { Strip } from './strip.tsx';
import { type ReviewPanel, Tools } from './tools.tsx';
import { requestsOf, totalsOf } from './totals.ts';
import type { BillReviewSource, ReviewTab, ReviewVersion } from './types.ts';
import { useBase } from './use-base.ts';
import { type CountBase, useCounts } from './use-counts.tsx';
import { useReviewTabs } from './use-review-tabs.tsx';

/** Runs at once, or after the reader let half-written words go. */
export type Guard = (then: () => void) => void;

export interface ReviewBodyProps extends Pick<CopyConfirmContent, 'blType' | 'file' | 'subIds' | 'onDownload'> {
  review: BillReviewSource;
  /** named in the notice of success */
  number: string;
  /** place in the head of the dialog for the tools */
  slot: HTMLElement | null;
  readonly guard: { current: Guard | undefined };
  notices: NoticeStore;
  initialTab?: ReviewTab | undefined;
  onTabChange?: ((tab: ReviewTab) => void) | undefined;
  onClose(): void;
  onApproved(): void;
}

const loadCompare = async () => (await import('../compare/bill-compare.tsx')).BillCompare;
const WIDE = '(min-width: 1180px)';
const NO_VERSIONS: readonly ReviewVersion[] = [];
const NO_BILLS: readonly BillId[] = [];

/** The review of a booking: sample, bills with flags, the comparison, and what is decided. */
export function ReviewBody(props: ReviewBodyProps) {
  const { review, blType, file, subIds, number, slot, guard, notices, onDownload, onClose, onApproved } = props;
  const text = useText();
  const root = useRef<HTMLDivElement>(null);
  const wide = useMedia(WIDE);
  useArrival(root);
  const Compare = useLate(loadCompare);
  useEffect(foreseeFit, []);
  const versions = dataOf(review.versions) ?? NO_VERSIONS;
  const base = useBase(versions);
  const { instruction, draft, newer, pair } = base;

  const ids = dataOf(subIds);
  const known = blType.status === 'ready';
  const bills = useMemo<readonly BillId[]>(
    () => (ids && known ? [null, ...ids.slice(0, MOST_SUB_BILLS)] : NO_BILLS),
    [ids, known],
  );
  const { preload, records, marks } = review;
  const fetchBill = useCallback(
    async (bill: BillId) => {
      await Promise.all([instruction, draft].map((version) => version && preload(bill, version)));
    },
    [preload, instruction, draft],
  );
  const [place, setPlace] = useState(0);
  const bill = bills[place] ?? null;
  const loaded = useIdlePreload(instruction && draft ? bills : undefined, fetchBill);
  const here = useMemo(
    () => (instruction && draft ? bills.filter((one) => one === bill || loaded.has(one)) : NO_BILLS),
    [instruction, draft, bills, bill, loaded],
  );
  const counted = useMemo<CountBase | undefined>(
    () =>
      instruction &&
      draft && {
        source: { records, marks },
        left: instruction,
        draft: draft.version,
        viewed: (draft.viewed ?? []).length > 0,
        newest: !newer,
      },
    [records, marks, instruction, draft, newer],
  );
  const { counts, counters, felt } = useCounts(counted, here);
  const totals = useMemo(() => totalsOf(counts, bills), [counts, bills]);

  const [panel, setPanel] = useState<ReviewPanel>();
  const [listing, setListing] = useState(false);
  // What was missing came meanwhile: the list has gone with the button it hung on.
  if (listing && totals.ready) setListing(false);
  const decisions = useDecisions();
  const { touch, safely, question } = useLeaving(true);
  useEffect(() => {
    // The list goes first, also where the dialog hears the Escape before the list does.
    guard.current = (then) => (listing ? setListing(false) : safely(then));
    return () => {
      guard.current = undefined;
    };
  });
  // Escape leaves what is open over the review first, also before the focus has come to it.
  const close = () => {
    if (listing) setListing(false);
    else if (panel) setPanel(undefined);
    else safely(onClose);
  };
  const ask = () => {
    if (review.readOnly || !draft) return;
    if (totals.ready) decisions.setAsking(true);
    else setListing(true);
  };
  const send = () => {
    if (!draft) return;
    const requests = requestsOf(counts);
    void decisions.run('send', async () => {
      const outcome = await review.onSend(requests, draft.version);
      if (outcome.ok) notices.show({ kind: 'success', text: text('review.sentDone', { count: totals.asked }) });
      return outcome;
    });
  };
  const approve = () => {
    if (!draft) return;
    void decisions.run('approve', async () => {
      const outcome = await review.onApprove(draft.version);
      if (outcome.ok) {
        const words = { number, title: titleOf(text, draft) };
        notices.show({ kind: 'success', title: text('bill.copy.successTitle'), text: text('review.approved', words) });
        onApproved();
      }
      return outcome;
    });
  };

  const { tab, items, aside, go, select } = useReviewTabs({
    ...{
      review,
      blType,
      file,
      onDownload,
      versions,
      base,
      bills,
      place,
      setPlace,
      counts,
      loaded,
      Compare,
      felt,
      touch,
    },
    ...{ initialTab: props.initialTab, onTab: props.onTabChange },
    ...{ safely, onKeys: () => setPanel('keys'), onApprove: ask, onClose: close },
  });
  const others = { '?': () => setPanel('keys'), 'mod+enter': ask };
  // The comparison has its own; elsewhere the same keys open the same things.
  useReviewKeys(root, tab === 'compare' && pair ? {} : others, {});

  const { preparing, print } = usePrintAll(bills, fetchBill, () =>
    notices.show({ kind: 'warning', text: text('bill.copy.printFailed') }),
  );
  const sample = dataOf(file);
  const download = review.onDownload;
  const strip = <Strip draft={draft} source={review} inHead={wide} />;
  return (
    <div ref={root} className={styles.body}>
      {slot &&
        createPortal(
          <>
            {wide && strip}
            <Tools
              onOpen={setPanel}
              log={review.log !== undefined}
              share={review.shares !== undefined}
              printing={preparing}
              onPrint={() => void print()}
              onSample={sample ? () => saveFile(sample) : onDownload}
              onDownload={
                download && instruction && draft
                  ? (format) => {
                      const done = download(format, { left: instruction, right: draft });
                      void done.then((outcome) => outcome.ok || notices.show({ kind: 'error', text: outcome.message }));
                    }
                  : undefined
              }
            />
          </>,
          slot,
        )}
      {!wide && strip}
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
        {...{ totals, bills, counts, listing }}
        readOnly={review.readOnly === true || !pair}
        onListing={setListing}
        running={decisions.running}
        failure={decisions.failure}
        onClose={close}
        onSend={send}
        onApprove={ask}
        onGo={(bill, path) => safely(() => go(bill, path))}
      />
      <Panels {...{ panel, review, bills }} onClose={() => setPanel(undefined)} />
      <HelpSheet open={panel === 'keys'} onOpenChange={() => setPanel(undefined)} bills={bills.length > 1} />
      <Approval {...{ decisions, totals, number, draft }} bills={bills.length} onConfirm={approve} />
      <ConfirmDialog
        {...question}
        question={text('compare.discard')}
        confirmLabel={text('compare.discard.yes')}
        cancelLabel={text('compare.discard.no')}
      />
      {instruction && draft && (
        <ReviewPrint
          source={review}
          {...{ bills, counts }}
          left={instruction}
          right={draft}
          titles={{ left: titleOf(text, instruction), right: titleOf(text, draft) }}
          times={{ left: instruction.at, right: draft.at }}
          hash={draft.hash ?? (newer ? undefined : review.hash)}
        />
      )}
    </div>
  );
}
