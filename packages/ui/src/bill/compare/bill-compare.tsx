import { INSTRUCTION_DRAFT } from '@lading/validators/bill';
import { forwardRef, useMemo, useRef, useState } from 'react';
import { useBothRefs } from '../../field/use-ref.ts';
import { VisuallyHidden } from '../../foundations/visually-hidden.tsx';
import { useText } from '../../i18n/provider.tsx';
import { useMedia } from '../../theme/use-media.ts';
import { Cards } from './cards.tsx';
import * as styles from './compare.css.ts';
import { CompareDialogs } from './compare-dialogs.tsx';
import { CompareHead } from './compare-head.tsx';
import { ComparePrint } from './compare-print.tsx';
import { wholeName } from './field-names.ts';
import { FieldRail } from './field-rail.tsx';
import { keptComparison } from './kept-comparison.ts';
import { applyMark, type MarkAction, type Signed } from './marks.ts';
import { PagePane, useZoom } from './page-pane.tsx';
import { ReviewFooter } from './review-footer.tsx';
import { changeRequests, reviewState } from './review-state.ts';
import { type CardActions, type HalfWritten, SettingProvider } from './setting.ts';
import type { BillCompareProps } from './types.ts';
import { useCompareKeys } from './use-compare-keys.ts';
import { useDecisions } from './use-decisions.ts';
import { useIds } from './use-ids.ts';
import { useLeaving } from './use-leaving.ts';
import { useMarks } from './use-marks.ts';
import { useReport } from './use-report.ts';
import { useReview, type Writing } from './use-review.ts';
import { firstOf, useOwnSetting } from './use-setting.ts';
import { useStable } from './use-stable.ts';
import { useWalk } from './use-walk.ts';
import { Versions } from './versions.tsx';

const NARROW = '(max-width: 1179.98px)';

