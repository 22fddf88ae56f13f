import { BUS_TYPE, draftValues, WEB_STATUS } from '@lading/validators/bill';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import type { SentChange } from '../../database/schema/instructions.ts';
import { bookings, customers, instructionSendings, siTemplates, todos } from '../../database/schema.ts';
import { contentOf, differences } from '../../order/instruction/contents.ts';
import { type DraftBill, draftsOf, keepDraft, opened } from '../../order/instruction/drafts.ts';
import { issuesOf } from '../../order/instruction/issues.ts';
import { asSiTemplate } from '../../order/instruction/template.ts';
import { addVersion, setPresent } from '../../order/versions/add-version.ts';
import { type BillContent, presentContents } from '../../order/versions/content.ts';
import { newestOf, ownKind } from '../../order/versions/find.ts';
import { at } from '../clock.ts';
import { loadInstructionImport } from './load-instruction-import.ts';
import { peopleOf } from './papers/load-papers.ts';

type Booking = typeof bookings.$inferSelect;
interface Telling {
  readonly tx: Db;
  readonly booking: Booking;
  readonly clerk: number;
  readonly desk: number;
  readonly days: number;
}
type Row = typeof instructionSendings.$inferInsert;

const ofKind = (drafts: readonly DraftBill[], booking: Booking) =>
  drafts.filter(({ kind }) => kind === ownKind(booking));

/** One sending of what the bills of a booking say, unless a review has numbered it already. */
async function send(
  { tx, booking, clerk, days }: Telling,
  version: number,
  row: Partial<Row>,
  contents?: readonly BillContent[],
) {
  const kind = ownKind(booking);
  const createTime = row.createTime ?? new Date(at(days - 2, '16:40'));
  const known = (await newestOf(tx, booking, kind)).instruction;
  const said = contents ?? (await presentContents(tx, booking.id, kind));
  if (known < version)
    await addVersion(tx, {
      bookingId: booking.id,
      kind,
      source: 'instruction',
      version,
      contents: said,
      authorId: clerk,
      createTime,
      note: row.reason ?? '',
    });
  const issues = issuesOf(ofKind(await draftsOf(tx, booking), booking));
  await tx.insert(instructionSendings).values({
    bookingId: booking.id,
    version,
    webStatus: WEB_STATUS.draft,
    issues,
    userId: clerk,
    ...row,
    createTime,
  });
}

const answered = ({ desk, days }: Telling, answer = ''): Partial<Row> => ({
  answer,
  answeredBy: desk,
  answeredAt: new Date(at(days - 1, '10:05')),
});

/** An amendment that waits: the buyer moved, and one box has another seal. */
async function amend(telling: Telling): Promise<void> {
  const { tx, booking, days } = telling;
  const sentAt = new Date(at(days, '08:26'));
  const late = booking.cutOff !== null && booking.cutOff < sentAt;
  const kind = ownKind(booking);
  await send(telling, 1, { state: 'accepted', ...answered(telling) });
  const [main, ...rest] = ofKind(await draftsOf(tx, booking), booking);
  if (!main) return;
  const before = contentOf(main, booking.webStatus);
  const { values } = main;
  const [box, ...boxes] = values.containers;
  const moved = 'PACIFIC LINK FORWARDING LTD.\n88 HARBOR AVENUE, DOCK 4\nTEL 1-310-555-0142';
  const next = {
    ...values,
    head: { ...values.head, tAddress: moved },
    containers: box ? [{ ...box, sealNo: 'CN4990021' }, ...boxes] : [],
  };
  const after = contentOf({ ...main, values: next }, booking.webStatus);
  const changes: SentChange[] = differences(kind, [before], [after]);
  await setPresent(tx, main.billId, after.content, { version: main.billVersion, webStatus: booking.webStatus });
  const contents = [after, ...rest.map((bill) => contentOf(bill, booking.webStatus))];
  const fee = late ? { late: true, feeAmount: '450.00', feeCurrency: 'CNY' } : {};
  const row = { base: 1, changes, ...fee, createTime: sentAt, webStatus: WEB_STATUS.accepted };
  await send(telling, 2, { ...row, reason: '买方换了收货仓库，换封一只箱' }, contents);
}

