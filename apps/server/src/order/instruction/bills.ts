import type { In, Out, PortalContract } from '@lading/api-client/contract';
import {
  type BillDraftValues,
  type BillKind,
  draftRecord,
  type HeldContainer,
  isBlankRow,
  MOST_SUB_BILLS,
  otherKind,
  WEB_STATUS,
} from '@lading/validators/bill';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { billDrafts, bills } from '../../database/schema.ts';
import type { Caller } from '../../http/caller.ts';
import { notFound, refused } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import type { Member } from '../../user/session.ts';
import { addBill } from '../booking/first-bill.ts';
import { formOf } from '../booking/form.ts';
import { lockBooking } from '../find.ts';
import { setPresent } from '../versions/add-version.ts';
import { storedOfRecord } from '../versions/content.ts';
import { type Booking, ownKind } from '../versions/find.ts';
import { type DraftBill, draftsOf, keepDraft, opened, subBillIds } from './drafts.ts';
import { mergeDraft } from './merge.ts';
import { closed, mayAddBills } from './mode.ts';
import { draftsOnWire } from './read.ts';
import { billOf } from './save.ts';
import { masterIntoHouse } from './sync.ts';

type Calls = PortalContract['order'];

async function openBooking(tx: Db, bookingId: number, caller: Caller<Member>): Promise<Booking> {
  const booking = await lockBooking(tx, { id: bookingId });
  if (!mayAddBills(booking)) throw closed(booking, caller.language);
  return booking;
}

const tell = (tx: Db, { bus }: Services, { id, customerId }: Booking, page: string | undefined) =>
  bus.publish(tx, { type: 'order', customerId, bookingId: id, change: 'instruction', page });

/** What a sub-bill begins with: all that its main bill says but goods, containers and a number of its own. */
const partOf = ({ head }: BillDraftValues): BillDraftValues => ({
  head: { ...head, hblNo: 'hblNo' in head ? '' : head['hblNo'] } as BillDraftValues['head'],
  goods: [],
  containers: [],
});
const withoutNothing = ({ head, ...lists }: BillDraftValues): BillDraftValues => ({
  ...lists,
  head: Object.fromEntries(Object.entries(head).filter(([, value]) => value !== undefined)),
});

const ALL = ['voyage', 'ports', 'clauses', 'goods', 'containers'] as const;

/** The bill that a new one is made from, and what it takes of it. */
function begun(drafts: readonly DraftBill[], kind: BillKind): { from: DraftBill; values: BillDraftValues } | undefined {
  const main = drafts.find((one) => one.kind === kind && one.position === 0);
  if (main) return { from: main, values: withoutNothing(partOf(main.values)) };
  const other = drafts.find((one) => one.kind === otherKind(kind) && one.position === 0);
  return (
    other && { from: other, values: masterIntoHouse(other.values, { head: {}, goods: [], containers: [] }, ALL, 'a') }
  );
}

/** Adds a bill of a kind: the main one where there is none, else the next of nine sub-bills. Sent again it adds no second. */
export async function addSiBill(
  services: Services,
  { bookingId, kind, requestId }: In<Calls['addSiBill']>,
  caller: Caller<Member>,
): Promise<Out<Calls['addSiBill']>> {
  const { userId } = caller.visitor;
  return services.db.transaction(async (tx) => {
    const booking = await openBooking(tx, bookingId, caller);
    const answer = async (billId: number) => {
      const drafts = await draftsOf(tx, booking);
      const at = drafts.findIndex((one) => one.billId === billId);
      const bill = (await draftsOnWire(tx, drafts, caller.language))[at];
      if (!bill) throw notFound();
      return { bill };
    };
    const [sent] = await tx
      .select({ billId: billDrafts.billId })
      .from(billDrafts)
      .where(and(eq(billDrafts.bookingId, bookingId), eq(billDrafts.requestId, requestId)));
    if (sent) return answer(sent.billId);
    const drafts = await draftsOf(tx, booking);
    if (drafts.length === 0 && kind === ownKind(booking)) {
      await addBill(tx, booking, await formOf(tx, bookingId));
      const [first] = await draftsOf(tx, booking);
      if (!first) throw refused('instructionNoBooking');
      await keepDraft(tx, {
        bookingId,
        billId: first.billId,
        revision: 0,
        values: first.values,
        written: {},
        userId,
        requestId,
      });
      return answer(first.billId);
    }
    const taken = drafts.filter((one) => one.kind === kind).map(({ position }) => position);
    const position = [...Array(MOST_SUB_BILLS + 1).keys()].find((at) => !taken.includes(at));
    if (position === undefined) throw refused('instructionBills', { most: MOST_SUB_BILLS });
    const source = begun(drafts, kind);
    if (!source) throw refused('instructionNoBooking');
    const [row] = await tx
      .insert(bills)
      .values({ bookingId, kind, position, webStatus: WEB_STATUS.draft })
      .returning({ id: bills.id });
    if (!row) throw notFound();
    // The bill itself knows what the carrier fills, so that it stays locked on it, too.
    const { locked } = source.from;
    const known = Object.fromEntries(Object.entries(source.from.values.head).filter(([name]) => locked.includes(name)));
    const empty = {
      billId: row.id,
      position,
      content: { fields: {}, goods: [], containers: [], actualNumber: 0, actualWeight: '0', actualVolume: '0' },
    };
    const record = draftRecord(opened(kind, empty, 1, WEB_STATUS.draft), { head: known, goods: [], containers: [] });
    await setPresent(tx, row.id, storedOfRecord(record), { version: 1, webStatus: WEB_STATUS.draft });
    const { values } = source;
    await keepDraft(tx, { bookingId, billId: row.id, revision: 0, values, written: {}, userId, requestId });
    await tell(tx, services, booking, caller.page);
    return answer(row.id);
  });
}

const isBox = (row: HeldContainer): boolean => !isBlankRow(row);

/** Deletes a sub-bill before it is sent. Its containers go back to the main bill; what was sent of it stays with the versions. */
export async function deleteSiBill(
  services: Services,
  { bookingId, kind, billId }: { bookingId: number; kind: BillKind; billId: number },
  caller: Caller<Member>,
) {
  const { userId } = caller.visitor;
  return services.db.transaction(async (tx) => {
    const booking = await openBooking(tx, bookingId, caller);
    const drafts = await draftsOf(tx, booking);
    const bill = billOf(drafts, kind, billId);
    const main = billOf(drafts, kind, null);
    const numbers = new Set(main.values.containers.map(({ ctnNo }) => ctnNo));
    const back = bill.values.containers.filter((row) => isBox(row) && !(row.ctnNo && numbers.has(row.ctnNo)));
    if (back.length > 0) {
      const now = new Date();
      const rows = back.map(({ key, ...cells }) => ({ key: `${billId}-${key}`, cells }));
      const order = [...main.values.containers.map(({ key }) => key), ...rows.map(({ key }) => key)];
      const changes = {
        head: {},
        goods: { rows: [], removed: [], order: null },
        containers: { rows, removed: [], order },
      };
      const writing = { base: main.revision, userId, at: now.getTime(), page: caller.page ?? '' };
      const { revision, values, written } = mergeDraft(main, changes, writing);
      await keepDraft(tx, { bookingId, billId: main.billId, revision, values, written, userId, savedAt: now });
    }
    await tx.delete(bills).where(eq(bills.id, billId));
    await tell(tx, services, booking, caller.page);
    return subBillIds(tx, bookingId, kind);
  });
}
