import { contract, type Out } from '@lading/api-client/contract';
import { preloadQuery, useApi, useQuery } from '@lading/api-client/react';
import type { BillReviewSource, CutOff } from '@lading/ui/bill-review';
import { WEB_STATUS } from '@lading/validators/bill';
import { useMemo } from 'react';
import { usePortal } from '../../../app/context.ts';
import type { PortalText } from '../../../i18n/text.ts';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { hblArg, mblArg, versionHook } from '../use-bill.ts';
import { useDecisions } from './use-decisions.ts';
import { useHousesHook, useOtherKind } from './use-houses.ts';
import { useLogHook } from './use-log.ts';
import { useMarking } from './use-marking.ts';
import { useOutbox } from './use-outbox.ts';
import { useShares } from './use-shares.ts';
import { shortHash, versionsOf } from './versions.ts';

const { blVersions, blMarks, blCutoffs, initInfoMbl, initInfoHbl } = contract.order;
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

/**
 * All that the review of a booking's bills needs, from its calls; undefined where there is nothing to compare: no instruction was sent through
 * the portal, or no draft has come.
 */
export function useReview(
  bookingId: number,
  type: 1 | 2 | undefined,
  webStatus: number | undefined,
): BillReviewSource | undefined {
  const { text } = usePortal();
  const source = useApi();
  const query = useQuery(blVersions, { bookingId });
  const answer = query.data;
  const nothing = answer && (answer.newestInstruction === 0 || answer.newestDraft === 0);
  const compares = answer !== undefined && !nothing;
  const cutOffs = useQuery(blCutoffs, compares ? { bookingId } : null).data;
  const { me } = useOutbox();
  const marking = useMarking(bookingId);
  const decisions = useDecisions(bookingId, type, answer);
  const shares = useShares(bookingId, compares);
  const useLog = useLogHook(bookingId);
  const useHouses = useHousesHook(bookingId, answer?.bothKinds === true);
  const other = useOtherKind(bookingId, answer?.bothKinds === true ? type : undefined);
  const versions = useLoadable(query, versionsOf);
  const bills = useMemo<Pick<BillReviewSource, 'useVersion' | 'preload'>>(
    () => ({
      useVersion: versionHook(bookingId, type),
      async preload(billId, version) {
        const marks =
          version.source === 'draft' && preloadQuery(source, blMarks, { bookingId, version: version.version });
        if (type === 2) await preloadQuery(source, initInfoHbl, hblArg(bookingId, billId, version));
        else await preloadQuery(source, initInfoMbl, mblArg(bookingId, billId, version));
        await marks;
      },
    }),
    [bookingId, type, source],
  );
  const readOnly = webStatus !== undefined && !OPEN.includes(webStatus);
  return useMemo<BillReviewSource | undefined>(() => {
    if (nothing || type === undefined) return undefined;
    const hash = answer && shortHash(answer);
    return {
      versions,
      ...bills,
      ...marking,
      ...decisions,
      me,
      shares,
      useLog,
      readOnly,
      ...(cutOffs && { cutOffs: cutOffsOf(text, cutOffs) }),
      ...(useHouses && { useHouses }),
      ...(other && { other }),
      ...(hash && { hash }),
    };
  }, [
    nothing,
    type,
    answer,
    versions,
    bills,
    marking,
    decisions,
    me,
    shares,
    useLog,
    readOnly,
    text,
    cutOffs,
    useHouses,
    other,
  ]);
}
