import type { Out, PortalContract } from '@lading/api-client/contract';
import { reviewState, WEB_STATUS } from '@lading/validators/bill';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { billRequests, bills } from '../../database/schema.ts';
import { type Language, say, sayNumbered } from '../../messages/say.ts';
import { comparedBills, marksOfDraft } from '../marks/compared.ts';
import { billNames } from '../marks/read.ts';
import { type Booking, contentsOf, newestOf, ownKind } from '../versions/find.ts';

export type Standing = Out<PortalContract['order']['blBatch']>['list'][number];
type State = Standing['state'];

const DECIDED: readonly number[] = [WEB_STATUS.confirmed, WEB_STATUS.issued, WEB_STATUS.released];

/** Both have the same bills: one that was not sent could be compared with itself alone. */
async function sameBills(db: Db, booking: Booking, newest: { instruction: number; draft: number }): Promise<boolean> {
  const kind = ownKind(booking);
  const sent = await contentsOf(db, booking, kind, 'instruction', newest.instruction);
  const issued = await contentsOf(db, booking, kind, 'draft', newest.draft);
  const ids = (list: typeof sent) =>
    (list ?? [])
      .map(({ billId }) => billId)
      .sort((a, b) => a - b)
      .join(' ');
  return ids(sent) === ids(issued);
}

/** Changes that were asked for, or are marked and not sent yet. */
async function changesAsked(db: Db, booking: Booking, draft: number): Promise<boolean> {
  const open = and(eq(billRequests.bookingId, booking.id), eq(billRequests.status, 'open'));
  if ((await db.$count(billRequests, open)) > 0) return true;
  const { ids } = await billNames(db, booking.id, ownKind(booking));
  return (await marksOfDraft(db, ids, draft)).some(({ verdict }) => verdict === 'change');
}

async function stateOf(db: Db, booking: Booking, newest: { instruction: number; draft: number }) {
  const found = (state: State, differences = 0) => ({ state, differences });
  if (newest.draft === 0) return found('noDraft');
  if (DECIDED.includes(booking.webStatus)) return found('decided');
  if (booking.webStatus === WEB_STATUS.changeRequested) return found('changes');
  if (booking.webStatus !== WEB_STATUS.copyReady) return found('noDraft');
  if (newest.instruction === 0 || !(await sameBills(db, booking, newest))) return found('notCompared');
  const compared = await comparedBills(db, booking, ownKind(booking), newest);
  const facts = { viewed: true, newest: true };
  const due = compared.reduce((sum, { comparison }) => sum + reviewState(comparison, {}, facts).due, 0);
  if (due > 0) return found('differences', due);
  return found((await changesAsked(db, booking, newest.draft)) ? 'changes' : 'ready');
}

/** The number that people call the bill by. */
async function billNoOf(db: Db, { id, mblNo, bookingNo, ...booking }: Booking): Promise<string> {
  const kind = ownKind(booking);
  const main = and(eq(bills.bookingId, id), eq(bills.kind, kind), eq(bills.position, 0));
  const [bill] = await db.select({ mblNo: bills.mblNo, hblNo: bills.hblNo }).from(bills).where(main);
  return (kind === 'HBL' ? bill?.hblNo : bill?.mblNo) || mblNo || bookingNo;
}

/** How one draft stands where several are approved at once, in words. */
export async function standingOf(db: Db, booking: Booking, language: Language): Promise<Standing> {
  const newest = await newestOf(db, booking, ownKind(booking));
  const { state, differences } = await stateOf(db, booking, newest);
  return {
    bookingId: booking.id,
    bookingNo: booking.bookingNo,
    billNo: await billNoOf(db, booking),
    version: newest.draft,
    state,
    differences,
    text: say(language, `batch_${state}`, {
      count: differences,
      status: sayNumbered(language, 'webStatus', booking.webStatus),
    }),
  };
}
