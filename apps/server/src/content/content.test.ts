import { contract } from '@lading/api-client/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adverts, fbaWarehouses, inquiries, messages, news, outbound, pictures, recruits } from '../database/schema.ts';
import { addService, addWarehouse, nextSending } from '../testing/base-rows.ts';
import { ADVERT, ARTICLE, addAdvert, addPost, PIXEL, POST, pictureFile } from '../testing/content.ts';
import { lastSent, slid } from '../testing/proofs.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';

const calls = contract.content;
const { myInquiries, inquiryPage, answerInquiry } = contract.user;
let server: TestServer;
let world: World;
let member: string;
let writer: string;

beforeAll(async () => {
  server = await startServer();
  world = worldOver(server);
  member = await server.login();
  writer = await world.someone('staff', ['content:edit', 'inquiry:answer', 'staff:home']);
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of [news, adverts, recruits, pictures, inquiries]) await world.db.delete(table);
});

const open = (path: string, headers: Record<string, string> = {}) => server.app.inject({ url: path, headers });

describe('a picture', () => {
  const upload = async (file = pictureFile()) => (await server.call(calls.uploadPicture, { file }, writer)).data.path;

  it('is seen by everybody as long as something that is published shows it', async () => {
    const path = await upload();
    expect((await open(path)).statusCode).toBe(401);
    expect((await open(path, { auth: member })).statusCode).toBe(403);
    expect((await open(path, { auth: writer })).rawPayload).toEqual(PIXEL);
    const sent = { ...ARTICLE, htmlCn: `<p>a</p><img src="${path}" alt="闸口">`, requestId: nextSending() };
    const { id } = (await server.call(calls.saveNews, sent, writer)).data;
    expect((await open(path)).statusCode).toBe(401);
    await server.call(calls.publishNews, { id, revision: 1 }, writer);
    const seen = await open(path);
    expect(seen).toMatchObject({ statusCode: 200, rawPayload: PIXEL });
    expect(seen.headers['content-type']).toBe('image/png');
    expect((await open(path, { 'if-none-match': String(seen.headers.etag) })).statusCode).toBe(304);
    await server.call(calls.withdrawNews, { id, revision: 2, reason: 'A wrong day' }, writer);
    expect((await open(path)).statusCode).toBe(401);
  });

  it('is told by its content, and one that is not there is not found', async () => {
    const text = new File(['no picture'], 'gate.png', { type: 'image/png' });
    expect((await server.call(calls.uploadPicture, { file: text }, writer)).message).toBe('Only png or jpg up to 5 MB');
    for (const name of ['x.png', `${'0'.repeat(36)}.png`, 'a%00.png'])
      expect((await open(`/files/content/${name}`, { auth: writer })).statusCode).toBe(404);
  });

  it('belongs to an advert, which stands in its place for its days', async () => {
    const imagePc = await upload();
    const sent = { ...ADVERT, imagePc, from: '2026-01-01', requestId: nextSending() };
    const { id } = (await server.call(calls.saveAdvert, sent, writer)).data;
    const shown = async () => (await server.call(calls.adverts, { place: 'home_side' })).data.list;
    expect(await shown()).toEqual([{ id, title: ADVERT.titleEn, imagePc, imageMobile: '', link: '/freight' }]);
    expect((await open(imagePc)).statusCode).toBe(200);
    expect((await server.call(calls.adverts, { place: 'home_banner' })).data.list).toEqual([]);
    await server.call(calls.countAdvert, { id });
    const over = { ...sent, id, revision: 1, to: '2026-01-02', requestId: nextSending() };
    expect((await server.call(calls.saveAdvert, over, writer)).code).toBe('1');
    expect(await shown()).toEqual([]);
    expect((await open(imagePc)).statusCode).toBe(401);
    const { records } = (await server.call(calls.advertPage, {}, writer)).data;
    expect(records).toMatchObject([{ id, clicks: 1, live: false, to: '2026-01-02', revision: 2 }]);
  });
});

it.each([
  ['without a picture', { imagePc: '' }, 'imagePc'],
  ['without a title in one of its languages', { titleEn: '' }, 'titleEn'],
  ['that ends before it begins', { to: '2026-11-19' }, 'to'],
])('refuses an advert %s', async (_what, more, path) => {
  const sent = { ...ADVERT, from: '2026-11-20', ...more, requestId: nextSending() };
  expect(await server.call(calls.saveAdvert, sent, writer)).toMatchObject({ code: '0', data: { path } });
});

it('shows adverts in their order, and forgets those that are deleted', async () => {
  const second = await addAdvert(world, { sort: 2 });
  const first = await addAdvert(world, { sort: 1 });
  const shown = async () => (await server.call(calls.adverts, { place: 'home_side' })).data.list.map(({ id }) => id);
  expect(await shown()).toEqual([first, second]);
  expect((await server.call(calls.deleteAdverts, { ids: [first] }, writer)).code).toBe('1');
  expect(await shown()).toEqual([second]);
});

