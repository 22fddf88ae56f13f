import assert from 'node:assert/strict';
import { contract } from '@lading/api-client/contract';
import pg from 'pg';
import { ask, logIn } from './asking.ts';
import type { Figures, Target } from './walk.ts';

export const name = 'restarts';

const { orderPage, saveBlMarks, blVersions, blMarks } = contract.order;
const DRAFT_READY = 4;
const PLACE = 'bill.vessel';
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Writer {
  readonly bookingId: number;
  readonly version: number;
  acknowledged: number;
  answers: number;
}

async function writersOf(origin: string, token: string): Promise<Writer[]> {
  const { data } = await ask(origin, orderPage, { webStatus: DRAFT_READY, size: 5 }, token);
  const writers: Writer[] = [];
  for (const { bookingId } of data.records) {
    const { newestDraft: version } = (await ask(origin, blVersions, { bookingId }, token)).data;
    if (version > 0) writers.push({ bookingId, version, acknowledged: 0, answers: 0 });
  }
  return writers;
}

/** The revision and the word that stand there, as far as the server can say. */
async function standing(origin: string, token: string, { bookingId, version }: Writer) {
  const { code, data } = await ask(origin, blMarks, { bookingId, version }, token);
  if (code !== '1') return undefined;
  const mark = data.marks.find(({ billId, path }) => billId === null && path === PLACE);
  return { revision: mark?.revision ?? 0, given: mark?.verdict?.kind === 'ok' };
}

/** Gives and takes back the word on one field, always on what stands there. */
async function keepWriting(origin: string, token: string, writer: Writer, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    try {
      const now = await standing(origin, token, writer);
      if (!now) continue;
      const kind = now.given ? 'undo' : 'ok';
      const { bookingId, version } = writer;
      const marks = [{ path: PLACE, kind, revision: now.revision } as const];
      const { code, data } = await ask(origin, saveBlMarks, { bookingId, version, marks }, token);
      const [saved] = data?.saved ?? [];
      if (code !== '1' || !saved) continue;
      writer.acknowledged = saved.revision;
      writer.answers += 1;
    } finally {
      await pause(20);
    }
  }
}

/** Ends every connection of the database over and over while people write; the built-in database has none. */
export async function run({ origin, database, short }: Target): Promise<Figures> {
  if (!database) return { cuts: 0 };
  const token = await logIn(origin);
  const writers = await writersOf(origin, token);
  assert.ok(writers.length > 0, 'drafts wait for their customer');
  const other = new pg.Client({ connectionString: database });
  await other.connect();
  let over = false;
  const writing = writers.map((writer) => keepWriting(origin, token, writer, () => over));
  let longest = 0;
  const cuts = short ? 3 : 10;
  for (let cut = 0; cut < cuts; cut++) {
    await pause(300);
    await other.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
    );
    const begun = performance.now();
    const before = writers.map(({ answers }) => answers);
    while (writers.some(({ answers }, at) => answers === before[at])) {
      assert.ok(performance.now() - begun < 30_000, 'work is taken again without a human');
      await pause(20);
    }
    longest = Math.max(longest, performance.now() - begun);
  }
  over = true;
  await Promise.all(writing);
  await other.end();
  for (const writer of writers) {
    const now = await standing(origin, token, writer);
    assert.ok((now?.revision ?? 0) >= writer.acknowledged, 'nothing acknowledged is lost');
  }
  const written = writers.reduce((sum, { answers }) => sum + answers, 0);
  return {
    cuts,
    writers: writers.length,
    'marks acknowledged': written,
    'until all write again, ms': Math.round(longest),
  };
}
