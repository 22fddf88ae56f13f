import { contract, type Out } from '@lading/api-client/contract';
import { ORDER_STATUS } from '@lading/validators/booking';
import { eq } from 'drizzle-orm';
import { shownFrozen } from '../order/booking/cost.ts';
import { addBooking, type Writer } from '../order/booking/write.ts';
import { goodDraft } from '../testing/bookings.ts';
import { addFx, addLane, addRate, dayFromNow } from '../testing/freight.ts';
import { killAmid, type ServerProcess, startProcess } from './crash-server.ts';
import type { Db } from './open.ts';
import { bookingForms, bookings, orderLog } from './schema.ts';

const { orderFromRate } = contract.order;

/** A round sends two drafts that were kept, and two bookings that nobody kept before. */
const EACH = 2;
/** What two 40HQ by the rate of the tests cost. */
const TOLD = { currency: 'USD', amount: '4620.00' } as const;
/** Milliseconds after the sending that the server dies at, round by round; none: at its first answer. */
const AFTER = [undefined, 25, 8, 60, 40, 15, 90] as const;

type Draft = Out<typeof contract.order.initOrder>['draft'];

/** A booking that is about to be sent by a rate of its own. */
export interface Sending {
  readonly rateId: number;
  readonly draft: Draft;
  readonly requestId: string;
  /** of one that was kept as a draft */
  readonly bookingId?: number;
}

/** As many rounds of sendings as asked for, each by a rate of its own: by it they are found again. */
export async function prepareSubmits(db: Db, writer: Writer, rounds: number): Promise<Sending[][]> {
  await addFx({ db });
  const made: Sending[][] = [];
  for (let round = 0; round < rounds; round++) {
    const sendings: Sending[] = [];
    for (let index = 0; index < 2 * EACH; index++) {
      const lane = await addLane({ db });
      const rateId = await addRate({ db }, lane);
      const route = { polId: lane.polId, podId: lane.podId, rateId, etd: dayFromNow(12) };
      const draft = await goodDraft({ db }, route);
      const sending = { rateId, draft, requestId: `crash-submit-${round}-${index}` };
      if (index >= EACH) sendings.push(sending);
      else sendings.push({ ...sending, bookingId: (await addBooking(db, writer, draft, null)).id });
    }
    made.push(sendings);
  }
  return made;
}

const send = (server: ServerProcess, { bookingId, ...sending }: Sending) =>
  server.call(orderFromRate, { ...sending, bookingId, revision: bookingId === undefined ? 0 : 1, told: TOLD });

/** What is there of a sending: nothing, its draft, the whole of it, or something in between. */
async function stateOf(db: Db, { rateId, requestId, bookingId }: Sending): Promise<'none' | 'draft' | 'sent' | 'half'> {
  const forms = await db.select().from(bookingForms).where(eq(bookingForms.rateId, rateId));
  const [form] = forms;
  if (!form) return bookingId === undefined ? 'none' : 'half';
  if (forms.length > 1) return 'half';
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, form.bookingId));
  const log = await db.select().from(orderLog).where(eq(orderLog.bookingId, form.bookingId));
  const sent = log.filter(({ event }) => event === 'submit');
  const { currency, amount } = TOLD;
  const total = form.cost && shownFrozen(form.cost, 'en-US').freightTotal;
  const signs = [
    booking?.orderStatus === ORDER_STATUS.submitted,
    form.submittedAt !== null && form.submittedBy !== null,
    total?.currency === currency && total.amount === amount,
    sent.length === 1 && sent[0]?.requestId === requestId,
  ];
  if (signs.every(Boolean)) return 'sent';
  const begun = signs.some(Boolean) || form.cost !== null || sent.length > 0;
  // One that nobody kept begins and is sent in one step.
  return begun || bookingId === undefined || booking?.orderStatus !== ORDER_STATUS.draft ? 'half' : 'draft';
}

/** Kills the server in the middle of some sendings; answers those that were answered. */
export async function killWhileSending(
  dataDir: string,
  sendings: readonly Sending[],
  round: number,
): Promise<readonly Sending[]> {
  const server = await startProcess(dataDir);
  return killAmid(server, sendings, (sending) => send(server, sending), AFTER[round % AFTER.length]);
}

/** Sends all of them once more, as a browser does that got no answer; answers what was refused. */
export async function sendAgain(dataDir: string, sendings: readonly Sending[]): Promise<readonly string[]> {
  const server = await startProcess(dataDir);
  const answers = await Promise.all(sendings.map((sending) => send(server, sending)));
  await server.kill();
  return answers.flatMap(({ code, message }) => (code === '1' ? [] : [message]));
}

export const statesOf = (db: Db, sendings: readonly Sending[]) =>
  Promise.all(sendings.map((sending) => stateOf(db, sending)));
