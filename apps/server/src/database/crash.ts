/**
 * Kills a real server with -9 right after it answered a confirmation, five times or as many as asked for, and looks
 * whether everything it answered is kept and nothing is half done; then in the middle of sending bookings, half as often: each is sent
 * once with its price, or as it was before; then in the middle of confirming, reissuing and paying statements, and in the middle of writing an
 * instruction, two times or at most twenty. Every server that is killed so is sending mails and text messages besides: each goes at least once,
 * and again under its own number only. Writes a line for each check and one line of JSON;
 * exits with 0 only when all of it holds.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@lading/api-client/contract';
import { createApp } from '../app.ts';
import { addFixture, addMaster, PASSWORD } from '../testing/fixture.ts';
import { ACCOUNTS } from '../testing/server.ts';
import { killWhileWriting, meetAgain, prepareWriting, type Writing } from './crash-instruction.ts';
import { type Letters, prepareLetters, sendLeft } from './crash-letters.ts';
import { checkLetters } from './crash-mailbox.ts';
import { startProcess } from './crash-server.ts';
import { killWhileSettling, prepareSteps, type Step, settleAgain, stepsOf } from './crash-settlement.ts';
import { killWhileSending, prepareSubmits, type Sending, sendAgain, statesOf } from './crash-submits.ts';
import { type Database, openDatabase } from './open.ts';
import { bills, bookings, confirmations, messages, todos } from './schema.ts';

const AT_ONCE = 3;
const COUNTED = 20;
const { copyQueRenToMbl, orderPage } = contract.order;
const rounds = Number(process.argv[2] ?? process.env.ROUNDS ?? 5);
/** Rounds of each kind. */
const SUBMITS = Math.max(2, Math.floor(rounds / 2));
const STEPS = Math.max(2, rounds - 15);
const WRITINGS = Math.min(20, Math.max(2, rounds - 5));
const dataDir = mkdtempSync(join(tmpdir(), 'lading-crash-'));
const result = { passed: 0, failed: 0, skipped: 0 };

// The runner of all suites reads these lines.
function check(name: string, holds: boolean): void {
  result[holds ? 'passed' : 'failed'] += 1;
  console.log(`${name}: ${holds ? 'ok' : 'failed'}`);
}

async function prepare(
  wanted: number,
): Promise<{ ids: number[]; sendings: Sending[][]; steps: Step[][]; writing: Writing; letters: Letters }> {
  const database = await openDatabase({ dataDir });
  const fixture = await addFixture(database.db);
  const { customer, user } = fixture;
  const ids: number[] = [];
  for (let index = 0; index < wanted; index++) ids.push(await addMaster(database.db, customer, `CRASH${index}`));
  const writer = { customerId: customer, userId: user };
  const sendings = await prepareSubmits(database.db, writer, SUBMITS);
  const steps = await prepareSteps(database.db, customer, STEPS);
  const writing = await prepareWriting(database.db, fixture);
  const letters = await prepareLetters(database, rounds + SUBMITS + STEPS + WRITINGS);
  await database.close();
  return { ids, sendings, steps, writing, letters };
}

async function look<T>(work: (db: Database['db']) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir });
  const found = await work(database.db);
  await database.close();
  return found;
}

async function checkSubmits(rounds: readonly Sending[][]): Promise<void> {
  const answered: Sending[] = [];
  for (const [number, sendings] of rounds.entries())
    answered.push(...(await killWhileSending(dataDir, sendings, number)));
  const all = rounds.flat();
  const states = await look((db) => statesOf(db, all));
  const sent = states.filter((state) => state === 'sent').length;
  check(
    `${all.length} bookings sent in ${rounds.length} rounds: ${sent} are sent, none half or twice`,
    !states.includes('half'),
  );
  const isKept = all.every((sending, at) => !answered.includes(sending) || states[at] === 'sent');
  check(`all ${answered.length} answered bookings are kept with their price`, answered.length > 0 && isKept);
  const refused = await sendAgain(dataDir, all);
  for (const message of refused) console.log(message);
  const ends = await look((db) => statesOf(db, all));
  check('sent once more, each is sent once', refused.length === 0 && ends.every((state) => state === 'sent'));
}

async function checkSettling(rounds: readonly Step[][]): Promise<void> {
  const answered: Step[] = [];
  for (const [number, steps] of rounds.entries()) answered.push(...(await killWhileSettling(dataDir, steps, number)));
  const all = rounds.flat();
  const states = await look((db) => stepsOf(db, all));
  const done = states.filter((state) => state === 'done').length;
  check(
    `${all.length} statements confirmed, reissued and paid in ${rounds.length} rounds: ${done} are done, none half`,
    !states.includes('half'),
  );
  const isKept = all.every((step, at) => !answered.includes(step) || states[at] === 'done');
  check(`all ${answered.length} answered ones are kept`, answered.length > 0 && isKept);
  await settleAgain(dataDir, all);
  const ends = await look((db) => stepsOf(db, all));
  check(
    'asked once more, each is done once',
    ends.every((state) => state === 'done'),
  );
}

