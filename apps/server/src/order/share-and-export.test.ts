import { createHash } from 'node:crypto';
import { contract } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { billLog, billShares, bookings, shareVisits, webUsers } from '../database/schema.ts';
import { pagesOf } from '../testing/pdf-text.ts';
import { startDemoServer } from '../testing/server.ts';

const { blLog, blShares, blVersions, createBlShare, enterBlShare, openBlShare, revokeBlShare, exportBlDifferences } =
  contract.order;
const CLERK = '13800138000';

let server: Awaited<ReturnType<typeof startDemoServer>>;
let token: string;
let other: string;
const ids: Record<string, number> = {};

beforeAll(async () => {
  server = await startDemoServer();
  for (const row of await server.database.db.select().from(bookings)) ids[row.bookingNo] = row.id;
  token = await server.login(CLERK);
  other = await server.login('13900139000');
});
afterAll(() => server.close());

const idOf = (bookingNo: string): number => ids[bookingNo] ?? 0;
const THREE = 'MB26S01843';

describe('a link', () => {
  const link = async (days = 7) => {
    const { data } = await server.call(createBlShare, { bookingId: idOf(THREE), days }, token);
    if (!data) throw new Error('no link');
    return data;
  };
  /** What a browser does: exchanges the token and keeps the cookie. */
  const enter = async (secret: string) => {
    const payload = { token: secret };
    const answer = await server.app.inject({ method: 'POST', url: enterBlShare.path, payload, headers });
    const { data, message } = answer.json<{ data: { link: string } | null; message: string }>();
    const set = String(answer.headers['set-cookie'] ?? '');
    return { status: answer.statusCode, message, link: data?.link ?? '', set, cookie: set.split(';', 1)[0] ?? '' };
  };
  const headers = { language: 'en-US' };
  const look = (link: string, cookie: string) => server.call(openBlShare, { link }, undefined, { cookie });
  const open = async (secret: string) => {
    const { link, cookie, ...refused } = await enter(secret);
    return cookie ? look(link, cookie) : { ...refused, code: '404', data: null };
  };

  it('shows one comparison without a session, and nothing that is not printed', async () => {
    const { token: secret } = await link();
    const { code, data } = await open(secret);
    expect(code).toBe('1');
    expect(data).toMatchObject({
      billNo: 'COSU6412095038',
      kind: 'MBL',
      author: 'Chen Wei',
      version: 1,
      newest: true,
      instructionVersion: 1,
    });
    expect(data?.draft.mblVo?.sAddress).toContain('1402 E WAREHOUSE');
    expect(data?.instruction?.mblVo?.sAddress).toContain('1420 E WAREHOUSE');
    expect(data?.draft.mblVo).toMatchObject({ blContract: '', blTel: '', blEmail: '', remark: '' });
    expect(JSON.stringify(data)).not.toContain('haoyu.example');
  });

  it('is exchanged for a cookie of an hour, which opens this link alone and leaves with no other call', async () => {
    const { token: secret } = await link();
    const [mine, another] = [await enter(secret), await enter((await link()).token)];
    expect(mine.set).toMatch(
      /^lading-share-[0-9a-f]{16}=[\w-]{43}; Path=\/order\/websi\/pub\/openBlShare\.do; Max-Age=3600; HttpOnly; SameSite=Strict$/,
    );
    expect(mine.set + mine.link).not.toContain(secret);
    expect((await look(mine.link, mine.cookie)).code).toBe('1');
    const value = mine.cookie.split('=')[1] ?? '';
    const others = [
      [mine.link, ''],
      [mine.link, another.cookie],
      [another.link, mine.cookie],
      [another.link, `lading-share-${another.link}=${value}`],
      [mine.link, `lading-share-${mine.link}=${secret}`],
    ] as const;
    for (const [name, cookie] of others) expect((await look(name, cookie)).status).toBe(404);
    const { db } = server.database;
    expect(JSON.stringify(await db.select().from(shareVisits))).not.toContain(value);
    await db.update(shareVisits).set({ expiresAt: new Date(Date.now() - 1) });
    expect((await look(mine.link, mine.cookie)).status).toBe(404);
  });

  it('stops showing anything when it ends while somebody has it open', async () => {
    const { id, token: secret } = await link();
    const { link: name, cookie } = await enter(secret);
    await server.call(revokeBlShare, { bookingId: idOf(THREE), id }, token);
    expect((await look(name, cookie)).status).toBe(404);
  });

  it('is kept as a hash, listed without its token, counted and written into the log', async () => {
    const { id, token: secret } = await link();
    await open(secret);
    await open(secret);
    const { db } = server.database;
    const [row] = await db.select().from(billShares).where(eq(billShares.id, id));
    expect(row?.tokenHash).toBe(createHash('sha256').update(secret).digest('hex'));
    expect(JSON.stringify(await db.select().from(billShares))).not.toContain(secret);
    const { data } = await server.call(blShares, { bookingId: idOf(THREE) }, token);
    expect(data?.list[0]).toMatchObject({ id, state: 'open', opened: 2, author: 'Chen Wei', billNo: 'COSU6412095038' });
    expect(JSON.stringify(data)).not.toContain(secret);
    const story = await db.select().from(billLog).where(eq(billLog.event, 'shared'));
    expect(story.length).toBeGreaterThanOrEqual(1);
  });

  it('opens nothing but that comparison', async () => {
    const { token: secret } = await link();
    for (const headers of [{ auth: secret }, { auth: '' }])
      expect((await server.post(blVersions.path, { bookingId: idOf(THREE) }, headers)).status).toBe(401);
  });

  it('is answered alike when it is unknown, expired, revoked, or its maker is switched off', async () => {
    const { db } = server.database;
    const [expired, revoked, left] = [await link(), await link(), await link()];
    await db
      .update(billShares)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(billShares.id, expired.id));
    await server.call(revokeBlShare, { bookingId: idOf(THREE), id: revoked.id }, token);
    const answers = [await open('nothing'), await open(expired.token), await open(revoked.token)];
    await db.update(webUsers).set({ active: false }).where(eq(webUsers.account, CLERK));
    answers.push(await open(left.token));
    await db.update(webUsers).set({ active: true }).where(eq(webUsers.account, CLERK));
    // The session ended with the account: switched on again, the person has to log in anew.
    token = await server.login(CLERK);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map(({ message }) => message)).size).toBe(1);
    expect((await open(left.token)).status).toBe(200);
    const { data } = await server.call(blShares, { bookingId: idOf(THREE) }, token);
    const states = new Map(data?.list.map(({ id, state }) => [id, state]));
    expect([states.get(expired.id), states.get(revoked.id)]).toEqual(['expired', 'revoked']);
  });

  it('is made, seen and ended only by the company, and not for longer than a month', async () => {
    const { id } = await link();
    const bookingId = idOf(THREE);
    expect((await server.call(createBlShare, { bookingId }, other)).status).toBe(404);
    expect((await server.call(blShares, { bookingId }, other)).status).toBe(404);
    expect((await server.call(revokeBlShare, { bookingId, id }, other)).status).toBe(404);
    const elsewhere = { bookingId: idOf('MB26S01863'), id };
    expect((await server.call(revokeBlShare, elsewhere, token)).status).toBe(404);
    for (const days of [0, 31, 1.5])
      expect((await server.call(createBlShare, { bookingId, days }, token)).status).toBe(400);
    expect((await server.call(createBlShare, { bookingId, version: 2 }, token)).status).toBe(404);
    expect((await server.call(createBlShare, { bookingId, billId: 1 }, token)).status).toBe(404);
  });

  it('is one of fifty that are good at the same time, and no business of the forwarder', async () => {
    const { db } = server.database;
    const { id } = await link();
    const bookingId = idOf(THREE);
    const [known] = await db.select().from(billShares).where(eq(billShares.id, id));
    if (!known) throw new Error('no link');
    const { billId, version, userId, expiresAt } = known;
    const more = Array.from({ length: 50 }, (_, at) => ({ tokenHash: `${at}`, bookingId, billId, version, userId }));
    await db.insert(billShares).values(more.map((row) => ({ ...row, expiresAt })));
    const { code, message } = await server.call(createBlShare, { bookingId }, token);
    expect([code, message]).toEqual(['0', expect.stringContaining('at most 50 open links')]);
    await db.update(billShares).set({ revokedAt: new Date() });
    expect((await server.call(createBlShare, { bookingId }, token)).code).toBe('1');

    const events = async (who: string) =>
      (await server.call(blLog, { bookingId }, who)).data?.records.map(({ event }) => event);
    expect(await events(token)).toContain('shared');
    expect(await events(await server.login('13700137000'))).not.toContain('shared');
  });

  it('may be tried by one address thirty times a minute', async () => {
    const strict = await createApp(server.database);
    const guess = () => strict.inject({ method: 'POST', url: enterBlShare.path, payload: { token: 'guess' } });
    const answers = [];
    for (let at = 0; at < 31; at++) answers.push((await guess()).statusCode);
    await strict.close();
    expect(new Set(answers.slice(0, 30))).toEqual(new Set([404]));
    expect(answers[30]).toBe(429);
  });
});

