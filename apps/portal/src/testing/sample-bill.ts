import type { contract, Out } from '@lading/api-client/contract';
import type { Language } from '@lading/ui';
import type { BillRecord } from '@lading/validators/bill';
// The bill of the library's own stories: one bill, in whatever shape it is needed.
import { flagshipBill, SUB_IDS } from '../../../../packages/ui/src/bill/fixtures.ts';

export const SUB_BILLS = SUB_IDS.slice(0, 4);

/** The main bill as the screens take it. */
export const recordOfMbl = (locale: Language): BillRecord => flagshipBill(null, locale);

/** The main bill, or the part of it that one sub-bill carries, as the server answers. */
export function billAnswer(locale: Language, subId: number | undefined): Out<typeof contract.order.initInfoMbl> {
  const record = flagshipBill(subId ?? null, locale);
  if (record.kind !== 'MBL') throw new Error('The sample is a master bill');
  return { mblVo: record.bill, mblGoodsVo: record.goods, conList: [...record.containers] };
}
