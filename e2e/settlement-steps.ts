import { randomUUID } from 'node:crypto';
import { contract, type Out } from '@lading/api-client';
import { billConfirmed, giveSpace } from './bill-steps.ts';
import { apiOf, STAFF } from './portal.ts';

const { basedata, freight, order, settlement } = contract;
type Sheet = Out<typeof settlement.chargeSheet>;

/** A charge that costs what it was expected to. */
const UNEXPLAINED = { supplier: '', reason: '' as const, reasonText: '' };
const DAY = 86_400_000;
const BOXES = [{ ctnType: 3, count: 2 }];
/** How much more the trucker wants than he promised. */
const MORE = '300.00';

const cents = (amount: string) => BigInt(amount.replace('.', ''));
const written = (sum: bigint) => `${sum / 100n}.${String(sum % 100n).padStart(2, '0')}`;
/** `4,360.00` */
export const grouped = (amount: string) => amount.replace(/\B(?=(\d{3})+\.)/g, ',');

const rowOf = ({ id, code, name, nameEn, unit, quantity, currency, unitPrice, taxRate }: Sheet['lines'][number]) => ({
  id,
  code,
  name,
  nameEn,
  unit,
  quantity,
  currency,
  unitPrice,
  taxRate,
  ...UNEXPLAINED,
});

/** A rate is looked up, quoted and ordered by, and the desk accepts the order: what each of the three says it costs. */
async function ordered(base: string) {
  const [staff, customer] = [await apiOf(base, STAFF), await apiOf(base)];
  const portOf = async (searchValue: string) =>
    (await customer.call(basedata.ports, { searchValue, kind: 'sea' })).find((one) => one.portCode === searchValue)
      ?.id ?? 0;
  const ends = { polId: await portOf('CNNGB'), podId: await portOf('USLAX') };
  const { records } = await customer.call(freight.fclMember, { ...ends, containers: BOXES, shippingIds: [] });
  const rate = records.find(({ serviceCode }) => serviceCode === 'AAC2');
  if (!rate) throw new Error('the demonstration has no rate of AAC2');
  const quote = await customer.call(freight.quotationExcel, {
    rateIds: [rate.id],
    containers: BOXES,
    language: 'en' as const,
    requestId: randomUUID(),
  });
  const { draft, cost } = await customer.call(order.initOrder, { rateId: rate.id, etd: rate.etd, containers: BOXES });
  const readyDay = new Date(Date.parse(rate.etd) - 6 * DAY).toISOString().slice(0, 10);
  const [line] = draft.cargo.goods;
  const goods = {
    goodsCn: '文具',
    goodsEn: 'STATIONERY',
    hsCode: '960810',
    number: 420,
    weight: '8400',
    volume: '61.4',
  };
  const { bookingId } = await customer.call(order.orderFromRate, {
    rateId: rate.id,
    requestId: randomUUID(),
    told: cost?.predicted ?? undefined,
    draft: {
      ...draft,
      route: { ...draft.route, incoterm: 6 },
      parties: {
        ...draft.parties,
        consignee: { partyId: null, text: 'CASCADE HOME SUPPLY LLC\nLOS ANGELES, CA 90021, USA' },
        notify: { partyId: null, text: 'SAME AS CONSIGNEE' },
      },
      cargo: { ...draft.cargo, readyDay, goods: line ? [{ ...line, ...goods }] : [] },
      papers: { ...draft.papers, agreed: true },
    },
  });
  const asked = { bookingId, decision: 'accept' as const, requestId: randomUUID() };
  await staff.call(order.reviewBooking, asked);
  await giveSpace(base, bookingId, rate.etd);
  const sheet = await staff.call(settlement.chargeSheet, { bookingId });
  return { bookingId, sheet, card: rate.predicted?.amount ?? '', subtotals: cost?.subtotals ?? [], quote };
}

/** The papers of an order are ready for its release: its bill is confirmed, the guarantee is there, and the telex release is charged. */
async function releasable(base: string, bookingId: number, lines: readonly ReturnType<typeof rowOf>[]) {
  const [staff, customer] = [await apiOf(base, STAFF), await apiOf(base)];
  await billConfirmed(base, bookingId);
  const file = new File(['%PDF-1.7'], 'guarantee.pdf', { type: 'application/pdf' });
  await customer.call(order.uploadOrderFile, { bookingId, kind: 'guarantee', file });
  const { revision } = await staff.call(settlement.chargeSheet, { bookingId });
  const telex = {
    id: null,
    code: 'TLX',
    name: '电放费',
    nameEn: 'Telex release',
    unit: 'bill' as const,
    quantity: '1',
  };
  const release = { ...telex, ...UNEXPLAINED, currency: 'CNY', unitPrice: '450.00', taxRate: '6' as const };
  return staff.call(settlement.saveCharges, { bookingId, lines: [...lines, release], revision });
}

