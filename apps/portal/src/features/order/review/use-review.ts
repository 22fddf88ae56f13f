import { contract, type Out } from '@lading/api-client/contract';
import { preloadQuery, useApi, useQuery } from '@lading/api-client/react';
import type { BillReviewSource, CutOff } from '@lading/ui/bill-review';
import { type BillKind, WEB_STATUS } from '@lading/validators/bill';
import { useMemo } from 'react';
import type { PortalText } from '../../../i18n/text.ts';
import type { QuerySourceContext } from '../../../kit/query-source.ts';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { preloadBill, recordsOf } from '../bill-calls.ts';
import { housesOf, useOtherKind } from './houses.ts';
import { logOf } from './log.ts';
import { marksSource, onMarkOf } from './marking.ts';
import { useDecisions } from './use-decisions.ts';
import { useOutbox, type Waiting } from './use-outbox.ts';
import { useShares } from './use-shares.ts';
import { useSheets } from './use-sheets.ts';
import { shortHash, versionsOf } from './versions.ts';

const { orderPage, blVersions, blMarks, blCutoffs } = contract.order;
/** `40.00` in a strip without room: 40. */
const shortAmount = (amount: string) => amount.replace(/\.0+$/, '');
const cutOffsOf = (text: PortalText, { list, zone, portName }: Out<typeof blCutoffs>): CutOff[] =>
  list.map(({ code, time, feeAmount, feeCurrency }) => ({
    code,
    at: time,
    zone,
    port: portName,
    ...(feeAmount && { fee: text('review.fee', { amount: shortAmount(feeAmount), currency: feeCurrency }) }),
  }));
const OPEN: readonly number[] = [WEB_STATUS.copyReady, WEB_STATUS.changeRequested];

type Fixed = Pick<BillReviewSource, 'records' | 'marks' | 'log' | 'onMark' | 'preload' | 'me'>;

/** What is the same as long as the same booking is reviewed by the same person. */
function useAnswers(
  context: QuerySourceContext,
  bookingId: number,
  kind: BillKind | undefined,
  waiting: Waiting,
): Fixed {
  const api = useApi();
  return useMemo(() => {
    const { outbox, me } = waiting;
    return {
      me,
      records: recordsOf(context, bookingId, kind),
      marks: marksSource(context, bookingId, outbox, me),
      log: logOf(context, bookingId),
      onMark: onMarkOf(context, bookingId, waiting),
      async preload(billId, asked) {
        const marks = asked.source === 'draft' && preloadQuery(api, blMarks, { bookingId, version: asked.version });
        await preloadBill(api, bookingId, kind, billId, asked);
        await marks;
      },
    };
  }, [api, context, bookingId, kind, waiting]);
}

/**
 * All that the review of a booking's bills needs, from its calls; undefined where there is nothing to compare: no instruction was sent through
 * the portal, or no draft has come.
 */
export function useReview(
  context: QuerySourceContext,
  bookingId: number,
  kind: BillKind | undefined,
  booking: Pick<Out<typeof orderPage>['records'][number], 'webStatus' | 'mblNo' | 'bookingNo'> | undefined,
  attachments: BillReviewSource['attachments'],
): BillReviewSource | undefined {
  const { text } = context;
  const query = useQuery(blVersions, { bookingId });
  const answer = query.data;
  const versions = useLoadable(query, versionsOf);
  const nothing = answer && (answer.newestInstruction === 0 || answer.newestDraft === 0);
  const compares = answer !== undefined && !nothing;
  const bothKinds = answer?.bothKinds === true;
  const cutOffs = useQuery(blCutoffs, compares ? { bookingId } : null).data;
  const waiting = useOutbox();
  const answers = useAnswers(context, bookingId, kind, waiting);
  const number = booking ? booking.mblNo || booking.bookingNo : '';
  const decisions = useDecisions(bookingId, number, kind, answer, waiting);
  const shares = useShares(bookingId, compares);
  const sheets = useSheets();
  const houses = useMemo(() => (bothKinds ? housesOf(context, bookingId) : undefined), [context, bookingId, bothKinds]);
  const other = useOtherKind(context, bookingId, bothKinds ? kind : undefined);
  const readOnly = booking !== undefined && !OPEN.includes(booking.webStatus);
  return useMemo<BillReviewSource | undefined>(() => {
    if (nothing || kind === undefined) return undefined;
    const hash = answer && shortHash(answer);
    return {
      versions,
      ...answers,
      ...decisions,
      shares,
      sheets,
      readOnly,
      ...(attachments && { attachments }),
      ...(cutOffs && { cutOffs: cutOffsOf(text, cutOffs) }),
      ...(houses && { houses }),
      ...(other && { other }),
      ...(hash && { hash }),
    };
  }, [
    nothing,
    kind,
    answer,
    versions,
    answers,
    decisions,
    shares,
    sheets,
    readOnly,
    attachments,
    text,
    cutOffs,
    houses,
    other,
  ]);
}
