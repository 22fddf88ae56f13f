import { and, eq, notExists } from 'drizzle-orm';
import type { Db } from '../../../database/open.ts';
import { billVersions, bookings, confirmations } from '../../../database/schema.ts';
import { logged } from '../../../order/log.ts';
import { presentBills } from '../../../order/versions/content.ts';
import { chinaDate } from '../../../time.ts';
import { randomOf } from '../../random.ts';
import { type Edit, put, putBox } from './edits.ts';
import { accountsOf, DESK, issueDrafts } from './load-reviews.ts';
import type { DemoDraft, DemoMark, DemoReview, Signed } from './shape.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
/** When the drafts of a bill came back on the day before it was approved, by how many there were. */
const HOURS: Readonly<Record<number, readonly string[]>> = {
  1: ['14:05'],
  2: ['10:10', '16:20'],
  3: ['09:35', '13:15', '17:05'],
};

/** Two figures of the consignee's address, turned round by who typed it. */
const turned: Edit = (record) => put({ sAddress: record.bill.sAddress.replace(/(\d)(?!\1)(\d)/, '$2$1') })(record);
const otherSeal: Edit = (record) => putBox(0, { sealNo: `${record.containers[0]?.sealNo ?? ''}0` })(record);

interface Approval {
  readonly bookingNo: string;
  readonly rounds: number;
  /** account of who approved it */
  readonly by: string;
  readonly at: Date;
  /** the number of its first container, where it has one */
  readonly box: string | undefined;
}

type Slip = readonly [path: string, edit: Edit];

/** What each draft but the last one got wrong, and where. */
function slipsOf({ rounds, box }: Approval): readonly (readonly Slip[])[] {
  const address: Slip = ['bill.sAddress', turned];
  const seal: Slip = [`containers[${box}].sealNo`, otherSeal];
  if (rounds < 2) return [[]];
  if (rounds === 2) return [[address], []];
  // Of two mistakes one was overlooked when they were put right.
  return [[address, seal], [seal], []];
}

/** The way to a draft that was approved: as many drafts as it has, each but the last with changes that were asked for. */
function reviewOf(approval: Approval): DemoReview {
  const { bookingNo, by, at } = approval;
  const random = randomOf(`approved ${bookingNo}`);
  const eve = chinaDate(new Date(at.getTime() - DAY));
  const minutesAfter = (start: number, minutes: number) => new Date(start + minutes * MINUTE).toISOString();
  const signed = (start: number, minutes: number): Signed => ({ by, at: minutesAfter(start, minutes) });
  const drafts = slipsOf(approval).map((slips, place): DemoDraft => {
    const start =
      Date.parse(`${eve}T${HOURS[approval.rounds]?.[place] ?? '17:30'}:00+08:00`) + random.int(0, 25) * MINUTE;
    const marks = slips.map(
      ([path], nth): DemoMark => ({ ...signed(start, 34 + nth), kind: 'change', path, reason: 'typing' }),
    );
    const draft = { at: minutesAfter(start, 0), edits: { 0: slips.map(([, edit]) => edit) } };
    if (marks.length === 0) return { ...draft, viewed: [signed(at.getTime(), -random.int(4, 18))] };
    const answers = slips.map(([path], nth) => ({ by: DESK, at: minutesAfter(start, 70 + nth), path }));
    return { ...draft, viewed: [signed(start, 31)], marks, sent: signed(start, 40), answers };
  });
  const [first] = drafts;
  if (!first) throw new Error(`${bookingNo} was approved without a draft`);
  // In the afternoon before the first draft came back.
  const sent = signed(Date.parse(`${eve}T15:10:00+08:00`) - DAY, random.int(0, 190));
  return { name: 'approved', bookingNo, sent, drafts: [first, ...drafts.slice(1)] };
}

/** Every bill that came approved gets its drafts and what was asked of them, so that its history and the reports tell them. */
export async function loadApproved(tx: Db): Promise<void> {
  const accounts = await accountsOf(tx);
  const accountOf = new Map([...accounts].map(([account, id]) => [id, account]));
  const kept = tx
    .select({ id: billVersions.id })
    .from(billVersions)
    .where(and(eq(billVersions.bookingId, confirmations.bookingId), eq(billVersions.kind, confirmations.kind)));
  const rows = await tx
    .select({ booking: bookings, confirmation: confirmations })
    .from(confirmations)
    .innerJoin(bookings, eq(bookings.id, confirmations.bookingId))
    .where(notExists(kept))
    .orderBy(confirmations.id);
  for (const { booking, confirmation } of rows) {
    const { kind, version, userId, createTime } = confirmation;
    const [main] = await presentBills(tx, booking.id, kind);
    const by = accountOf.get(userId);
    if (!main || by === undefined) throw new Error(`${booking.bookingNo} was approved by nobody`);
    const box = main.content.containers[0]?.['ctnNo'] as string | undefined;
    const review = reviewOf({ bookingNo: booking.bookingNo, rounds: version, by, at: createTime, box });
    await issueDrafts(tx, booking, review, accounts);
    await logged(tx, { bookingId: booking.id, event: 'confirmed', version, userId, createTime });
  }
}
