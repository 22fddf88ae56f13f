import { eitherBillOf, type Out, type PortalContract } from '@lading/api-client/contract';
import type { BillKind } from '@lading/validators/bill';
import type { Db } from '../database/open.ts';
import type { Language } from '../messages/say.ts';
import { partsOf } from './marks/compared.ts';
import { presentBills, recordOf } from './versions/content.ts';
import type { Booking } from './versions/find.ts';

/** The present master and house bills of a booking that has both: their sub-bills where a main bill is split, for it says their sum. */
export async function mastersAndHouses(
  db: Db,
  { id }: Booking,
  language: Language,
): Promise<Out<PortalContract['order']['blCompareMaster']>> {
  const of = async (kind: BillKind) => {
    const bills = await presentBills(db, id, kind);
    const records = partsOf(bills).map((bill) => eitherBillOf(recordOf(kind, bill, { ...bill, language })));
    return { version: bills[0]?.version ?? 0, records };
  };
  const [masters, houses] = [await of('MBL'), await of('HBL')];
  const both = masters.records.length > 0 && houses.records.length > 0;
  return {
    masterVersion: masters.version,
    houseVersion: houses.version,
    masters: both ? masters.records : [],
    houses: both ? houses.records : [],
  };
}
