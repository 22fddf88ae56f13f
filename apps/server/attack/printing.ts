import assert from 'node:assert/strict';
import { contract } from '@lading/api-client/contract';
import { ask, logIn, PEOPLE } from './asking.ts';
import type { Figures, Target } from './walk.ts';

export const name = 'printing';

const { exportBlDifferences, orderPage } = contract.order;
const DRAFT_READY = 4;
/** Papers of the flood that may be done before another customer's: those that are being drawn, and those whose turn it is before his. */
const BEFORE = 3;

async function draftOf(origin: string, token: string): Promise<number> {
  const { data } = await ask(origin, orderPage, { webStatus: DRAFT_READY, size: 1 }, token);
  const [first] = data.records;
  assert(first, 'a draft waits for its customer');
  return first.bookingId;
}

/** One paper; answers the status and how many milliseconds it took. */
async function print(origin: string, token: string, bookingId: number) {
  const begun = performance.now();
  const url = new URL(exportBlDifferences.path, origin);
  url.search = String(new URLSearchParams({ bookingId: String(bookingId), format: 'pdf' }));
  const answer = await fetch(url, { headers: { auth: token, language: 'en-US' } });
  await answer.arrayBuffer();
  return { status: answer.status, time: Math.round(performance.now() - begun) };
}

/** One customer has many papers drawn at once; another's waits for one of them and not for all. */
export async function run({ origin, short }: Target): Promise<Figures> {
  const [many, few] = [await logIn(origin), await logIn(origin, PEOPLE.other)];
  const [theirs, own] = [await draftOf(origin, many), await draftOf(origin, few)];
  const alone = await print(origin, few, own);
  let done = 0;
  const flood = Array.from({ length: short ? 8 : 55 }, async () => {
    const paper = await print(origin, many, theirs);
    done += 1;
    return paper;
  });
  // With the first of them all others have been asked for.
  await Promise.race(flood);
  const first = done;
  const beside = await print(origin, few, own);
  const before = done - first;
  const drawn = await Promise.all(flood);
  assert.equal(alone.status, 200);
  assert.equal(beside.status, 200);
  assert.ok(before <= BEFORE, `another customer waited for ${before} papers of ${drawn.length}, ${beside.time} ms`);
  const longest = Math.max(...drawn.map(({ time }) => time));
  return {
    'alone, ms': alone.time,
    'beside a flood, ms': beside.time,
    papers: drawn.length,
    'done before it': before,
    'the last of them, ms': longest,
  };
}