async function returnIt(telling: Telling): Promise<void> {
  const { tx, booking } = telling;
  const kind = ownKind(booking);
  const [main] = ofKind(await draftsOf(tx, booking), booking);
  if (!main) return;
  const place = { kind, billId: main.billId };
  const fields = [
    { ...place, path: 'bill.sAddress', reason: '收货人地址不完整，请补充街道和邮编' },
    { ...place, path: 'goods[0].goods', reason: '货描过于笼统，请写明材质和用途' },
  ];
  await send(telling, 1, { state: 'returned', fields, ...answered(telling, '请按字段更正后重新提交') });
  const open = and(
    eq(todos.bookingId, booking.id),
    eq(todos.busType, BUS_TYPE.shippingInstruction),
    eq(todos.status, 2),
  );
  if ((await tx.$count(todos, open)) === 0)
    await tx.insert(todos).values({
      customerId: booking.customerId,
      busType: BUS_TYPE.shippingInstruction,
      bookingId: booking.id,
      dueAt: booking.cutOff,
    });
}

/** Somebody is in the middle of it: the remark is there, the seals and the last weights are not. */
async function begin({ tx, booking, clerk, days }: Telling): Promise<void> {
  const [main] = ofKind(await draftsOf(tx, booking), booking);
  if (!main) return;
  const { values } = main;
  const containers = values.containers.map((row, at_, all) =>
    at_ < all.length - 1 ? row : { ...row, sealNo: '', weight: '' },
  );
  const next = { ...values, head: { ...values.head, remark: 'SEALS FOLLOW FROM THE FACTORY' }, containers };
  const savedAt = new Date(at(days, '09:12'));
  const cell = [1, clerk, savedAt.getTime(), ''] as const;
  const written = { 'head.remark': cell };
  await keepDraft(tx, {
    bookingId: booking.id,
    billId: main.billId,
    revision: 1,
    values: next,
    written,
    userId: clerk,
    savedAt,
  });
}

const NAMES = ['昊屿 LA 家居整箱', '昊屿 汉堡 塑料餐具'];

async function addTemplates(tx: Db, rows: readonly Booking[], userId: number): Promise<void> {
  for (const [place, name] of NAMES.entries()) {
    const booking = rows[place];
    if (!booking) continue;
    const kind = ownKind(booking);
    const [main] = ofKind(await draftsOf(tx, booking), booking);
    if (!main) continue;
    const content = asSiTemplate(draftValues(opened(kind, main.present, 1, WEB_STATUS.draft)));
    await tx.insert(siTemplates).values({ customerId: booking.customerId, name, kind, content, updatedBy: userId });
  }
}

/** Instructions in each of their states: written, sent, amended after the cut-off, taken and sent back. */
export async function loadInstructions(tx: Db, days = 0): Promise<void> {
  const [company] = await tx.select({ id: customers.id }).from(customers).orderBy(asc(customers.id)).limit(1);
  if (!company) return;
  const { clerk, desk } = await peopleOf(tx);
  const { draft, submitted, accepted, rejected } = WEB_STATUS;
  const rows = await tx
    .select()
    .from(bookings)
    .where(inArray(bookings.webStatus, [draft, submitted, accepted, rejected]))
    .orderBy(asc(bookings.id));
  const seen = new Map<number, number>();
  for (const booking of rows) {
    // Only a booking with its space has an instruction to send.
    if (booking.orderStatus !== 4) continue;
    const turn = seen.get(booking.webStatus) ?? 0;
    seen.set(booking.webStatus, turn + 1);
    const telling: Telling = { tx, booking, clerk, desk, days };
    if (booking.webStatus === submitted) await (turn % 3 === 1 ? amend(telling) : send(telling, 1, {}));
    if (booking.webStatus === accepted) await send(telling, 1, { state: 'accepted', ...answered(telling) });
    if (booking.webStatus === rejected) await returnIt(telling);
    if (booking.webStatus === draft && turn < 3) await begin(telling);
  }
  const own = rows.filter(({ customerId }) => customerId === company.id);
  await addTemplates(tx, own, clerk);
  await loadInstructionImport(tx, own, clerk, days);
}
