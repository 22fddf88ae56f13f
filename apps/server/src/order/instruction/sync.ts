import type { In, Out, PortalContract, SyncField } from '@lading/api-client/contract';
import { sumDecimal, weight } from '@lading/validators';
import {
  type BillDraftValues,
  blankContainer,
  blankGoods,
  draftChanges,
  type Held,
  type HeldContainer,
  type HeldGoods,
  isBlankRow,
} from '@lading/validators/bill';
import type { Db } from '../../database/open.ts';
import type { Caller } from '../../http/caller.ts';
import { badInput, olderRow, refused } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import type { Member } from '../../user/session.ts';
import { lockBooking } from '../find.ts';
import { contentOf, differences } from './contents.ts';
import { type DraftBill, draftsOf, keepDraft } from './drafts.ts';
import { shownPlace } from './issues.ts';
import { mergeDraft } from './merge.ts';
import { closed, modeOf } from './mode.ts';
import { billOf } from './save.ts';

type Call = PortalContract['order']['syncBills'];
type Row = HeldGoods | HeldContainer;

const place = (stem: string) => [`${stem}Id`, `${stem}Name`, `${stem}Code`, `${stem}Desc`];
/** Parties, payment and numbers are of one bill only, and are in no group. */
const HEAD: Readonly<Partial<Record<SyncField, readonly string[]>>> = {
  voyage: ['shippingId', 'shippingName', 'vessel', 'voyage', 'etd'],
  ports: [...place('placeReceipt'), ...place('portStart'), ...place('portEnd'), ...place('placeDelivery')],
  clauses: ['transportClauseId', 'transportClauseName'],
};

/** Rows of another bill under keys of their own, so that a second time changes nothing. */
const keyed = <R extends Row>(rows: readonly R[], stem: string): R[] =>
  rows.filter((row) => !isBlankRow(row)).map((row, at) => ({ ...row, id: null, key: `${stem}${at}` }));

/** A house bill with what it has in common with its master. */
export function masterIntoHouse(
  from: BillDraftValues,
  to: BillDraftValues,
  fields: readonly SyncField[],
  stem: string,
): BillDraftValues {
  const names = fields.flatMap((field) => HEAD[field] ?? []);
  const head = Object.fromEntries(
    names.flatMap((name) => (name in from.head ? [[name, from.head[name as 'vessel'] ?? null]] : [])),
  );
  return {
    head: { ...to.head, ...head },
    goods: fields.includes('goods') ? keyed(from.goods, `${stem}g`) : to.goods,
    containers: fields.includes('containers') ? keyed(from.containers, `${stem}c`) : to.containers,
  };
}

const FIGURES = ['number', 'weight', 'volume'] as const;
/** Sums of figures; what is no figure yet counts nothing, and nothing at all stays empty. */
function summed(rows: readonly Row[]): Record<(typeof FIGURES)[number], Held> {
  const sum = (name: (typeof FIGURES)[number]) => {
    const figures = rows.map((row) => String(row[name] ?? '')).filter((text) => weight.is(text));
    return figures.length === 0 ? '' : sumDecimal(figures);
  };
  return { number: sum('number'), weight: sum('weight'), volume: sum('volume') };
}

function grouped<R extends Row>(rows: readonly R[], keyOf: (row: R) => string): R[][] {
  const groups = new Map<string, R[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups.values()];
}

const once = (texts: readonly Held[]) =>
  [...new Set(texts.map((text) => String(text ?? '').trim()).filter(Boolean))].join('\n');

