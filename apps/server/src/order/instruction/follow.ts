import { draftChanges, draftValues, isBlankRow, isUnchanged, type ListChanges } from '@lading/validators/bill';
import type { Db } from '../../database/open.ts';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import type { Staff } from '../../user/session.ts';
import type { Booking } from '../versions/find.ts';
import { type DraftBill, draftsOf, keepDraft, opened } from './drafts.ts';
import { mergeDraft } from './merge.ts';

interface Following {
  readonly tx: Db;
  readonly services: Services;
  readonly booking: Booking;
  /** the bills as they were written before the forwarder changed what was sent */
  readonly drafts: readonly DraftBill[];
  readonly caller: Caller<Staff>;
}

/**
 * Brings what the forwarder has changed of the bills into what the customer writes, as one more writer: what the customer has changed
 * since he sent it stays his.
 */
export async function bringIntoDrafts({ tx, services, booking, drafts, caller }: Following): Promise<void> {
  const now = new Date();
  const { userId } = caller.visitor;
  for (const after of await draftsOf(tx, booking)) {
    const before = drafts.find(({ billId }) => billId === after.billId);
    // Nothing is written of a bill without saves: it shows the bill itself.
    if (!before || before.revision === 0) continue;
    const said = (draft: DraftBill) =>
      draftValues(opened(draft.kind, draft.present, draft.billVersion, booking.webStatus));
    const [old, next] = [said(before), said(after)];
    const changes = draftChanges(aligned(old, before.values), aligned(next, before.values));
    if (isUnchanged(changes)) continue;
    const own = draftChanges(aligned(old, before.values), before.values);
    const head = Object.fromEntries(Object.entries(changes.head).filter(([name]) => !(name in own.head)));
    const lists = {
      goods: notOwn(changes.goods, own.goods),
      containers: notOwn(changes.containers, own.containers),
    };
    const writing = { base: before.revision, userId, at: now.getTime(), page: caller.page ?? '' };
    const merged = mergeDraft(before, { head, ...lists }, writing);
    const { revision, values, written } = merged;
    await keepDraft(tx, {
      bookingId: booking.id,
      billId: after.billId,
      revision,
      values,
      written,
      userId,
      savedAt: now,
    });
  }
  const { id: bookingId, customerId } = booking;
  await services.bus.publish(tx, { type: 'order', customerId, bookingId, change: 'instruction', page: caller.page });
}

type Values = DraftBill['values'];

/** Cells that the customer has changed since stay his. */
const notOwn = (changes: ListChanges, own: ListChanges): ListChanges => {
  const mine = new Map(own.rows.map(({ key, cells }) => [key, cells]));
  return {
    ...changes,
    rows: changes.rows.map(({ key, cells }) => ({
      key,
      cells: Object.fromEntries(
        Object.entries(cells).filter(([name]) => name === 'id' || !(name in (mine.get(key) ?? {}))),
      ),
    })),
  };
};

/** Rows of a bill under the keys of the draft they came from, by their places among the rows that are filled. */
function aligned(said: Values, written: Values): Values {
  const keys = (list: 'goods' | 'containers') => written[list].filter((row) => !isBlankRow(row)).map(({ key }) => key);
  const named = <R extends { readonly key: string }>(rows: readonly R[], known: readonly string[]): R[] =>
    rows.map((row, at) => ({ ...row, id: null, key: known[at] ?? `f${at}` }));
  return {
    head: said.head,
    goods: named(said.goods, keys('goods')),
    containers: named(said.containers, keys('containers')),
  };
}
