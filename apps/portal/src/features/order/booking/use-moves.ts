import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import type { OrderStatus } from '@lading/validators/booking';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { useSession } from '../../../session/use-session.ts';
import { localDrafts } from './local-drafts.ts';
import { keyOf } from './use-draft.ts';

const { saveBooking, deleteBooking } = contract.order;

/** What can be done with a booking beside writing on it. */
export function useMoves(bookingId: number | undefined, seenStatus: OrderStatus | undefined) {
  const text = useText();
  const router = useRouter();
  const { notices, storage } = usePortal();
  const session = useSession();
  const save = useCommand(saveBooking);
  const remove = useCommand(deleteBooking);
  const [failure, setFailure] = useState('');

  async function move(action: 'withdraw' | 'cancel', reason = ''): Promise<boolean> {
    if (bookingId === undefined) return false;
    const answer = await save.run({ bookingId, action, reason, seenStatus, requestId: crypto.randomUUID() });
    setFailure(answer.ok ? '' : errorText(text, answer.error));
    if (answer.ok)
      notices.show({ kind: 'success', text: text(action === 'cancel' ? 'booking.cancelAsked' : 'booking.withdrawn') });
    return answer.ok;
  }
  return {
    failure,
    pending: save.pending || remove.pending,
    withdraw: () => move('withdraw'),
    cancel: (reason: string) => move('cancel', reason),
    async remove(): Promise<boolean> {
      if (bookingId === undefined) return false;
      const answer = await remove.run({ ids: [bookingId] });
      setFailure(answer.ok ? '' : errorText(text, answer.error));
      if (!answer.ok) return false;
      const userId = session.kind === 'guest' ? 0 : (session.user.user?.id ?? 0);
      localDrafts(storage, userId).forget(keyOf(bookingId));
      notices.show({ kind: 'success', text: text('booking.deleted') });
      void router.navigate({ to: '/orders' });
      return true;
    },
  };
}
