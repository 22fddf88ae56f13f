/**
 * Three processes over one PostgreSQL behind a proxy: each round one is killed with -9 amid a review, uploads, confirmations, mails and text messages, and another takes its
 * place. Then the database is written away and read back, and asked again. Writes a line for each check and one line of JSON, as crash.ts does.
 * DATABASE_URL is an empty database, PG_BIN the folder of pg_dump.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Arg, contract, type Endpoint, type Envelope, type Out } from '@lading/api-client/contract';
import { sql } from 'drizzle-orm';
import { post } from '../outbound/post.ts';
import { addFixture, addMaster, PASSWORD } from '../testing/fixture.ts';
import { formOf } from '../testing/form.ts';
import { addReview } from '../testing/review.ts';
import { ACCOUNTS } from '../testing/server.ts';
import { wrappingBy } from '../user/wrapping.ts';
import { checkLetters, letterTo, openMailbox, openSender } from './crash-mailbox.ts';
import { killShared, openProxy, startShared } from './crash-proxy.ts';
import { openDatabase } from './open.ts';
import { confirmations, files, messages, outbound } from './schema.ts';

const { copyQueRenToMbl, saveBlMarks, blMarks, orderPage } = contract.order;
const PROCESSES = 3;
const rounds = Number(process.env.ROUNDS ?? 20);
const url = process.env.DATABASE_URL ?? '';
const LETTERS = 4;
const result = { passed: 0, failed: 0, skipped: 0 };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function check(name: string, holds: boolean): void {
  result[holds ? 'passed' : 'failed'] += 1;
  console.log(`${name}: ${holds ? 'ok' : 'failed'}`);
}

/** One call through the proxy; undefined where the process that had it is gone. */
function callerOf(proxy: string) {
  const call = async <E extends Endpoint>(
    endpoint: E,
    arg: Arg<E>,
    auth = '',
  ): Promise<Envelope<Out<E>> | undefined> => {
    const isForm = endpoint.kind === 'upload';
    const answer = await fetch(`${proxy}${endpoint.path}`, {
      method: 'POST',
      headers: { auth, ...(!isForm && { 'content-type': 'application/json' }) },
      body: isForm ? formOf(arg) : JSON.stringify(arg),
    }).catch(() => undefined);
    if (!answer || answer.status === 502) return undefined;
    return answer.json().catch(() => undefined) as Promise<Envelope<Out<E>> | undefined>;
  };
  /** As a page does that got no answer: once more, the same. */
  const insist = async <E extends Endpoint>(endpoint: E, arg: Arg<E>, auth = ''): Promise<Envelope<Out<E>>> => {
    for (let time = 0; time < 40; time++) {
      const answer = await call(endpoint, arg, auth);
      if (answer) return answer;
      await pause(100);
    }
    throw new Error(`${endpoint.path}: no answer`);
  };
  return { call, insist };
}
type Caller = ReturnType<typeof callerOf>;

/** Gives and takes back the word on a field until told to stop; answers the last revision that was acknowledged. */
async function review({ insist }: Caller, token: string, bookingId: number, isOver: () => boolean): Promise<number> {
  let revision = 0;
  while (!isOver()) {
    const marks = [{ path: 'bill.vessel', kind: revision % 2 === 0 ? ('ok' as const) : ('undo' as const), revision }];
    const answer = await insist(saveBlMarks, { bookingId, version: 3, marks }, token);
    if (answer.code !== '1') throw new Error(answer.message);
    const [mark] = [...answer.data.saved, ...answer.data.conflicts].filter(({ path }) => path === 'bill.vessel');
    if (!mark || mark.revision < revision) throw new Error(`the mark went back to ${mark?.revision} from ${revision}`);
    revision = mark.revision;
  }
  return revision;
}

const paper = (name: string) =>
  new File([`%PDF-1.4\n${name}\n`, randomBytes(2_000_000), '\n%%EOF\n'], `${name}.pdf`, { type: 'application/pdf' });

const database = await openDatabase({ url });
const { db } = database;
const secret = randomBytes(32);
const mailbox = await openMailbox();
const settings = { ...mailbox.settings, DATABASE_URL: url, SECRET_KEY: secret.toString('base64') };
const { customer } = await addFixture(db);
const running = [await startShared(settings)];
while (running.length < PROCESSES) running.push(await startShared(settings));
const proxy = await openProxy(() => running.map(({ port }) => port));
const caller = callerOf(proxy.url);
const sender = await openSender(database);
const wrapping = wrappingBy(secret);
const login = await caller.insist(contract.user.login, { account: ACCOUNTS.customer, password: PASSWORD });
const token = login.data.token;
const kept = {
  marks: new Map<number, number>(),
  files: new Set<string>(),
  confirmed: new Set<number>(),
  letters: new Set<string>(),
};

