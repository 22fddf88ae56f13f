import type { InstructionMode } from '@lading/api-client/contract';
import { WEB_STATUS } from '@lading/validators/bill';
import { ORDER_STATUS } from '@lading/validators/booking';
import { refused } from '../../http/failure.ts';
import { type Language, sayNumbered } from '../../messages/say.ts';
import type { Booking } from '../versions/find.ts';

const { accepted, spaceConfirmed, rolled, sailed, cancelAsked } = ORDER_STATUS;
/** A booking on which an instruction is written; it is sent from the moment its space is confirmed. */
const WRITTEN: readonly number[] = [accepted, spaceConfirmed, rolled, cancelAsked, sailed];

const MODES: Readonly<Record<number, InstructionMode>> = {
  [WEB_STATUS.draft]: 'first',
  [WEB_STATUS.rejected]: 'again',
  [WEB_STATUS.submitted]: 'amendment',
  [WEB_STATUS.accepted]: 'amendment',
  [WEB_STATUS.confirmed]: 'charged',
};

/** What writing on the instruction of a booking means. */
export const modeOf = ({ webStatus, orderStatus }: Booking): InstructionMode =>
  WRITTEN.includes(orderStatus) ? (MODES[webStatus] ?? 'closed') : 'closed';

/** Bills come and go only as long as nobody waits for an answer to them. */
export const mayAddBills = (booking: Booking): boolean => ['first', 'again'].includes(modeOf(booking));

export const closed = ({ webStatus }: Booking, language: Language) =>
  refused('instructionClosed', { status: sayNumbered(language, 'webStatus', webStatus) });

/** Refused where the space is not confirmed yet: there is nothing an instruction could be sent for. */
export function checkSendable({ orderStatus }: Booking, language: Language): void {
  if (orderStatus === accepted)
    throw refused('instructionEarly', { status: sayNumbered(language, 'orderStatus', orderStatus) });
}
