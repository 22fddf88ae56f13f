import { forwardRef, useMemo, useRef } from 'react';
import { useBothRefs } from '../../foundations/use-ref.ts';
import { VisuallyHidden } from '../../foundations/visually-hidden.tsx';
import * as styles from './compare.css.ts';
import { CompareDialogs } from './compare-dialogs.tsx';
import { CompareHead } from './compare-head.tsx';
import { ComparePanes } from './compare-panes.tsx';
import { ComparePrint } from './compare-print.tsx';
import { useHalfWritten } from './half-written.ts';
import { useZoom } from './page-pane.tsx';
import { ReviewFooter } from './review-footer.tsx';
import { changeRequests } from './review-state.ts';
import { SettingProvider } from './setting.ts';
import type { BillCompareProps } from './types.ts';
import { useCompareActions } from './use-compare-actions.ts';
import { useCompareKeys } from './use-compare-keys.ts';
import { useCompareLayers } from './use-compare-layers.ts';
import { useComparison } from './use-comparison.ts';
import { useDecisions } from './use-decisions.ts';
import { useLeaving } from './use-leaving.ts';
import { useOwnSetting } from './use-setting.ts';
import { useWalk } from './use-walk.ts';

/** What goes on to the root, and no part of the comparison. */
function rootProps(props: BillCompareProps) {
  const { left, right, policy, comparison, marks, me, facts, onMark, onSend, onApprove, onClose, ...some } = props;
  const { versions, version, onVersion, newer, onBill, cutOff, toolbar, readOnly, hash, printable, ...more } = some;
  const { bare, keys, path, cost, attachments, onReview, onTouch, className = '', ...rest } = more;
  return { ...rest, className: `${styles.root} ${className}`, 'data-bare': bare ? '' : undefined };
}

/** Every difference between two states of a bill, decided field by field, beside the page it is printed on. */
export const BillCompare = /* @__PURE__ */ forwardRef<HTMLDivElement, BillCompareProps>(
  function BillCompare(props, ref) {
    const { left, right, me, onSend, onApprove, onClose, onVersion, onBill, readOnly = false, bare = false } = props;
    const [root, both] = useBothRefs(ref);
    const page = useRef<HTMLDivElement>(null);
    const { comparison, review, marking, state, fields, ids } = useComparison(props);
    const { marks } = marking;
    const titles = useMemo(() => ({ left: left.title, right: right.title }), [left.title, right.title]);
    const walk = useWalk({ root, review, titles, lineId: ids.lineId, cardId: ids.cardId });
    const zoom = useZoom();
    const half = useHalfWritten();
    const decisions = useDecisions();
    const { pageShown, turnPage, uncover, help, setHelp, listing, setListing } = useCompareLayers(props.keys);
    const leaving = useLeaving(review.writing !== undefined, props.onTouch);
    const acting = { review, marking, walk, leaving, fields, half, me, uncover, cardId: ids.cardId };
    const { actions, stopWriting, goCard } = useCompareActions(acting);

    const close = onClose && (() => leaving.safely(onClose));
    const send = onSend && (() => decisions.run('send', () => onSend(changeRequests(comparison, marks))));
    const approve = () => {
      if (!onApprove || readOnly) return;
      if (bare) return void onApprove();
      return state.reasons.length > 0 ? setListing(true) : decisions.setAsking(true);
    };
    useCompareKeys({
      root,
      page,
      review,
      marks,
      walk,
      zoom,
      readOnly,
      actions,
      approve,
      send: readOnly || state.asked.length === 0 ? undefined : send,
      onBill,
      onHelp: () => setHelp(true),
      onPage: turnPage,
      onEscape: () => (review.writing ? stopWriting() : close?.()),
      closes: Boolean(review.writing || close),
    });
    const setting = useOwnSetting({ ...props, comparison, readOnly, actions, half });
    return (
      <SettingProvider value={setting}>
        <div
          data-component="BillCompare"
          data-density="compact"
          {...rootProps(props)}
          ref={both}
          data-page={pageShown ? '' : undefined}
        >
          {!bare && (
            <CompareHead
              left={left}
              right={right}
              cutOff={props.cutOff}
              newer={props.newer}
              onVersion={onVersion}
              toolbar={props.toolbar}
              pageShown={pageShown}
              onPage={turnPage}
              onHelp={() => setHelp(true)}
            />
          )}
          <ComparePanes
            comparison={comparison}
            review={review}
            marking={marking}
            ids={ids}
            zoom={zoom}
            page={page}
            pageShown={pageShown}
            onPage={turnPage}
            right={right}
            versions={props.versions}
            version={props.version}
            onVersion={onVersion}
            onLine={(item) => walk.go(item, 'line')}
            onFilter={walk.filter}
            onPath={goCard}
          />
          {!bare && (
            <ReviewFooter
              state={state}
              fields={fields}
              readOnly={readOnly}
              listing={listing}
              onListing={setListing}
              sending={decisions.running === 'send'}
              approving={decisions.running === 'approve'}
              failure={decisions.failure}
              onClose={close}
              onSend={send}
              onApprove={onApprove && approve}
              onGo={goCard}
            />
          )}
          <VisuallyHidden live>{walk.said}</VisuallyHidden>
        </div>
        <CompareDialogs
          help={{ open: help, onOpenChange: setHelp, bills: onBill !== undefined }}
          approval={{
            state,
            open: decisions.asking,
            pending: decisions.running === 'approve',
            onConfirm: () => onApprove && decisions.run('approve', onApprove),
            onOpenChange: () => decisions.setAsking(false),
          }}
          leaving={leaving.question}
        />
        {(props.printable ?? true) && !bare && (
          <ComparePrint left={left} right={right} comparison={comparison} marks={marks} me={me} hash={props.hash} />
        )}
      </SettingProvider>
    );
  },
);
