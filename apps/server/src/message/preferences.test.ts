import { type Arg, contract, NOTICE_KIND_NAMES } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { messageReads, messages, noticeLetters, noticeSettings, outbound, webUsers } from '../database/schema.ts';
import { noJobs } from '../jobs/jobs.ts';
import { deliver } from '../outbound/deliver.ts';
import type { Outgoing } from '../outbound/provider.ts';
import { ACCOUNTS, startServer, type TestServer } from '../testing/server.ts';
import { wrappingBy } from '../user/wrapping.ts';
import { sendLetters } from './letters.ts';
import { type NoticeType, postNotice } from './post.ts';
import { unsubscribeToken } from './unsubscribe.ts';

const { noticePreferences, savePreferences, messagePage } = contract.message;
const ORIGIN = 'https://portal.example.com';
const COPY = { bookingNo: 'MB26S01873', billNo: 'COSU6412098730', version: '3' };
const secretKey = Buffer.alloc(32, 7);
const sending = { jobs: noJobs, wrapping: wrappingBy(secretKey) };

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startServer({ secretKey });
  token = await server.login();
});
afterAll(() => server.close());

beforeEach(async () => {
  const { db } = server.database;
  for (const table of [outbound, noticeLetters, noticeSettings, messages]) await db.delete(table);
  await db
    .update(webUsers)
    .set({ email: 'chen@haoyu.example', language: 'zh-CN' })
    .where(eq(webUsers.id, server.ids.user));
});

const settings = async () => (await server.call(noticePreferences, undefined, token)).data;
const save = (part: Partial<Arg<typeof savePreferences>>) =>
  server.call(savePreferences, { ...AS_EVER, ...part }, token);
const AS_EVER: Arg<typeof savePreferences> = {
  choices: [],
  digest: 'none',
  quietFrom: '',
  quietTo: '',
  zone: 'Asia/Shanghai',
  language: 'zh-CN',
};
const told: unknown[] = [];
const bus = { publish: async (_tx: unknown, event: unknown) => void told.push(event) };
const notice = (type: NoticeType, values: Record<string, string> = COPY) => {
  const { db } = server.database;
  return db.transaction((tx) =>
    postNotice(tx, bus, { customerId: server.ids.customer, page: undefined }, type, values),
  );
};
const look = (now = new Date()) => sendLetters(server.database.db, sending, ORIGIN, now);

/** What has left since, as the providers get it. */
async function left(): Promise<Outgoing[]> {
  const sent: Outgoing[] = [];
  const provider = { name: 'test', send: async (out: Outgoing) => ({ id: String(sent.push(out)) }) };
  const { db } = server.database;
  for (const { id } of await db.select().from(outbound).orderBy(outbound.id))
    await deliver({ db, wrapping: sending.wrapping }, { sms: [provider], mail: [provider] }, { id });
  return sent;
}

it('is as by default until somebody says otherwise, and keeps what is left out', async () => {
  const before = await settings();
  expect(before.choices.map(({ kind }) => kind)).toEqual(NOTICE_KIND_NAMES);
  expect(before).toMatchObject({ digest: 'none', mailTo: 'chen@haoyu.example', smsTo: ACCOUNTS.customer });
  const of = (all: typeof before, wanted: string) => all.choices.find(({ kind }) => kind === wanted);
  expect(of(before, 'copyReady')).toEqual({ kind: 'copyReady', portal: true, mail: true, sms: false });
  await save({ choices: [{ kind: 'copyReady', portal: true, mail: false, sms: true }] });
  await save({ choices: [{ kind: 'vgmDue', portal: true, mail: true, sms: true }], language: 'en-US', digest: 'day' });
  const after = await settings();
  // A draft cannot come as a text message.
  expect(of(after, 'copyReady')).toEqual({ kind: 'copyReady', portal: true, mail: false, sms: false });
  expect(of(after, 'vgmDue')).toMatchObject({ sms: true });
  expect(after).toMatchObject({ digest: 'day', language: 'en-US' });
  expect(await save({ quietFrom: '22:00' })).toMatchObject({ code: '0', data: { path: 'quietTo' } });
  expect((await save({ quietFrom: '24:00', quietTo: '08:00' })).status).toBe(400);
});

