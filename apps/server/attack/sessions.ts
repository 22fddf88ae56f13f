import assert from 'node:assert/strict';
import { contract } from '@lading/api-client/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../src/database/open.ts';
import { sessions, webUsers } from '../src/database/schema.ts';
import { openSession, sessionOf } from '../src/user/session.ts';
import { ask, PEOPLE } from './asking.ts';
import { openBeside } from './beside.ts';
import type { Figures, Target } from './walk.ts';
import { frame, openWire, pause } from './wire.ts';

export const name = 'sessions';

/** Milliseconds after which a page was not told: half of the time after which it would be asked anyway. */
const NOT_TOLD = 30_000;

async function isGood(origin: string, token: string): Promise<boolean> {
  const { code, data, message } = await ask(origin, contract.user.checkToken, undefined, token);
  assert.equal(code, '1', message);
  return data === true;
}

async function person(db: Db) {
  const [row] = await db.select().from(webUsers).where(eq(webUsers.account, PEOPLE.customer));
  if (!row) throw new Error('the demonstration is not there');
  return row.id;
}

const switched = (db: Db, id: number, active: boolean) =>
  db.update(webUsers).set({ active }).where(eq(webUsers.id, id));

/** What ends a session from outside, as somebody at the database does it. */
const ENDS: Readonly<Record<string, (db: Db, id: number, token: string) => Promise<unknown>>> = {
  'switched off': (db, id) => switched(db, id, false),
  revoked: (db, _id, token) =>
    db
      .update(sessions)
      .set({ revokedAt: new Date() })
      .where(eq(sessions.tokenHash, sessionOf(token))),
  expired: (db, _id, token) =>
    db
      .update(sessions)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(sessions.tokenHash, sessionOf(token))),
  deleted: (db, _id, token) => db.delete(sessions).where(eq(sessions.tokenHash, sessionOf(token))),
  'shortened to half a second': (db, _id, token) =>
    db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() + 500) })
      .where(eq(sessions.tokenHash, sessionOf(token))),
};

/** A page and the calls of a session that ends: how long each of them goes on, on another server too where there are two. */
async function endSessions(db: Db, origin: string): Promise<Figures> {
  const id = await person(db);
  const figures: Record<string, number> = {};
  for (const [what, end] of Object.entries(ENDS)) {
    const token = await openSession(db, id, 'attack');
    const login = frame(JSON.stringify({ cmd: 'login', text: token }));
    const page = await openWire(origin, { first: Buffer.concat([login, frame('{"cmd":"ping"}')]) });
    assert(await page.until(() => page.hears('"pong"'), NOT_TOLD), `${what}: the page was not let in`);
    const begun = performance.now();
    await end(db, id, token);
    await page.until(() => page.closed() > 0, NOT_TOLD);
    const closed = performance.now() - begun;
    assert.equal(page.closed(), 4401, `${what}: the page stayed open`);
    page.socket.destroy();
    assert(!(await isGood(origin, token)), `${what}: its calls were still answered`);
    await switched(db, id, true);
    assert(!(await isGood(origin, token)), `${what}: it was good again when the person was switched on again`);
    figures[`a session is ${what}: its page is closed after, ms`] = Math.round(closed);
  }
  return figures;
}

/** Logins while somebody is switched off and on: none of before the last switch may be good after it. */
async function reviveByRace(db: Db, origin: string, rounds: number): Promise<Figures> {
  const id = await person(db);
  let revived = 0;
  let opened = 0;
  for (let round = 0; round < rounds; round++) {
    const tokens: string[] = [];
    let isOver = false;
    const opening = [1, 2, 3, 4].map(async () => {
      while (!isOver) {
        tokens.push(await openSession(db, id, 'attack'));
        // PGlite answers without ever letting a clock run.
        await pause(0);
      }
    });
    await pause(20);
    await switched(db, id, false);
    await pause(20);
    isOver = true;
    await Promise.all(opening);
    await switched(db, id, true);
    opened += tokens.length;
    for (const token of tokens.slice(-20)) if (await isGood(origin, token)) revived += 1;
    await db.delete(sessions).where(inArray(sessions.tokenHash, tokens.map(sessionOf)));
  }
  assert.equal(revived, 0, `${revived} sessions came alive again`);
  return { 'sessions opened around a switch': opened, 'of them good after the next': revived };
}

export async function run({ origin, database, short }: Target): Promise<Figures> {
  const beside = await openBeside({ origin, database });
  try {
    const figures = await endSessions(beside.db, beside.origin);
    return { ...figures, ...(await reviveByRace(beside.db, beside.origin, short ? 3 : 20)) };
  } finally {
    await beside.close();
  }
}
