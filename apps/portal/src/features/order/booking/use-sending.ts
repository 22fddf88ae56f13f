import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { useRef, useState } from 'react';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { onWire, type Work } from './use-draft.ts';

const { saveBooking, orderFromRate } = contract.order;

interface Sum {
  readonly currency: string;
  readonly amount: string;
}
/** A price that has changed since it was shown: the sum then, the sum now, and the token that sends at the new one. */
export interface Repriced {
  readonly old: Sum | null;
  readonly now: Sum | null;
  readonly token: string;
}
const isRepriced = (data: unknown): data is { old: Sum | null; new: Sum | null; rate: { priceToken: string | null } } =>
  typeof data === 'object' && data !== null && 'new' in data && 'rate' in data;

export interface Sent {
  readonly bookingId: number;
  readonly bookingNo: string;
}

/**
 * Sends a booking at the price that was shown. Where the server has another price by now, `repriced` holds both until
 * one of them is taken.
 */
export function useSending(work: Work, price: { token: string; told: Sum | undefined }) {
  const text = useText();
  const save = useCommand(saveBooking);
  const order = useCommand(orderFromRate);
  const sending = useRef(crypto.randomUUID());
  const [failure, setFailure] = useState('');
  const [repriced, setRepriced] = useState<Repriced>();
  const [sent, setSent] = useState<Sent>();

  async function send(token = price.token, told = price.told): Promise<boolean> {
    setFailure('');
    const { draft, bookingId, revision } = work;
    const { rateId } = draft.route;
    const known = bookingId === undefined ? {} : { bookingId };
    const said = {
      ...known,
      revision,
      draft: onWire(draft),
      priceToken: token,
      ...(told && { told }),
      requestId: sending.current,
    };
    const answer =
      rateId === null ? await save.run({ ...said, action: 'submit' }) : await order.run({ ...said, rateId });
    if (answer.ok) {
      work.forget();
      sending.current = crypto.randomUUID();
      setRepriced(undefined);
      setSent({ bookingId: answer.data.bookingId, bookingNo: answer.data.bookingNo });
      return true;
    }
    const { error } = answer;
    if (error.kind === 'conflict' && isRepriced(error.data))
      setRepriced({ old: error.data.old, now: error.data.new, token: error.data.rate.priceToken ?? '' });
    else setFailure(errorText(text, error));
    return false;
  }
  return {
    failure,
    repriced,
    sent,
    send,
    pending: save.pending || order.pending,
    again: () => setSent(undefined),
    keep: () => setRepriced(undefined),
    accept: () => repriced && send(repriced.token, repriced.now ?? undefined),
  };
}
