import type { Out, PortalContract } from '@lading/api-client/contract';
import { ORDER_STATUS } from '@lading/validators/booking';
import { and, eq, inArray } from 'drizzle-orm';
import { inZone, zoneOf } from '../../basedata/zones.ts';
import type { Db } from '../../database/open.ts';
import { bookingCutoffs, customers } from '../../database/schema.ts';
import { refused } from '../../http/failure.ts';
import { type Language, sayNumbered } from '../../messages/say.ts';
import { ofLanguage } from '../../user/name.ts';
import type { Booking } from '../versions/find.ts';

type About = Pick<
  Out<PortalContract['order']['vgm']>,
  | 'bookingId'
  | 'bookingNo'
  | 'bkgNo'
  | 'vessel'
  | 'voyage'
  | 'etd'
  | 'polName'
  | 'podName'
  | 'customerName'
  | 'zone'
  | 'closesAt'
  | 'closed'
>;
export type Paper = 'vgm' | 'preplan';

const DAY = 86_400_000;
/** A carrier that names no day for masses wants them with the containers. */
const CODES = { vgm: ['VCO', 'FCO'], preplan: ['AFC'] } as const;

/** Until when a paper of a booking is taken; null where nobody said. */
export async function closeOf(db: Db, booking: Pick<Booking, 'id' | 'etd'>, paper: Paper): Promise<Date | null> {
  const rows = await db
    .select()
    .from(bookingCutoffs)
    .where(and(eq(bookingCutoffs.bookingId, booking.id), inArray(bookingCutoffs.code, [...CODES[paper]])));
  for (const code of CODES[paper]) {
    const row = rows.find((one) => one.code === code);
    if (row) return row.closesAt;
  }
  // Manifests are filed a day before the ship sails.
  return paper === 'preplan' && booking.etd !== null
    ? new Date(Date.parse(`${booking.etd}T00:00:00+08:00`) - DAY)
    : null;
}

export const isPast = (moment: Date | null): boolean => moment !== null && moment.getTime() <= Date.now();

type Row = Pick<
  Booking,
  | 'id'
  | 'bookingNo'
  | 'bkgNo'
  | 'vessel'
  | 'voyage'
  | 'etd'
  | 'portStartNameCn'
  | 'portStartNameEn'
  | 'portStartCode'
  | 'portEndNameCn'
  | 'portEndNameEn'
>;

/** Which booking it is, in the reader's language and by the clock of its port. */
export function aboutRow(
  row: Row,
  customer: { readonly name: string; readonly nameEn: string } | undefined,
  closes: Date | null,
  language: Language,
): About {
  const { id: bookingId, bookingNo, bkgNo, vessel, voyage, etd, portStartCode } = row;
  const zone = zoneOf(portStartCode);
  return {
    bookingId,
    bookingNo,
    bkgNo,
    vessel,
    voyage,
    etd,
    zone,
    polName: ofLanguage(language, row.portStartNameCn || row.portStartNameEn, row.portStartNameEn),
    podName: ofLanguage(language, row.portEndNameCn || row.portEndNameEn, row.portEndNameEn),
    customerName: customer ? ofLanguage(language, customer.name, customer.nameEn) : '',
    closesAt: closes && inZone(closes, zone),
    closed: isPast(closes),
  };
}

export async function aboutBooking(db: Db, booking: Booking, paper: Paper, language: Language): Promise<About> {
  const [customer] = await db.select().from(customers).where(eq(customers.id, booking.customerId));
  return aboutRow(booking, customer, await closeOf(db, booking, paper), language);
}

/** The day it is at the port of loading. */
export const todayAt = (portCode: string): string => inZone(new Date(), zoneOf(portCode)).slice(0, 10);

const WRITTEN_AT: readonly number[] = [
  ORDER_STATUS.accepted,
  ORDER_STATUS.spaceConfirmed,
  ORDER_STATUS.cancelAsked,
  ORDER_STATUS.rolled,
];

/** Both are written between the room on the ship and its sailing. */
export const isWrittenAt = (orderStatus: number): boolean => WRITTEN_AT.includes(orderStatus);

export function checkWritten({ orderStatus }: Booking, language: Language): void {
  if (!isWrittenAt(orderStatus))
    throw refused('declarationOrder', { status: sayNumbered(language, 'orderStatus', orderStatus) });
}