/** The statement of an order as finance issues it: one charge is dearer than the rate promised, and its release is charged. */
export async function issued(base: string) {
  const staff = await apiOf(base, STAFF);
  const promised = await ordered(base);
  const { bookingId, sheet } = promised;
  const yuan = sheet.lines.find((line) => line.currency === 'CNY' && line.quantity.replace(/\.0+$/, '') === '1');
  if (!yuan) throw new Error('the rate promises no charge in yuan');
  const dearer = written(cents(yuan.unitPrice) + cents(MORE));
  const lines = sheet.lines.map((line) => ({ ...rowOf(line), ...(line.id === yuan.id && { unitPrice: dearer }) }));
  const { revision } = await releasable(base, bookingId, lines);
  const statement = await staff.call(settlement.issueStatement, {
    kind: 'order' as const,
    bookingIds: [bookingId],
    revisions: [revision],
    requestId: randomUUID(),
  });
  // What the rate promised by currency, with what was added: counted here, apart from the rules of the server.
  const sum = (currency: string, more: string) =>
    grouped(
      written(
        sheet.lines
          .filter((line) => line.currency === currency)
          .reduce((all, line) => all + cents(line.amount), cents(more)),
      ),
    );
  const mended = { USD: sum('USD', '0.00'), CNY: sum('CNY', '450.00') };
  const billed = { USD: mended.USD, CNY: sum('CNY', '750.00') };
  return { ...statement, promised, line: { ...yuan, dearer }, billed, mended };
}

/** Finance accepts the query and issues the statement anew, with the charge as it was promised. */
export async function reissued(base: string, accountId: number, price: string): Promise<void> {
  const staff = await apiOf(base, STAFF);
  const { list } = await staff.call(settlement.inConfirmCharges, { accountId });
  const asked = list.find(({ query }) => query !== null);
  await staff.call(settlement.answerCharge, {
    queryId: asked?.query?.id ?? 0,
    revision: asked?.query?.revision ?? 0,
    decision: 'accept' as const,
    text: 'The trucker confirms: no waiting.',
  });
  const { row: seen } = await staff.call(settlement.inConfirmInfo, { accountId });
  await staff.call(settlement.reissueStatement, {
    accountId,
    why: 'No waiting',
    revision: seen.revision,
    requestId: randomUUID(),
    lines: list.map(({ id, bookingId, code, name, nameEn, unit, quantity, currency, unitPrice, taxRate }) => ({
      id,
      bookingId,
      code,
      name,
      nameEn,
      unit,
      quantity,
      currency,
      taxRate,
      ...UNEXPLAINED,
      unitPrice: id === asked?.id ? price : unitPrice,
    })),
  });
}

/** What the invoices of a statement come to in yuan. */
export async function invoiceTotal(base: string, accountId: number): Promise<string> {
  const customer = await apiOf(base);
  const { invoices } = await customer.call(settlement.invoicePlan, { accountIds: [accountId] });
  return grouped(written(invoices.reduce((all, one) => all + cents(one.totalAmount), 0n)));
}

/** The invoices of a statement as the house issues them. */
export async function invoiced(base: string, accountId: number) {
  const staff = await apiOf(base, STAFF);
  const { records } = await staff.call(settlement.eInvoices, { accountId });
  for (const { id, revision } of records) await staff.call(settlement.issueEInvoice, { id, revision });
  return (await staff.call(settlement.eInvoices, { accountId })).records;
}

/** The release that was applied for is looked at and granted. */
export async function granted(base: string, bookingId: number): Promise<void> {
  const staff = await apiOf(base, STAFF);
  for (const decision of ['review', 'release'] as const) {
    const [bill] = (await staff.call(order.releaseStatus, { bookingId })).list;
    const { id = 0, revision = 0 } = bill?.application ?? {};
    await staff.call(order.decideRelease, {
      id,
      revision,
      decision,
      requestId: randomUUID(),
      ...(decision === 'release' && { telexNo: `TLX-${bookingId}` }),
    });
  }
}