describe('the files of a review', () => {
  const get = (query: Record<string, string | number>, auth = token, language = 'en-US') =>
    server.app.inject({
      url: `${exportBlDifferences.path}?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}`,
      headers: { auth, language },
    });
  const TWO = 'MB26S01866';

  it('carry the hash of the draft that the versions have, and what was decided', async () => {
    const bookingId = idOf(TWO);
    const { data } = await server.call(blVersions, { bookingId }, token);
    const hash = data?.versions.find(({ source, version }) => source === 'draft' && version === 2)?.hash ?? '';
    const answer = await get({ bookingId, format: 'json' });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('COSU6412098412_draft_v2_differences.json');
    const { digest, ...value } = answer.json();
    expect(digest).toBe(createHash('sha256').update(JSON.stringify(value)).digest('hex'));
    expect(value).toMatchObject({ hash, version: 2, reviewer: 'Chen Wei', bookingNo: TWO });
    const found = (path: string) => value.bills[0].differences.find((one: { path: string }) => one.path === path);
    expect(found('containers[CCLU1259549].sealNo')).toMatchObject({
      class: 'blocking',
      decision: { kind: 'waived', author: 'Chen Wei' },
      request: { status: 'declined' },
    });
    expect(found('bill.sAddress')).toMatchObject({ decision: { kind: 'change' }, request: { status: 'open' } });
    const [page = ''] = pagesOf((await get({ bookingId, format: 'pdf' })).rawPayload);
    const start = (hash.slice(0, 12).match(/.{4}/g) ?? []).join(' ');
    expect(page).toContain(start);
    expect(page).toContain('Reviewed by Chen Wei');
    expect((await get({ bookingId, format: 'csv' }, token, 'zh-CN')).body).toContain('CCLU1259549');
    const sheet = await get({ bookingId, format: 'xlsx' });
    expect(sheet.headers['content-type']).toContain('spreadsheetml.sheet');
    expect(sheet.headers['content-disposition']).toContain('COSU6412098412_draft_v2_differences.xlsx');
    expect(sheet.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  it('are of an earlier draft, or of one bill, where that is asked for', async () => {
    const earlier = (await get({ bookingId: idOf(TWO), format: 'json', version: 1 })).json();
    expect(earlier).toMatchObject({ version: 1, bills: [{ counts: { blocking: 2, material: 1 } }] });
    const bookingId = idOf('MB26S01873');
    expect((await get({ bookingId, format: 'json' })).json().bills).toHaveLength(10);
    expect((await get({ bookingId, billId: 0, format: 'json' })).json().bills).toMatchObject([
      { billId: null, position: 0, counts: { cosmetic: 3, material: 0, blocking: 0 } },
    ]);
  });

  it("are refused of another's booking, of a draft or bill that is not there, and without a session", async () => {
    const bookingId = idOf(TWO);
    expect((await get({ bookingId, format: 'json' }, other)).statusCode).toBe(404);
    expect((await get({ bookingId, format: 'json', version: 9 })).statusCode).toBe(404);
    expect((await get({ bookingId, format: 'json', billId: 999_999 })).statusCode).toBe(404);
    expect((await get({ bookingId, format: 'json' }, '')).statusCode).toBe(401);
    // Exports hold the customer's internal comments, so the forwarder's people get none.
    expect((await get({ bookingId, format: 'json' }, await server.login('13700137000'))).statusCode).toBe(403);
    expect((await get({ bookingId, format: 'xml' })).statusCode).toBe(400);
  });
});
