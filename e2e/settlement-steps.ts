import { randomUUID } from 'node:crypto';
import { contract } from '@lading/api-client';
import { apiOf, STAFF } from './portal.ts';

const { order, settlement } = contract;

/** A charge that costs what it was expected to. */
const UNEXPLAINED = { supplier: '', reason: '' as const, reasonText: '' };

/** A row of the sheet of charges. */
const row = (
  code: string,
  names: readonly [string, string],
  currency: string,
  unitPrice: string,
  quantity: string,
) => ({
  ...{ code, name: names[0], nameEn: names[1], currency, unitPrice, quantity, id: null, unit: 'box' as const },
  taxRate: currency === 'CNY' ? ('6' as const) : ('0' as const),
  ...UNEXPLAINED,
});

const CHARGES = [
  row('OF', ['海运费', 'Ocean freight'], 'USD', '2180.00', '2'),
  row('THC', ['码头费', 'Terminal handling'], 'CNY', '698.00', '2'),
  row('TRK', ['拖车费', 'Trucking'], 'CNY', '1650.00', '1'),
];
/** What they come to, and after the trucking was put right. */
export const BILLED = { USD: '4,360.00', CNY: '3,046.00' };
export const MENDED = { USD: '4,360.00', CNY: '2,746.00' };

/** A statement of an order that stands on none yet, as finance issues it. */
export async function issued(base: string, at: number) {
  const [staff, customer] = [await apiOf(base, STAFF), await apiOf(base)];
  const { records } = await customer.call(order.orderPage, { size: 100 });
  const free = records.filter(({ accountId, orderStatus }) => accountId === null && orderStatus === 4);
  const bookingId = free[at]?.bookingId ?? 0;
  const { revision } = await staff.call(settlement.chargeSheet, { bookingId });
  const saved = await staff.call(settlement.saveCharges, { bookingId, lines: CHARGES, revision });
  return staff.call(settlement.issueStatement, {
    ...{ kind: 'order' as const, bookingIds: [bookingId], revisions: [saved.revision], requestId: randomUUID() },
  });
}

/** Finance accepts the query and issues the statement anew, with the trucking as it was expected. */
export async function reissued(base: string, accountId: number): Promise<void> {
  const staff = await apiOf(base, STAFF);
  const { list } = await staff.call(settlement.inConfirmCharges, { accountId });
  const asked = list.find(({ query }) => query !== null);
  await staff.call(settlement.answerCharge, {
    ...{ queryId: asked?.query?.id ?? 0, revision: asked?.query?.revision ?? 0, decision: 'accept' as const },
    text: 'The trucker confirms: no waiting.',
  });
  const { row: seen } = await staff.call(settlement.inConfirmInfo, { accountId });
  await staff.call(settlement.reissueStatement, {
    ...{ accountId, why: 'No waiting', revision: seen.revision, requestId: randomUUID() },
    lines: list.map(({ id, bookingId, code, name, nameEn, unit, quantity, currency, unitPrice, taxRate }) => ({
      ...{ id, bookingId, code, name, nameEn, unit, quantity, currency, taxRate, ...UNEXPLAINED },
      unitPrice: id === asked?.id ? '1350.00' : unitPrice,
    })),
  });
}

/** The invoices of a statement as the house issues them. */
export async function invoiced(base: string, accountId: number) {
  const staff = await apiOf(base, STAFF);
  const { records } = await staff.call(settlement.eInvoices, { accountId });
  for (const { id, revision } of records) await staff.call(settlement.issueEInvoice, { id, revision });
  return (await staff.call(settlement.eInvoices, { accountId })).records;
}
