import { kindOf } from '@lading/validators/bill';
import { type BookingDraft, emptyBooking, emptyBoxes, emptyGoods } from '@lading/validators/booking';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { bills, type bookings, containers, goods, ports } from '../../database/schema.ts';
import { ctnTypeOf } from '../../freight/named.ts';

type Booking = typeof bookings.$inferSelect;

/** What the main bill of a booking says, as far as a booking has room for it: for those that were not written in the portal. */
export async function draftFromBill(db: Db, booking: Booking): Promise<BookingDraft> {
  const kind = kindOf(booking.blType);
  const [bill] = await db
    .select()
    .from(bills)
    .where(and(eq(bills.bookingId, booking.id), eq(bills.kind, kind), eq(bills.position, 0)));
  const lines = bill ? await db.select().from(goods).where(eq(goods.billId, bill.id)).orderBy(asc(goods.position)) : [];
  const boxes = bill ? await db.select().from(containers).where(eq(containers.billId, bill.id)) : [];
  const codes = [booking.portStartCode, booking.portEndCode].filter((code) => code !== '');
  const known = codes.length === 0 ? [] : await db.select().from(ports).where(inArray(ports.code, codes));
  const portId = (code: string) => known.find((one) => one.code === code && one.kind === 'sea')?.id ?? null;
  const empty = emptyBooking();
  const party = (text: string | undefined) => ({ partyId: null, text: text ?? '' });
  return {
    ...empty,
    route: {
      ...empty.route,
      transportClauseId: bill?.transportClauseId ?? null,
      payMethodId: bill?.payMethodId ?? null,
      blMethodId: bill?.blMethodId ?? null,
      polId: portId(booking.portStartCode),
      podId: portId(booking.portEndCode),
      porId: portId(booking.portStartCode),
      delId: portId(booking.portEndCode),
      shippingId: bill?.shippingId ?? null,
      etd: booking.etd ?? '',
      vessel: booking.vessel,
      voyage: booking.voyage,
      bkgNo: booking.bkgNo,
      houseCount: kind === 'HBL' ? 1 : 0,
    },
    parties: {
      ...empty.parties,
      shipper: party(bill?.fAddress),
      consignee: party(bill?.sAddress),
      notify: party(bill?.tAddress),
      second: party(bill?.tAddressSecond),
    },
    cargo: {
      ...empty.cargo,
      goods: lines.map((row) => ({
        ...emptyGoods(),
        goodsEn: row.goods,
        hsCode: row.hsCode,
        goodsTypeId: row.goodsType,
        packageTypeId: row.packageType,
        number: row.number,
        weight: row.weight,
        volume: row.volume,
        marks: row.marks,
      })),
    },
    equipment: { boxes: countedBoxes(boxes.map((one) => ctnTypeOf(one.ctnTypeName) ?? one.ctnType)) },
    services: { ...empty.services, settleMethodId: bill?.settleMethodId ?? null },
    papers: {
      ...empty.papers,
      contact: {
        name: bill?.blContract ?? '',
        phone: bill?.blTel ?? '',
        email: (bill?.blEmail ?? '').split(',', 1)[0] ?? '',
      },
    },
  };
}

const countedBoxes = (types: readonly number[]) =>
  [...new Set(types)].map((ctnType) => ({
    ...emptyBoxes(),
    ctnType,
    count: types.filter((one) => one === ctnType).length,
  }));
