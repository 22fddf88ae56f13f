import type { contract, Out } from '@lading/api-client/contract';
import type { BillRecord } from '@lading/validators/bill';

/** A master bill as the screens take it. */
export const recordOfMbl = ({ mblVo, mblGoodsVo, conList }: Out<typeof contract.order.initInfoMbl>): BillRecord => ({
  kind: 'MBL',
  bill: mblVo,
  goods: mblGoodsVo,
  containers: conList,
});

/** A house bill as the screens take it. */
export const recordOfHbl = ({ hblVo, hblGoodsVo, conList }: Out<typeof contract.order.initInfoHbl>): BillRecord => ({
  kind: 'HBL',
  bill: hblVo,
  goods: hblGoodsVo,
  containers: conList,
});
