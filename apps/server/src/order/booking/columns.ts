import { BL_TYPE } from '@lading/validators/bill';
import type { BookingDraft } from '@lading/validators/booking';
import type { Db } from '../../database/open.ts';
import type { bookings } from '../../database/schema.ts';
import { carriersOf, namedOf, portsOf } from '../../freight/named.ts';

type Columns = Partial<typeof bookings.$inferInsert>;

/** What lists show of a booking, as it is written in it. */
export async function columnsOf(db: Db, { route }: BookingDraft): Promise<Columns & { blType: 1 | 2 }> {
  const ends = await portsOf(db, [route.polId ?? 0, route.podId ?? 0]);
  const carriers = route.shippingId === null ? undefined : await carriersOf(db);
  const [pol, pod] = [ends.get(route.polId ?? 0), ends.get(route.podId ?? 0)];
  return {
    blType: route.houseCount > 0 ? BL_TYPE.HBL : BL_TYPE.MBL,
    bkgNo: route.bkgNo,
    shippingName: carriers && route.shippingId !== null ? namedOf(carriers, route.shippingId).nameEn : '',
    portStartNameCn: pol?.nameCn ?? '',
    portStartNameEn: pol?.nameEn ?? '',
    portStartCode: pol?.portCode ?? '',
    portEndNameCn: pod?.nameCn ?? '',
    portEndNameEn: pod?.nameEn ?? '',
    portEndCode: pod?.portCode ?? '',
    vessel: route.vessel,
    voyage: route.voyage,
    etd: route.etd || null,
  };
}
