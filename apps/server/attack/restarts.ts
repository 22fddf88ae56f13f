import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { contract } from '@lading/api-client/contract';
import { ask, logIn } from './asking.ts';
import { type Ear, listenIn } from './ear.ts';
import type { Figures, Target } from './walk.ts';
import { pause } from './wire.ts';

export const name = 'restarts';

const { orderPage, saveBlMarks, blVersions, blMarks } = contract.order;
const DRAFT_READY = 4;
const PLACE = 'bill.vessel';
/** Milliseconds until all write again; a database that was ended at once has to recover first. */
const PATIENCE = 60_000;

/** How the private database of the suite is restarted: scripts/tools/postgres.mjs. */
interface Control {
  readonly program: string;
  readonly data: string;
  readonly log: string;
  readonly uid?: number;
  readonly gid?: number;
}

async function restart({ program, data, log, ...user }: Control, mode: 'fast' | 'immediate'): Promise<void> {
  const args = ['restart', '-D', data, '-m', mode, '-w', '-l', log];
  await promisify(execFile)(program, args, { cwd: data, env: { ...process.env, LC_ALL: 'C' }, ...user });
}

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
  if (code !== '1') return { code };
  const mark = data.marks.find(({ billId, path }) => billId === null && path === PLACE);
  return { code, revision: mark?.revision ?? 0, given: mark?.verdict?.kind === 'ok' };
}

/** Gives and takes back the word on one field, always on what stands there; answers the codes it was answered. */
async function keepWriting(origin: string, token: string, writer: Writer, isOver: () => boolean) {
  const codes = new Map<string, number>();
  const count = (code: string) => codes.set(code, (codes.get(code) ?? 0) + 1);
  for (; !isOver(); await pause(20)) {
    const { code: read, revision, given } = await standing(origin, token, writer);
    count(read);
    if (revision === undefined) continue;
    const { bookingId, version } = writer;
    const marks = [{ path: PLACE, kind: given ? 'undo' : 'ok', revision } as const];
    const { code, data } = await ask(origin, saveBlMarks, { bookingId, version, marks }, token);
    count(code);
    const [saved] = data?.saved ?? [];
    if (code !== '1' || !saved) continue;
    writer.acknowledged = saved.revision;
    writer.answers += 1;
  }
  return codes;
}

/** Waits until every writer was answered once more and the page heard of it; answers the milliseconds of both. */
async function untilBack(writers: readonly Writer[], page: Ear) {
  const begun = performance.now();
  const [answers, heard] = [writers.map((writer) => writer.answers), page.heard()];
  const [until, after] = [() => performance.now() - begun, { writing: 0, hearing: 0 }];
  while (!after.writing || !after.hearing) {
    assert(until() < PATIENCE, 'work is taken again without a human');
    await pause(20);
    if (!after.writing && writers.every((writer, at) => writer.answers > (answers[at] ?? 0))) after.writing = until();
    if (!after.hearing && page.heard() > heard) after.hearing = until();
  }
  return after;
}

/** Restarts PostgreSQL over and over while people write; the built-in database has nobody who could. */
export async function run({ origin, short }: Target): Promise<Figures> {
  const given = process.env['POSTGRES_CONTROL'];
  if (!given) return { restarts: 0 };
  const control = JSON.parse(given) as Control;
  const token = await logIn(origin);
  const writers = await writersOf(origin, token);
  assert(writers.length > 0, 'drafts wait for their customer');
  const page = await listenIn(origin, token);
  let isOver = false;
  const writing = writers.map((writer) => keepWriting(origin, token, writer, () => isOver));
  const longest = { writing: 0, hearing: 0 };
  const restarts = short ? 3 : 10;
  await untilBack(writers, page);
  for (let round = 0; round < restarts; round++) {
    await restart(control, round % 2 === 0 ? 'fast' : 'immediate');
    const { writing: wrote, hearing } = await untilBack(writers, page);
    longest.writing = Math.max(longest.writing, wrote);
    longest.hearing = Math.max(longest.hearing, hearing);
  }
  isOver = true;
  const codes = (await Promise.all(writing)).flatMap((all) => [...all]);
  page.close();
  const odd = codes.filter(([code]) => code !== '1' && code !== '503');
  assert.deepEqual(odd, [], 'a call is answered, or told to come again');
  assert.equal((await fetch(`${origin}/readyz`)).status, 200);
  for (const writer of writers) {
    const { revision = 0 } = await standing(origin, token, writer);
    assert(revision >= writer.acknowledged, `acknowledged ${writer.acknowledged}, and there stands ${revision}`);
  }
  const of = (wanted: string) => codes.reduce((sum, [code, times]) => sum + (code === wanted ? times : 0), 0);
  return {
    restarts,
    writers: writers.length,
    'marks acknowledged': writers.reduce((sum, { answers }) => sum + answers, 0),
    'calls told to come again': of('503'),
    'until all write again, ms': Math.round(longest.writing),
    'until an open page hears again, ms': Math.round(longest.hearing),
  };
}