async function checkWriting(writing: Writing): Promise<void> {
  let [met, answered] = [0, 0];
  for (let number = 0; number < WRITINGS; number++) {
    const { met: held, answered: written } = await killWhileWriting(dataDir, writing, number);
    met += held ? 1 : 0;
    answered += written;
  }
  met += (await meetAgain(dataDir, writing)) ? 1 : 0;
  check(
    `an instruction written through ${WRITINGS} kills: after each all ${answered} answered letters are there, none twice`,
    met === WRITINGS + 1 && answered > 0,
  );
}

async function checkSending(letters: Letters): Promise<void> {
  const { amid, left } = await sendLeft(dataDir, letters);
  check(`${amid} letters were on their way when their server was killed, none is left`, amid > 0 && left === 0);
  checkLetters(letters.mailbox, letters.receivers, check);
}

// Several are sent together and the first answer pulls the plug, so the others are caught wherever they are.
async function round(number: number, ids: number[], answered: number[]): Promise<void> {
  const server = await startProcess(dataDir);
  const kept = new Set<number>();
  for (const bookingId of answered) {
    const { data } = await server.call(orderPage, { bookingId });
    if (data.records[0]?.webStatus === 6) kept.add(bookingId);
  }
  const isKept = answered.every((id) => kept.has(id));
  const confirming = ids.map(async (bookingId) => {
    const { code, message } = await server.call(copyQueRenToMbl, { bookingId, version: 3 });
    if (code !== '1') throw new Error(message);
    answered.push(bookingId);
  });
  await Promise.any(confirming);
  await server.kill();
  await Promise.allSettled(confirming);
  const isLeft = existsSync(join(dataDir, 'server.lock'));
  check(`round ${number}, started over the lock of the killed server, earlier answers kept`, isKept && isLeft);
}

async function checkWhole({ db }: Database, ids: number[], answered: number[]): Promise<void> {
  const rows = {
    bookings: await db.select().from(bookings),
    bills: await db.select().from(bills),
    confirmations: await db.select().from(confirmations),
    todos: await db.select().from(todos),
    messages: await db.select().from(messages),
  };
  const states = ids.map((id) => {
    const booking = rows.bookings.find((row) => row.id === id);
    const of = <T extends { bookingId: number | null }>(list: T[]) => list.filter(({ bookingId }) => bookingId === id);
    const signs = [
      booking?.webStatus === 6,
      of(rows.bills).every(({ webStatus }) => webStatus === 6),
      of(rows.todos).every(({ status }) => status === 3),
      of(rows.confirmations).length === 1,
      rows.messages.filter(({ values }) => values.bookingNo === booking?.bookingNo).length === 1,
    ];
    return { id, isWhole: new Set(signs).size === 1, isDone: signs.every(Boolean) };
  });
  const done = new Set(states.flatMap(({ id, isDone }) => (isDone ? id : [])));
  check(
    'no confirmation is half done',
    states.every(({ isWhole }) => isWhole),
  );
  check(
    `all ${answered.length} answered confirmations are kept`,
    answered.length >= rounds && answered.every((id) => done.has(id)),
  );
}

async function checkFsyncs(database: Database, ids: number[]): Promise<void> {
  const app = await createApp(database);
  const post = (url: string, payload: object, auth = '') =>
    app.inject({ method: 'POST', url, payload, headers: { auth } });
  const login = await post(contract.user.login.path, { account: ACCOUNTS.customer, password: PASSWORD });
  const before = database.fsyncs();
  let commits = 0;
  for (const bookingId of ids) {
    const answer = await post(copyQueRenToMbl.path, { bookingId }, login.json().data.token);
    if (answer.json().code === '1') commits += 1;
  }
  const fsyncs = database.fsyncs() - before;
  // The log of security is committed once a second besides.
  const isEachSynced = fsyncs >= commits && fsyncs < 1.5 * commits;
  check(`${fsyncs} fsyncs for ${commits} commits`, commits === ids.length && isEachSynced);
  await app.close();
}

try {
  const { ids, sendings, steps, writing, letters } = await prepare(rounds * AT_ONCE + COUNTED);
  const attacked = ids.slice(0, rounds * AT_ONCE);
  const answered: number[] = [];
  for (let number = 0; number < rounds; number++)
    await round(number + 1, attacked.slice(number * AT_ONCE, (number + 1) * AT_ONCE), answered);
  const database = await openDatabase({ dataDir });
  await checkWhole(database, attacked, answered);
  await checkFsyncs(database, ids.slice(-COUNTED));
  await database.close();
  await checkSubmits(sendings);
  await checkSettling(steps);
  await checkWriting(writing);
  await checkSending(letters);
} catch (error) {
  console.error(error);
  check('the crash test ran to its end', false);
}
rmSync(dataDir, { recursive: true, force: true });
console.log(JSON.stringify(result));
process.exit(result.failed === 0 ? 0 : 1);
