import { type BookingDecision, contract, type In, type Out } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { useRef, useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';

const { reviewBooking } = contract.order;
type Asked = Partial<
  Omit<In<typeof reviewBooking>, 'bookingId' | 'decision' | 'requestId' | 'revision' | 'seenStatus'>
>;

type Seen = Pick<Out<typeof contract.order.bookingById>, 'bookingId' | 'revision' | 'orderStatus'>;

/** The desk's answer to a booking, sent once. */
export function useReview({ bookingId, revision, orderStatus: seenStatus }: Seen) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(reviewBooking);
  const sending = useRef(crypto.randomUUID());
  const [failure, setFailure] = useState<{ message: string; field: string | undefined }>();
  async function decide(decision: BookingDecision, more: Asked = {}): Promise<boolean> {
    const known = revision > 0 ? { revision } : {};
    const answer = await run({ bookingId, decision, ...known, ...more, seenStatus, requestId: sending.current });
    if (!answer.ok) {
      setFailure({ message: errorText(text, answer.error), field: answer.error.field ?? pathOf(answer.error.data) });
      return false;
    }
    sending.current = crypto.randomUUID();
    setFailure(undefined);
    notices.show({ kind: 'success', text: text('bookings.did', { state: answer.data.orderStatusName }) });
    return true;
  }
  return { decide, pending, failure };
}

const pathOf = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'path' in data && typeof data.path === 'string' ? data.path : undefined;