it('mails a notice once, in the language of its reader, as text and as a page, under a number of its own', async () => {
  await notice('copyReady');
  await notice('copyConfirmed', { ...COPY, name: '陈蔚', time: '2026-11-18 16:40' });
  expect(await look()).toBe(1);
  expect(await look()).toBe(0);
  const [mail, ...more] = await left();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: 'chen@haoyu.example', subject: 'COSU6412098730 草单已出，请核对' });
  expect(mail?.job).toMatch(/^o\d+$/);
  expect(mail?.text).toContain('业务 MB26S01873 的提单 COSU6412098730');
  expect(mail?.text).not.toMatch(/<\w/);
  expect(mail?.html).toContain(`<a class="button" href="${ORIGIN}/messages?id=`);
  expect(mail?.html).not.toMatch(/<img|src=|url\(/);
  expect(mail?.unsubscribe).toMatch(/^https:\/\/portal\.example\.com\/mail\/unsubscribe\?token=w1\./);
});

it('gathers by the hour, leaves out what was read meanwhile, and writes nothing by night', async () => {
  await save({ digest: 'hour', language: 'en-US', quietFrom: '22:00', quietTo: '08:00' });
  for (const version of ['1', '2', '3']) await notice('copyReady', { ...COPY, version });
  expect(await look()).toBe(0);
  const { records } = (await server.call(messagePage, {}, token)).data;
  await server.call(contract.message.readMessages, { ids: [records[0]?.id ?? 0] }, token);
  expect(await look(new Date(Date.now() + 36 * 3_600_000))).toBe(2);
  const sent = await left();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ subject: '2 new messages', text: expect.stringContaining('Dear') });
  const [row] = await server.database.db.select().from(noticeLetters);
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Shanghai', hour: '2-digit' }).format(row?.dueAt),
  );
  expect(hour >= 8 && hour < 23).toBe(true);
});

it('hides what its reader does not want to see, from him alone', async () => {
  await save({ choices: [{ kind: 'copyReady', portal: false, mail: false, sms: false }] });
  await notice('copyReady');
  expect((await server.call(messagePage, {}, token)).data).toMatchObject({ total: 0, unread: 0 });
  expect(await server.database.db.$count(messageReads)).toBe(1);
  expect(await server.database.db.$count(noticeLetters)).toBe(0);
});

it('sends cut-offs as text messages to whoever asked for them', async () => {
  await save({ choices: [{ kind: 'vgmDue', portal: true, mail: false, sms: true }] });
  await notice('vgmDue', { bookingNo: 'MB26S01873', hours: '24', time: '2026-11-21 17:00' });
  await look();
  expect(await left()).toMatchObject([
    { to: ACCOUNTS.customer, template: 'cutOff', text: expect.stringContaining('2026-11-21 17:00') },
  ]);
});

it('is turned off from a mail without a login: not by opening it, but by the button of a program for mail', async () => {
  const url = `/mail/unsubscribe?token=${unsubscribeToken(sending.wrapping, server.ids.user, 'copyReady')}`;
  const mailed = async () => (await settings()).choices.filter(({ mail }) => mail).map(({ kind }) => kind);
  const page = await server.app.inject({ url });
  expect(page.body).toContain('<form method="post"');
  expect(await mailed()).toContain('copyReady');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const press = (to: string) =>
    server.app.inject({ method: 'POST', url: to, headers, payload: 'List-Unsubscribe=One-Click' });
  expect((await press(url)).statusCode).toBe(200);
  expect(await mailed()).not.toContain('copyReady');
  expect(await mailed()).toContain('blReleased');
  await notice('copyReady');
  expect(await look()).toBe(0);
  const all = `/mail/unsubscribe?token=${unsubscribeToken(sending.wrapping, server.ids.user, 'all')}`;
  expect((await press(all)).statusCode).toBe(200);
  expect(await mailed()).toEqual([]);
  const forged = `/mail/unsubscribe?token=${unsubscribeToken(wrappingBy(Buffer.alloc(32, 1)), server.ids.user, 'all')}`;
  for (const bad of [forged, '/mail/unsubscribe', '/mail/unsubscribe?token=w1.a.b.c'])
    expect((await press(bad)).statusCode).toBe(404);
});