it('lists posts that are open by kind and city, line by line; staff see all', async () => {
  await addPost(world);
  await addPost(world, { cityCn: '上海', cityEn: 'Shanghai', releaseTime: '2026-11-19' });
  await addPost(world, { kind: 'campus', open: false });
  const { data } = await server.call(calls.recruitPage, { kind: 'social' });
  expect(data).toMatchObject({
    total: 2,
    cities: ['Ningbo', 'Shanghai'],
    counts: { social: 2, campus: 0 },
    records: [{ city: 'Shanghai' }, { duties: ['From booking to release', 'Check instructions'], demands: [] }],
  });
  expect((await server.call(calls.recruitPage, { city: 'Ningbo' })).data.total).toBe(1);
  const all = (await server.call(calls.recruitList, {}, writer)).data;
  expect(all.records.map(({ open: isOpen }) => isOpen)).toEqual([true, true, false]);
  const [row] = all.records;
  const closed = { ...POST, id: row?.id, revision: row?.revision, open: false, requestId: nextSending() };
  expect((await server.call(calls.saveRecruit, closed, writer)).code).toBe('1');
  expect((await server.call(calls.recruitPage, {})).data.total).toBe(1);
});

describe('feedback', () => {
  const FEEDBACK = { name: '李想', email: 'li.xiang@example.com', bookingNo: 'MB26S01702', content: '账单列了两行' };
  const send = async (phone: string, token?: string) =>
    server.call(calls.saveFeedback, { ...FEEDBACK, phone, captcha: await slid(world) }, token);
  const answer = async (id: number) => server.call(answerInquiry, { id, answer: '已更正' }, writer);

  it('waits in a queue of its own, and its answer goes to the address that was left', async () => {
    const { id } = (await send('0574-55501088')).data;
    const queue = (await server.call(contract.desk.deskQueue, { kind: 'feedback', scope: 'all' }, writer)).data;
    expect(queue.records).toMatchObject([{ id, kind: 'feedback', what: FEEDBACK.content }]);
    const { records } = (await server.call(inquiryPage, { topic: 'feedback' }, writer)).data;
    expect(records).toMatchObject([{ id, email: FEEDBACK.email, bookingNo: FEEDBACK.bookingNo, companyName: '' }]);
    expect((await answer(id)).code).toBe('1');
    expect(await lastSent(world.db, FEEDBACK.email)).toMatchObject({ template: 'inquiryAnswered' });
  });

  it('is answered where its writer wants the answer, and says what it is about', async () => {
    const warehouseId = await addWarehouse(world);
    const [site] = await world.db.select().from(fbaWarehouses).where(eq(fbaWarehouses.id, warehouseId));
    const about = { ...FEEDBACK, transportType: await addService(world), warehouseId };
    const told = async (replyBy: 'mail' | 'phone' | 'portal') => {
      const sent = { ...about, replyBy, phone: '13912342222', captcha: await slid(world) };
      const { id } = (await server.call(calls.saveFeedback, sent)).data;
      const { records } = (await server.call(inquiryPage, { id }, writer)).data;
      expect(records).toMatchObject([{ replyBy, transportType: 4, warehouseCode: site?.code }]);
      await world.db.delete(outbound);
      await answer(id);
      return world.db.$count(outbound);
    };
    expect([await told('mail'), await told('phone'), await told('portal')]).toEqual([1, 0, 0]);
  });

  it('is refused where nobody could read its answer, or what it is about is not there', async () => {
    const said = async (part: object, token?: string) =>
      server.call(
        calls.saveFeedback,
        { ...FEEDBACK, phone: '0574-55501088', captcha: await slid(world), ...part },
        token,
      );
    const refusal = await said({ replyBy: 'portal' });
    expect(refusal).toMatchObject({ code: '0', data: { path: 'phone' } });
    expect((await said({ replyBy: 'portal' }, member)).code).toBe('1');
    expect((await said({ transportType: 999 })).code).toBe('400');
    expect((await said({ warehouseId: 999_999 })).code).toBe('400');
  });

  it('is read with its answer by whoever wrote it, who is told', async () => {
    const { id } = (await send('13912340000', member)).data;
    await answer(id);
    const mine = (await server.call(myInquiries, {}, member)).data.records;
    expect(mine).toMatchObject([{ id, topic: 'feedback', answer: '已更正' }]);
    const [notice] = await world.db.select().from(messages).orderBy(desc(messages.id)).limit(1);
    expect(notice).toMatchObject({ type: 'inquiryAnswered', userId: server.ids.user });
  });

  it('of a visitor is read by whoever registers with the number that he left, and by nobody else', async () => {
    const { account } = await world.upcoming();
    const { id } = (await send('+8613912341111')).data;
    await world.db.update(inquiries).set({ phone: account }).where(eq(inquiries.id, id));
    const since = await world.someone('customer', ['order:view']);
    await answer(id);
    expect((await server.call(myInquiries, {}, since)).data.records).toMatchObject([{ id, answer: '已更正' }]);
    expect((await server.call(myInquiries, {}, member)).data.total).toBe(0);
    const [notice] = await world.db.select().from(messages).orderBy(desc(messages.id)).limit(1);
    expect(notice?.type).toBe('inquiryAnswered');
  });

  it('keeps a number as people log in with it, and wants a captcha that is good once', async () => {
    await send('+8613912341111');
    const [row] = await world.db.select().from(inquiries);
    expect(row?.phone).toBe('13912341111');
    const sent = { ...FEEDBACK, phone: '13912341111', captcha: await slid(world) };
    expect((await server.call(calls.saveFeedback, sent)).code).toBe('1');
    expect((await server.call(calls.saveFeedback, sent)).code).toBe('0');
  });
});