/** A master bill with the sums of its houses: one line for each HS code and packing, one row for each container. */
function housesIntoMaster(
  houses: readonly BillDraftValues[],
  to: BillDraftValues,
  fields: readonly SyncField[],
  stem: string,
): BillDraftValues {
  const filled = <R extends Row>(rows: readonly R[]) => rows.filter((row) => !isBlankRow(row));
  const goods = filled(houses.flatMap((house) => house.goods));
  const boxes = filled(houses.flatMap((house) => house.containers));
  const [first] = houses;
  const base = first ? masterIntoHouse(first, to, fields, stem) : to;
  const sumGoods = () =>
    grouped(goods, ({ hsCode, packageType, goodsType }) => `${hsCode} ${packageType} ${goodsType}`).map((rows, at) => ({
      ...(rows[0] ?? blankGoods('')),
      ...summed(rows),
      id: null,
      key: `${stem}g${at}`,
      marks: once(rows.map(({ marks }) => marks)),
      goods: once(rows.map((row) => row.goods)),
    }));
  const sumBoxes = () =>
    grouped(boxes, ({ ctnNo, key }) => String(ctnNo || key)).map((rows, at) => ({
      ...(rows[0] ?? blankContainer('')),
      ...summed(rows),
      id: null,
      key: `${stem}c${at}`,
    }));
  return {
    head: base.head,
    goods: fields.includes('goods') ? sumGoods() : to.goods,
    containers: fields.includes('containers') ? sumBoxes() : to.containers,
  };
}

/** The bills that the other kind is made of: its sub-bills where it is split, else its main bill. */
const partsOf = (bills: readonly DraftBill[]) => {
  const parts = bills.filter(({ position }) => position > 0);
  return parts.length > 0 ? parts : bills;
};

const locked = ({ locked: names, values }: DraftBill, next: BillDraftValues): BillDraftValues => ({
  ...next,
  head: { ...next.head, ...Object.fromEntries(names.map((name) => [name, values.head[name as 'vessel'] ?? null])) },
});

async function write(
  tx: Db,
  services: Services,
  target: DraftBill,
  next: BillDraftValues,
  caller: Caller<Member>,
  booking: { id: number; customerId: number },
) {
  const now = new Date();
  const { userId } = caller.visitor;
  const writing = { base: target.revision, userId, at: now.getTime(), page: caller.page ?? '' };
  const { revision, values, written } = mergeDraft(target, draftChanges(target.values, next), writing);
  await keepDraft(tx, {
    bookingId: booking.id,
    billId: target.billId,
    revision,
    values,
    written,
    userId,
    savedAt: now,
  });
  const { customerId, id: bookingId } = booking;
  await services.bus.publish(tx, { type: 'order', customerId, bookingId, change: 'instruction', page: caller.page });
  return { revision, values };
}

/** What a master says into a house, or the houses of a booking into their master; a dry run answers what would change. */
export async function syncBills(
  services: Services,
  { bookingId, from, to, billId, fields, dryRun, revision: seen }: In<Call>,
  caller: Caller<Member>,
): Promise<Out<Call>> {
  if (from === to) throw badInput('to');
  return services.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, { id: bookingId });
    if (modeOf(booking) === 'closed') throw closed(booking, caller.language);
    const drafts = await draftsOf(tx, booking);
    const target = billOf(drafts, to, billId);
    const sources = drafts.filter(({ kind }) => kind === from);
    const [main] = sources;
    if (!main) throw refused('instructionNoOther');
    const stem = `${from === 'MBL' ? 'm' : 'h'}${target.revision}-`;
    const next = locked(
      target,
      from === 'MBL'
        ? masterIntoHouse(main.values, target.values, fields, stem)
        : housesIntoMaster(
            partsOf(sources).map(({ values }) => values),
            target.values,
            fields,
            stem,
          ),
    );
    const [before, after] = [target, { ...target, values: next }].map((one) => contentOf(one, booking.webStatus));
    if (!before || !after) throw badInput('billId');
    const shown = shownPlace(drafts);
    const changes = differences(to, [before], [after]).map((change) => ({ ...change, billId: shown(change.billId) }));
    if (dryRun || changes.length === 0) return { revision: target.revision, values: next, changes };
    if (seen === undefined) throw badInput('revision');
    if (seen !== target.revision) throw olderRow({ revision: target.revision, values: target.values });
    return { ...(await write(tx, services, target, next, caller, booking)), changes };
  });
}
