import { once } from 'node:events';
import { contract } from '@lading/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { messageReads, messages } from '../database/schema.ts';
import { wakeMessages } from '../message/marks.ts';
import { ACCOUNTS, startServer, type TestServer } from '../testing/server.ts';
import { isoInstant } from '../time.ts';

let server: TestServer;
let address: string;
let token: string;

const TIMES = { login: 3_000, ping: 1_500, recheck: 200 };
beforeAll(async () => {
  server = await startServer({ live: { times: TIMES } });
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  token = await server.login();
});
afterAll(() => server.close());

interface Frame {
  cmd: string;
  msg?: { data: Record<string, unknown> };
}
async function open(channel: string, login?: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws/socket/${channel}`, { headers });
  const frames: Frame[] = [];
  socket.on('message', (data) => frames.push(JSON.parse(String(data)) as Frame));
  const closed = once(socket, 'close').then(([code]) => code as number);
  closed.catch(() => {});
  await once(socket, 'open');
  const say = (frame: unknown) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  if (login) say({ cmd: 'login', text: login });
  return { socket, frames, closed, say };
}
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
async function until(condition: () => boolean) {
  for (let time = 0; time < 500 && !condition(); time++) await pause(20);
}
const ready = (page: { frames: Frame[]; say(frame: unknown): void }) => {
  page.say({ cmd: 'ping' });
  return until(() => page.frames.some(({ cmd }) => cmd === 'pong'));
};

describe('the live channel', () => {
  it('tells every open page of the customer, in the language of its channel, and nobody else', async () => {
    const pages = await Promise.all([
      open('cn', token),
      open('en', await server.login()),
      open('cn', await server.login(ACCOUNTS.other)),
    ]);
    const [cn, en, other] = pages;
    for (const page of pages) await ready(page);
    await server.call(contract.order.copyQueRenToMbl, { bookingId: server.ids.master }, token, { page: 'page-1' });
    await until(() => [cn, en].every(({ frames }) => frames.some(({ cmd }) => cmd === 'notice_msg')));
    const notice = ({ frames }: { frames: Frame[] }) => frames.find(({ cmd }) => cmd === 'notice_msg')?.msg?.data;
    expect(notice(cn)).toEqual({
      id: expect.any(Number),
      messageTypeStr: 'COPY确认',
      messageTitle: 'COSU6412098730 已确认',
      message: expect.stringMatching(/^<p>陈蔚于.*第\s3\s版/),
      createTime: expect.stringMatching(/\+08:00$/),
      page: 'page-1',
    });
    expect(notice(en)).toMatchObject({
      messageTypeStr: 'COPY confirm',
      messageTitle: 'COSU6412098730 is confirmed',
      message: expect.stringContaining('Chen Wei'),
    });
    expect(notice(other)).toBeUndefined();
    const detail = await server.call(contract.message.messageDetail, { id: Number(notice(en)?.id) }, token);
    expect({ ...detail.data, page: 'page-1' }).toMatchObject(notice(en) ?? { id: 0 });
    for (const { socket } of pages) socket.close();
  });

  it('tells the colleagues what happens in a review, and the forwarder what is his', async () => {
    const { house: bookingId } = server.ids;
    const people = [token, ACCOUNTS.staff, ACCOUNTS.other];
    const [mine, staff, other] = await Promise.all(
      people.map(async (one) => open('en', one === token ? token : await server.login(one))),
    );
    const pages = [mine, staff, other].filter((page) => page !== undefined);
    for (const page of pages) await ready(page);
    const marks = [{ path: 'bill.vessel', kind: 'change' as const, proposed: 'EVER', reason: 'ours' }];
    await server.call(contract.order.markBlViewed, { bookingId, version: 3 }, token, { page: 'page-2' });
    await server.call(contract.order.saveBlMarks, { bookingId, version: 3, marks }, token);
    await server.call(contract.order.submitBlChanges, { bookingId, version: 3, requestId: 'live-0001' }, token);
    const told = (page: typeof mine) =>
      page?.frames.flatMap(({ cmd, msg }) => (cmd === 'bill_review' ? (msg?.data.change as string) : [])) ?? [];
    await until(() => told(mine).length === 3 && told(staff).length === 1);
    expect([told(mine), told(staff), told(other)]).toEqual([['viewed', 'marks', 'requests'], ['requests'], []]);
    expect(mine?.frames.find(({ cmd }) => cmd === 'bill_review')?.msg?.data).toEqual({
      bookingId,
      change: 'viewed',
      version: 3,
      page: 'page-2',
    });
    await until(() => staff?.frames.some(({ cmd }) => cmd === 'notice_msg') ?? false);
    expect(staff?.frames.find(({ cmd }) => cmd === 'notice_msg')?.msg?.data).toMatchObject({
      messageTitle: expect.stringContaining('1 change requested'),
    });
    for (const { socket } of pages) socket.close();
  });

  it('answers a ping and ignores what it does not know, or what contains im', async () => {
    const page = await open('en', token);
    for (const frame of ['not json', '[]', 'null', { cmd: 'im_login', text: token }, { cmd: 'imping' }, { cmd: 7 }])
      page.say(frame);
    await ready(page);
    expect(page.frames.map(({ cmd }) => cmd)).toEqual(['cursor', 'pong']);
    expect(page.socket.readyState).toBe(WebSocket.OPEN);
    page.socket.close();
  });

  it('tells a page that comes back all it missed, also what was committed late, and nothing that was read', async () => {
    const { db } = server.database;
    const { customer: customerId } = server.ids;
    const cursorOf = ({ frames }: { frames: Frame[] }) => frames.find(({ cmd }) => cmd === 'cursor')?.msg?.data;
    const first = await open('cn', token);
    await ready(first);
    const since = cursorOf(first) as { id: number; at: number };
    first.socket.close();
    const news = (at: number) => ({
      customerId,
      type: 'news',
      title: 'n',
      html: '',
      createTime: new Date(since.at + at),
    });
    const write = async (...rows: ReturnType<typeof news>[]) =>
      (await db.insert(messages).values(rows).returning({ id: messages.id })).map(({ id }) => id);
    const [old = 0] = await write(news(-600_000));
    // More than a page of them; a lower number than the page knows, whose transaction began before.
    const missed = await write(...Array.from({ length: 230 }, (_, at) => news(at - 30_000)));
    await server.call(contract.message.readMessages, { ids: missed.slice(0, 5) }, token);
    const knows = { id: (missed[20] ?? 0) + 3, at: since.at };
    const back = await open('cn');
    back.say({ cmd: 'login', text: token, since: knows });
    await ready(back);
    const told = back.frames.flatMap(({ cmd, msg }) => (cmd === 'notice_msg' ? [Number(msg?.data.id)] : []));
    expect(told.filter((id) => missed.includes(id) || id === old)).toEqual(missed.slice(5));
    expect(cursorOf(back)).toEqual({ id: missed.at(-1), at: expect.any(Number), told: [] });
    back.socket.close();
    // Whoever comes for the first time need not hear what was there before him.
    const fresh = await open('cn', token);
    await ready(fresh);
    const known = (cursorOf(fresh) as { told: string[] }).told.map((key) => Number(key.split(' ')[0]));
    expect(known).toEqual(expect.arrayContaining(missed));
    fresh.socket.close();
    await db.delete(messages).where(and(eq(messages.customerId, customerId), eq(messages.title, 'n')));
  });

  it('tells a page that comes back what was put off and came back meanwhile, until it is read', async () => {
    const { db } = server.database;
    const { customer: customerId, user: userId } = server.ids;
    const [row] = await db
      .insert(messages)
      .values({ customerId, type: 'news', title: 'later', html: '', createTime: new Date(Date.now() - 3_600_000) })
      .returning();
    const messageId = row?.id ?? 0;
    const woken = new Date(Date.now() - 10_000);
    await db.insert(messageReads).values({ messageId, userId, snoozedUntil: woken });
    await wakeMessages(db, { publish: async () => undefined }, woken);
    const since = { id: messageId + 1_000, at: Date.now() - 60_000 };
    const enter = async (frame: object) => {
      const page = await open('cn');
      page.say({ cmd: 'login', text: token, ...frame });
      await ready(page);
      page.socket.close();
      return (wanted: string) => page.frames.flatMap(({ cmd, msg }) => (cmd === wanted && msg ? [msg.data] : []));
    };
    const again = { id: messageId, createTime: isoInstant(woken) };
    expect((await enter({ since }))('notice_msg')).toEqual([expect.objectContaining(again)]);
    // Whoever comes for the first time need not hear it.
    const [cursor] = (await enter({}))('cursor');
    expect(cursor?.['told']).toContain(`${again.id} ${again.createTime}`);
    await server.call(contract.message.readMessages, { ids: [messageId] }, token);
    expect((await enter({ since }))('notice_msg')).toEqual([]);
    await db.delete(messages).where(eq(messages.id, messageId));
  });

  it('needs no pings from the page: it pings by itself and drops the dead', async () => {
    const page = await open('cn', token);
    const dead = await open('cn', token);
    dead.socket.pong = () => {};
    await pause(TIMES.ping * 2.5);
    expect(page.socket.readyState).toBe(WebSocket.OPEN);
    expect(await dead.closed).toBe(1006);
    page.socket.close();
  });

  it('drops who does not log in, or with a wrong token', async () => {
    expect(await (await open('cn')).closed).toBe(4408);
    expect(await (await open('cn', 'wrong')).closed).toBe(4401);
  });

  it('closes at logout and when the session ends otherwise', async () => {
    const own = await server.login();
    const page = await open('cn', own);
    const stays = await open('cn', token);
    await ready(page);
    await pause(100);
    await server.call(contract.user.logout, undefined, own);
    expect(await page.closed).toBe(4401);
    expect(stays.socket.readyState).toBe(WebSocket.OPEN);
    stays.socket.close();
  });

  it('is for pages of its own host and short frames', async () => {
    await expect(open('cn', token, { origin: 'https://evil.example' })).rejects.toThrow('403');
    const page = await open('cn', token, { origin: address });
    page.say('x'.repeat(17 * 1024));
    expect(await page.closed).toBe(1009);
  });

  it('says that the server restarts', async () => {
    const other = await startServer({ live: { times: TIMES } });
    const url = (await other.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
    const socket = new WebSocket(`${url}/ws/socket/cn`);
    await once(socket, 'open');
    const closed = once(socket, 'close');
    await other.close();
    expect((await closed)[0]).toBe(1012);
  });
});
