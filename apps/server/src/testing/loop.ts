import { type Arg, contract } from '@lading/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { bills, bookings, todos } from '../database/schema.ts';
import { addColleague, addReview, SENT } from './review.ts';
import { ACCOUNTS, startServer } from './server.ts';

const { saveBlMarks, submitBlChanges, blForIssue, answerBlRequests, issueBlDraft } = contract.order;

export const PARTY = { path: 'bill.fAddress', kind: 'change', proposed: SENT.fAddress, reason: 'typing' } as const;
export const PAYMENT = { path: 'bill.payMethodName', kind: 'waived', reason: 'agreed' } as const;
export const VESSEL = { path: 'bill.vessel', kind: 'ok' } as const;

type Steps = Arg<typeof saveBlMarks>['marks'];

/** Two people of a customer and two of the forwarder around one draft; each test begins another. */
export async function openLoop(options: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(options);
  const { db } = server.database;
  await addColleague(db, ACCOUNTS.customer, '13500135000', 'He Miao');
  await addColleague(db, ACCOUNTS.staff, '13600136000', 'Xu Lan');
  const chen = await server.login();
  const staff = await server.login(ACCOUNTS.staff);
  let count = 0;
  let bookingId = 0;
  const marks = (version: number, ...steps: Steps) =>
    server.call(saveBlMarks, { bookingId, version, marks: steps }, chen);
  const submit = (requestId = 'request-1', version = 3) =>
    server.call(submitBlChanges, { bookingId, version, requestId }, chen);
  return {
    server,
    chen,
    he: await server.login('13500135000'),
    staff,
    second: await server.login('13600136000'),
    marks,
    submit,
    async begin() {
      count += 1;
      bookingId = await addReview(db, server.ids.customer, `MB26L${count}`);
      return { bookingId, bookingNo: `MB26L${count}` };
    },
    /** Marks three fields and sends the one change. */
    async send() {
      await marks(3, PARTY, PAYMENT, VESSEL);
      return (await submit()).data.list;
    },
    answer: (decision: 'accepted' | 'declined', ids: number[], token = staff) => {
      const answers = ids.map((id) => ({ id, decision, reason: 'as you wish' }));
      return server.call(answerBlRequests, { bookingId, answers }, token);
    },
    /** Issues a draft whose main bill says something else in some fields. */
    async issue(fields: object, requestId: string, token = staff, version = 3) {
      const { data } = await server.call(blForIssue, { bookingId }, token);
      const [main] = data.bills;
      if (!main?.draft?.mblVo) throw new Error('no draft');
      const bill = { ...main.draft, billId: null, mblVo: { ...main.draft.mblVo, ...fields } };
      const note = 'shipper corrected';
      return server.call(issueBlDraft, { bookingId, version, requestId, note, bills: [bill] }, token);
    },
    /** Status of the booking, then status and version of each bill. */
    async status() {
      const [booking] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
      const rows = await db.select().from(bills).where(eq(bills.bookingId, bookingId));
      return [booking?.webStatus, ...rows.flatMap(({ webStatus, version }) => [webStatus, version])];
    },
    async openToDos() {
      const open = and(eq(todos.bookingId, bookingId), eq(todos.status, 2), eq(todos.busType, 8));
      return (await db.select().from(todos).where(open)).length;
    },
  };
}
