import { kindOf, WEB_STATUS } from '@lading/validators/bill';
import type { Db } from '../../database/open.ts';
import { bills, goods } from '../../database/schema.ts';
import { carriersOf, portsOf } from '../../freight/named.ts';
import { type Booking, contentsOf, type Form } from './form.ts';

/** The bill that an instruction is written on, with what the booking says already. */
export async function addBill(tx: Db, booking: Booking, form: Form | undefined): Promise<void> {
  if (!form) return;
  const { route, parties, cargo, services, papers } = await contentsOf(tx, booking, form);
  const ports = await portsOf(
    tx,
    [route.polId, route.podId, route.porId, route.delId].map((id) => id ?? 0),
  );
  const place = (name: string, id: number | null) => {
    const port = ports.get(id ?? 0);
    return {
      [`${name}Id`]: port?.id ?? null,
      [`${name}Name`]: port?.nameEn ?? '',
      [`${name}Code`]: port?.portCode ?? '',
      [`${name}Desc`]: (port?.nameEn ?? '').toUpperCase(),
    };
  };
  const carrier = route.shippingId === null ? undefined : (await carriersOf(tx)).get(route.shippingId);
  const [bill] = await tx
    .insert(bills)
    .values({
      bookingId: booking.id,
      kind: kindOf(booking.blType),
      position: 0,
      webStatus: WEB_STATUS.draft,
      fAddress: parties.shipper.text,
      sAddress: parties.consignee.text,
      tAddress: parties.notify.text,
      tAddressSecond: parties.second.text,
      transportClauseId: route.transportClauseId,
      payMethodId: route.payMethodId,
      payPlaceId: route.payPlaceId,
      ...(route.houseCount > 0 ? { settleMethodId: services.settleMethodId } : { blMethodId: route.blMethodId }),
      shippingId: route.shippingId,
      shippingName: carrier?.nameEn ?? '',
      bkgNo: booking.bkgNo,
      ...place('placeReceipt', route.porId ?? route.polId),
      ...place('portStart', route.polId),
      ...place('portEnd', route.podId),
      ...place('placeDelivery', route.delId ?? route.podId),
      vessel: booking.vessel,
      voyage: booking.voyage,
      etd: booking.etd,
      blContract: papers.contact.name,
      blTel: papers.contact.phone,
      blEmail: papers.contact.email,
      // The day it was begun; whoever writes it may say another.
      blDate: new Date(),
    })
    .returning({ id: bills.id });
  if (!bill || cargo.goods.length === 0) return;
  await tx.insert(goods).values(
    cargo.goods.map((row, position) => ({
      billId: bill.id,
      position,
      marks: row.marks,
      goods: row.goodsEn,
      hsCode: row.hsCode,
      goodsType: row.goodsTypeId,
      packageType: row.packageTypeId,
      number: row.number ?? 0,
      weight: row.weight || '0',
      volume: row.volume || '0',
    })),
  );
}