/** Every difference between two states of a bill, decided field by field, beside the page it is printed on. */
export const BillCompare = /* @__PURE__ */ forwardRef<HTMLDivElement, BillCompareProps>(function BillCompare(
  {
    left,
    right,
    policy = INSTRUCTION_DRAFT,
    comparison: given,
    marks: givenMarks,
    me,
    facts,
    onMark,
    onSend,
    onApprove,
    onClose,
    versions = [],
    version,
    onVersion,
    newer,
    onBill,
    cutOff,
    toolbar,
    readOnly = false,
    hash,
    printable = true,
    bare = false,
    keys,
    path,
    onReview,
    onTouch,
    className = '',
    ...rest
  },
  ref,
) {
  const text = useText();
  const [root, both] = useBothRefs(ref);
  const page = useRef<HTMLDivElement>(null);
  const [ownRight, ownLeft] = [right.record, left.record];
  const comparison = useMemo(
    () => given ?? keptComparison(ownLeft, ownRight, policy),
    [given, ownLeft, ownRight, policy],
  );
  const review = useReview(comparison, path);
  const { items, current, writing, setWriting } = review;
  const { marks, mark, failures, arrived, dismiss } = useMarks(givenMarks, me, onMark);
  const { viewed, newest } = facts;
  const state = useMemo(() => reviewState(comparison, marks, { viewed, newest }), [comparison, marks, viewed, newest]);
  const fields = useMemo(() => new Map(comparison.fields.map((field) => [field.path, field])), [comparison]);
  const titles = useMemo(() => ({ left: left.title, right: right.title }), [left.title, right.title]);
  const { cardId, lineId } = useIds(items);
  const walk = useWalk({ root, review, titles, lineId, cardId });
  const zoom = useZoom();
  const half: HalfWritten = useRef<HalfWritten['current']>(undefined);
  const decisions = useDecisions();
  const narrow = useMedia(NARROW);
  const [wantsPage, setWantsPage] = useState<boolean>();
  const pageShown = wantsPage ?? !narrow;
  const [ownHelp, setOwnHelp] = useState(false);
  const help = keys?.open ?? ownHelp;
  const setHelp = keys?.onOpenChange ?? setOwnHelp;
  const [listing, setListing] = useState(false);
  const { touch, safely, question } = useLeaving(writing !== undefined, onTouch);
  useReport(onReview, comparison, marks, state);

  const write = (next: Writing | undefined) => {
    touch(false);
    half.current = undefined;
    if (writing && !next) document.getElementById(cardIdOf(writing.path))?.focus({ preventScroll: true });
    setWriting(next);
    if (next) goTo(next.path);
  };
  const cardIdOf = (path: string) => {
    const item = items.find(({ key }) => key === path);
    return item ? cardId(item) : '';
  };
  const goTo = (path: string) => {
    const item = items.find(({ key, fields: own }) => key === path || own.some((field) => field.path === path));
    if (item && item !== current) review.choose(item);
  };
  const decide = async (action: MarkAction, over?: Signed) => {
    const field = fields.get(action.path);
    const after = applyMark(marks, action, { author: me, at: '' });
    const kept = mark(action, over);
    if (action.kind === 'undo' || action.kind === 'comment') {
      const item = items.find(({ key }) => key === action.path);
      walk.go(item, 'card');
    } else walk.toOpen(after);
    if (field) walk.say(text(`compare.say.${action.kind}`, { field: wholeName(text, field) }));
    return kept;
  };
  const actions = useStable<CardActions>({
    choose: (item) => review.choose(item),
    move: walk.toDifference,
    mark: decide,
    // Another editor takes the place of this one: what is in it may not go unasked.
    write: (next) => (next && writing ? safely(() => write(next)) : write(next)),
    touch,
    fold: review.fold,
    dismiss,
  });
  const close = onClose && (() => safely(onClose));
  const send = onSend && (() => decisions.run('send', () => onSend(changeRequests(comparison, marks))));
  const approve = () => {
    if (!onApprove || readOnly) return;
    if (bare) return void onApprove();
    if (state.reasons.length > 0) setListing(true);
    else decisions.setAsking(true);
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
    onBill,
    onHelp: () => setHelp(true),
    onPage: () => setWantsPage(!pageShown),
    onEscape: () => (writing ? safely(() => write(undefined)) : close?.()),
    closes: Boolean(writing || close),
  });
  const setting = useOwnSetting(left, right, comparison, readOnly, actions, half);
  const record = firstOf(right);
  return (
    <SettingProvider value={setting}>
      <div
        data-component="BillCompare"
        data-density="compact"
        {...rest}
        ref={both}
        className={`${styles.root} ${className}`}
        data-page={pageShown ? '' : undefined}
        data-bare={bare ? '' : undefined}
      >
        {!bare && (
          <CompareHead
            {...{ left, right, cutOff, newer, onVersion, toolbar, pageShown }}
            onPage={() => setWantsPage(!pageShown)}
            onHelp={() => setHelp(true)}
          />
        )}
        <FieldRail
          review={review}
          marks={marks}
          total={comparison.fields.length}
          idOf={lineId}
          onChoose={(item) => walk.go(item, 'line')}
          onFilter={(filter) => {
            review.setFilter(filter);
            walk.sayFilter(filter);
          }}
        />
        <section className={styles.cards} aria-label={text('compare.cards')} data-pane="cards">
          <Cards {...{ review, marks, failures, arrived, writing }} total={comparison.fields.length} idOf={cardId} />
        </section>
        {pageShown && (
          <aside className={styles.aside} data-pane="page">
            <PagePane
              {...{ record, comparison, marks, zoom }}
              title={right.title}
              current={current?.fields[0].path}
              paneRef={page}
              onPath={(path) =>
                walk.go(
                  items.find(({ key }) => key === path),
                  'card',
                )
              }
            />
            <Versions versions={versions} shown={version} onVersion={onVersion} />
          </aside>
        )}
        {!bare && (
          <ReviewFooter
            {...{ state, fields, readOnly, listing }}
            onListing={setListing}
            sending={decisions.running === 'send'}
            approving={decisions.running === 'approve'}
            failure={decisions.failure}
            onClose={close}
            onSend={send}
            onApprove={onApprove && approve}
            onGo={(path) =>
              walk.go(
                items.find(({ key }) => key === path),
                'card',
              )
            }
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
          onCancel: () => decisions.setAsking(false),
        }}
        leaving={question}
      />
      {printable && !bare && <ComparePrint {...{ left, right, comparison, marks, me, hash }} />}
    </SettingProvider>
  );
});
