import type { Out, PortalContract } from '@lading/api-client/contract';
import { draftValues } from '@lading/validators/bill';
import { zoneOf } from '../../basedata/zones.ts';
import type { Db } from '../../database/open.ts';
import { type Language, sayNumbered } from '../../messages/say.ts';
import { isoInstant } from '../../time.ts';
import { ofLanguage } from '../../user/name.ts';
import { customerOf } from '../issue/customer.ts';
import { type Booking, newestOf, ownKind } from '../versions/find.ts';
import { type DraftBill, draftsOf, opened } from './drafts.ts';
import { issuesOf, issuesOnWire, shownPlace } from './issues.ts';
import { modeOf } from './mode.ts';
import { draftsOnWire } from './read.ts';
import { type Sending, sendingsOf, shownSendings } from './sendings.ts';

/** The bills as they were sent last, which is what they say themselves; of a confirmed copy what is asked for. */
export function asSent(drafts: readonly DraftBill[], { webStatus }: Booking, last: Sending | undefined): DraftBill[] {
  const asked = last?.state === 'open' ? last.proposed : null;
  return drafts.map((draft) => {
    const { kind, billId, present, billVersion } = draft;
    const bill = asked?.[kind].find((one) => one.billId === billId) ?? present;
    return { ...draft, values: draftValues(opened(kind, bill, billVersion, webStatus)) };
  });
}

/** An instruction as the desk reads it: what was sent, with the checks as the customer saw them and as they are now. */
export async function siForDesk(
  db: Db,
  booking: Booking,
  language: Language,
): Promise<Out<PortalContract['order']['siForDesk']>> {
  const { id: bookingId, webStatus } = booking;
  const customer = await customerOf(db, booking.customerId);
  const sendings = await sendingsOf(db, bookingId);
  const [last] = sendings;
  const drafts = asSent(await draftsOf(db, booking), booking, last);
  const { draft, instruction } = await newestOf(db, booking, ownKind(booking));
  return {
    bookingId,
    bookingNo: booking.bookingNo,
    kind: ownKind(booking),
    webStatus,
    customerName: ofLanguage(language, customer.name, customer.nameEn),
    webStatusName: sayNumbered(language, 'webStatus', webStatus),
    mode: modeOf(booking),
    version: last?.version ?? instruction,
    bills: await draftsOnWire(db, drafts, language),
    seen: issuesOnWire(last?.issues ?? [], drafts),
    issues: issuesOnWire(issuesOf(drafts), drafts),
    sendings: (await shownSendings(db, booking, shownPlace(drafts), language)).sendings,
    cutOff: booking.cutOff && isoInstant(booking.cutOff),
    zone: zoneOf(booking.portStartCode),
    issued: draft > 0,
  };
}
