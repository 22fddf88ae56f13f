import type { BillChoice, BillChoices } from '@lading/ui/bill-edit';
import type { BillRecord } from '@lading/validators/bill';

/** Entries by id, each once; what has none is not there. */
function listOf(entries: readonly (Omit<BillChoice, 'id'> & { id: number | null })[]): BillChoice[] {
  const known = new Map<number, BillChoice>();
  for (const { id, ...rest } of entries) if (id !== null && !known.has(id)) known.set(id, { id, ...rest });
  return [...known.values()];
}

/** What a bill can choose from: what the draft and the instruction name. Anything else is written as words. */
export function choicesFrom(records: readonly BillRecord[]): BillChoices {
  const bills = records.map(({ bill }) => bill);
  const goods = records.flatMap((record) => record.goods.rows);
  const containers = records.flatMap((record) => record.containers);
  const ports = bills.flatMap((bill) =>
    (['placeReceipt', 'portStart', 'portEnd', 'placeDelivery'] as const).map((place) => ({
      id: bill[`${place}Id`],
      name: bill[`${place}Name`],
      code: bill[`${place}Code`],
      printed: bill[`${place}Desc`],
    })),
  );
  const payable = bills.map((bill) => ({ id: bill.payPlaceId, name: bill.payPlaceName }));
  return {
    carriers: listOf(bills.map((bill) => ({ id: bill.shippingId, name: bill.shippingName }))),
    ports: listOf([...ports, ...payable]),
    services: listOf(bills.map((bill) => ({ id: bill.transportClauseId, name: bill.transportClauseName }))),
    payments: listOf(bills.map((bill) => ({ id: bill.payMethodId, name: bill.payMethodName }))),
    releases: listOf(
      bills.flatMap((bill) => ('blMethodId' in bill ? { id: bill.blMethodId, name: bill.blMethodName } : [])),
    ),
    settlements: listOf(
      bills.flatMap((bill) =>
        'settleMethodId' in bill ? { id: bill.settleMethodId, name: bill.settleMethodName } : [],
      ),
    ),
    cargoTypes: listOf(goods.map((row) => ({ id: row.goodsType, name: row.goodsTypeName }))),
    packages: listOf([...goods, ...containers].map((row) => ({ id: row.packageType, name: row.packageTypeName }))),
    containerTypes: listOf(containers.map((row) => ({ id: row.ctnType, name: row.ctnTypeName }))),
  };
}