async function round(number: number): Promise<void> {
  const reviewed = await addReview(db, customer, `REVIEW${number}`);
  const confirmed = await addMaster(db, customer, `CONFIRM${number}`);
  let isOver = false;
  const reviewing = review(caller, token, reviewed, () => isOver);
  const written: string[] = [];
  for (let letter = 0; letter < LETTERS; letter++) {
    const wanted = letterTo(number * LETTERS + letter);
    await db.transaction((tx) => post(tx, { jobs: sender.jobs, wrapping }, wanted));
    kept.letters.add(wanted.receiver);
    written.push(wanted.receiver);
  }
  // The first of them is on its way: whoever has it says so only later.
  const isSending = () => written.some((receiver) => mailbox.got.has(receiver));
  for (let time = 0; time < 100 && !isSending(); time++) await pause(30);
  const uploading = [0, 1, 2].map(async (one) => {
    const name = `paper-${number}-${one}`;
    const answer = await caller.insist(contract.user.uploadFile, { file: paper(name), folder: 'papers' }, token);
    if (answer.code !== '1') throw new Error(answer.message);
    kept.files.add(`${name}.pdf`);
  });
  const confirming = caller.insist(copyQueRenToMbl, { bookingId: confirmed, version: 3 }, token);
  await pause(20 + ((number * 37) % 200));
  const [victim] = running.splice(number % running.length, 1);
  if (victim) await killShared(victim);
  await pause(200);
  isOver = true;
  kept.marks.set(reviewed, await reviewing);
  await Promise.all(uploading);
  await confirming;
  kept.confirmed.add(confirmed);
  running.push(await startShared(settings));
}

async function marksHold({ insist }: Caller): Promise<boolean> {
  for (const [bookingId, revision] of kept.marks) {
    const { data } = await insist(blMarks, { bookingId, version: 3 }, token);
    if (data.marks.find(({ path }) => path === 'bill.vessel')?.revision !== revision) return false;
  }
  return true;
}

async function checkRows(over: typeof db, when: string): Promise<void> {
  const names = new Set((await over.select({ name: files.name }).from(files)).map(({ name }) => name));
  check(
    `${when}: all ${kept.files.size} answered uploads are kept`,
    [...kept.files].every((name) => names.has(name)),
  );
  const told = await over.select({ values: messages.values }).from(messages);
  const signed = await over.select({ bookingId: confirmations.bookingId }).from(confirmations);
  const numbers = Array.from({ length: rounds }, (_, at) => `CONFIRM${at}`);
  check(
    `${when}: all ${kept.confirmed.size} confirmations are kept once and told once in the portal`,
    [...kept.confirmed].every((id) => signed.filter(({ bookingId }) => bookingId === id).length === 1) &&
      numbers.every((wanted) => told.filter(({ values }) => values.bookingNo === wanted).length === 1),
  );
}

async function checkSent(): Promise<void> {
  // Whoever was killed amid a letter is given up after a quarter of an hour: that has passed here.
  const isLeft = async () => (await db.select().from(outbound)).some(({ state }) => state !== 'sent');
  for (let time = 0; time < 200 && (await isLeft()); time++) {
    await db.execute(
      sql`update jobs.job set started_on = now() - interval '1 hour', heartbeat_on = null where state = 'active' and started_on < now() - interval '20 seconds'`,
    );
    await pause(1_000);
  }
  checkLetters(mailbox, [...kept.letters], check);
}

/** Written away, read back into an empty database, and asked of a process over that. */
async function checkRestored(): Promise<void> {
  const restored = Object.assign(new URL(url), { pathname: '/restored' }).href;
  await db.execute(sql`create database restored`);
  const bin = (name: string) => join(process.env.PG_BIN ?? '', name);
  const dump = execFileSync(bin('pg_dump'), ['-Fc', url], { maxBuffer: 2 ** 30 });
  execFileSync(bin('pg_restore'), ['--no-owner', '-d', restored], { input: dump });
  const again = await startShared({ ...settings, DATABASE_URL: restored });
  const other = await openProxy(() => [again.port]);
  const there = callerOf(other.url);
  const { data } = await there.insist(orderPage, {}, token);
  check('restored: sessions and orders are there', data.total >= 2 * rounds);
  check('restored: every mark has its last revision', await marksHold(there));
  const copy = await openDatabase({ url: restored });
  await checkRows(copy.db, 'restored');
  await copy.close();
  other.close();
  await killShared(again);
}

try {
  for (let number = 0; number < rounds; number++) await round(number);
  check(`${rounds} kills amid a review: each mark has its last acknowledged revision`, await marksHold(caller));
  await checkRows(db, `${rounds} kills`);
  await checkSent();
  await checkRestored();
} catch (error) {
  console.error(error);
  check('the test of processes ran to its end', false);
}
for (const one of running) await killShared(one);
proxy.close();
await sender.stop();
await database.close();
mailbox.close();
console.log(JSON.stringify(result));
process.exit(result.failed === 0 ? 0 : 1);
