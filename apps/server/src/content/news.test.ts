import { contract } from '@lading/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { news } from '../database/schema.ts';
import { nextSending } from '../testing/base-rows.ts';
import { ARTICLE, addNews } from '../testing/content.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';

const calls = contract.content;
const CHINESE = { language: 'zh-CN' };
const HOUR = 3_600_000;
let server: TestServer;
let world: World;
let member: string;
let writer: string;

beforeAll(async () => {
  server = await startServer();
  world = worldOver(server);
  member = await server.login();
  writer = await world.someone('staff', ['content:edit']);
});
afterAll(() => server.close());
beforeEach(() => world.db.delete(news));

const titles = async (asked: object = {}, token?: string, headers = {}) =>
  (await server.call(calls.newsPage, asked, token, headers)).data.records.map(({ title }) => title);
const soon = (hours: number) => new Date(Date.now() + hours * HOUR);
const open = (path: string, headers: Record<string, string> = {}) => server.app.inject({ url: path, headers });

describe('what the site shows of news', () => {
  it('is what is published by now, in the language of the reader and for him', async () => {
    await addNews(world, { titleEn: 'Out' });
    await addNews(world, { titleEn: 'Draft' }, 'draft');
    await addNews(world, { titleEn: 'Withdrawn' }, 'withdrawn');
    await addNews(world, { titleEn: 'Later', publishTime: soon(1) });
    await addNews(world, { titleEn: 'Over', takedownTime: soon(-1) });
    await addNews(world, { titleEn: 'Chinese only', language: 'zh-CN' });
    await addNews(world, { titleEn: 'Members', audience: 'member', publishTime: soon(-2) });
    expect(await titles()).toEqual(['Out']);
    expect(await titles({}, member)).toEqual(['Out', 'Members']);
    expect(await titles({}, undefined, CHINESE)).toHaveLength(2);
  });

  it('stands by time below what is held at the top, and is counted by category', async () => {
    await addNews(world, { titleEn: 'Old', publishTime: soon(-9) });
    await addNews(world, { titleEn: 'New', category: 'policy' });
    await addNews(world, { titleEn: 'Held', publishTime: soon(-20), top: true });
    await addNews(world, { titleEn: 'Known', category: 'knowledge', views: 3 });
    await addNews(world, { titleEn: 'Known better', category: 'knowledge', views: 9 });
    expect(await titles()).toEqual(['Held', 'New', 'Old']);
    expect(await titles({ size: 1, current: 2 })).toEqual(['New']);
    expect(await titles({ category: 'policy' })).toEqual(['New']);
    const { data } = await server.call(calls.newsPage, { size: 1, current: 9 });
    expect(data).toMatchObject({ records: [], total: 3 });
    expect(data.counts.filter(({ count }) => count > 0)).toEqual([
      { category: 'notice', count: 2 },
      { category: 'knowledge', count: 2 },
      { category: 'policy', count: 1 },
    ]);
    const { list } = (await server.call(calls.hotKnowledge, { size: 1 })).data;
    expect(list.map(({ title }) => title)).toEqual(['Known better']);
  });

  it('is found by words of its title, its summary and its text', async () => {
    await addNews(world);
    for (const keyword of ['NIGHT gates', '03:00', 'appointments']) expect(await titles({ keyword })).toHaveLength(1);
    for (const keyword of ['<p>', '夜间', '100%']) expect(await titles({ keyword })).toEqual([]);
  });

  it('is sent once to whoever has it already', async () => {
    await addNews(world);
    const url = calls.newsPage.path;
    const first = await open(url);
    const tag = String(first.headers.etag);
    expect((await open(url, { 'if-none-match': tag })).statusCode).toBe(304);
    await addNews(world);
    expect((await open(url, { 'if-none-match': tag })).statusCode).toBe(200);
  });

  it('counts who read an article, and leads to what came before and after in its category', async () => {
    const [first, , second, third] = [
      await addNews(world, { publishTime: soon(-3), titleEn: 'First' }),
      await addNews(world, { publishTime: soon(-2.5), category: 'policy' }),
      await addNews(world, { publishTime: soon(-2) }),
      await addNews(world, { publishTime: soon(-2), titleEn: 'Third' }),
    ];
    await server.call(calls.news, { id: second });
    const { data } = await server.call(calls.news, { id: second });
    expect(data).toMatchObject({
      views: 2,
      minutes: 1,
      html: ARTICLE.htmlEn,
      earlier: { id: first, title: 'First' },
      later: { id: third, title: 'Third' },
    });
    expect((await server.call(calls.news, { id: first })).data.earlier).toBeNull();
    expect((await server.call(calls.news, { id: await addNews(world, {}, 'draft') })).status).toBe(404);
  });
});

describe('an article', () => {
  it('is written, published, changed, withdrawn and deleted, and the site follows at once', async () => {
    const requestId = nextSending();
    const sent = { ...ARTICLE, htmlEn: '<p>Open<script>alert(1)</script></p>', requestId };
    const { id } = (await server.call(calls.saveNews, sent, writer)).data;
    expect((await server.call(calls.saveNews, sent, writer)).data.id).toBe(id);
    expect(await titles()).toEqual([]);
    expect((await server.call(calls.article, { id }, writer)).data).toMatchObject({
      state: 'draft',
      live: false,
      htmlEn: '<p>Open</p>',
      revision: 1,
      updatedBy: '某人',
      publishTime: null,
    });
    expect((await server.call(calls.publishNews, { id, revision: 1 }, writer)).code).toBe('1');
    expect(await titles()).toEqual([ARTICLE.titleEn]);
    const again = { ...ARTICLE, id, revision: 2, titleEn: 'Changed', requestId: nextSending() };
    expect((await server.call(calls.saveNews, again, writer)).code).toBe('1');
    expect(await titles()).toEqual(['Changed']);
    expect((await server.call(calls.deleteNews, { ids: [id] }, writer)).message).toBe(
      'Withdraw what is published before you delete it',
    );
    const back = { id, revision: 3, reason: 'A wrong day' };
    expect((await server.call(calls.withdrawNews, back, writer)).code).toBe('1');
    expect(await titles()).toEqual([]);
    expect((await server.call(calls.news, { id })).status).toBe(404);
    expect((await server.call(calls.article, { id }, writer)).data).toMatchObject({
      state: 'withdrawn',
      reason: 'A wrong day',
      revision: 4,
    });
    expect((await server.call(calls.deleteNews, { ids: [id] }, writer)).code).toBe('1');
    expect((await server.call(calls.article, { id }, writer)).status).toBe(404);
  });

  it('is refused where a colleague was first', async () => {
    const id = await addNews(world, {}, 'draft');
    const sent = { ...ARTICLE, id, revision: 1, requestId: nextSending() };
    expect((await server.call(calls.saveNews, sent, writer)).code).toBe('1');
    expect(await server.call(calls.saveNews, sent, writer)).toMatchObject({ status: 409, data: { id, revision: 2 } });
    for (const [call, more] of [
      [calls.publishNews, {}],
      [calls.withdrawNews, { reason: 'x y' }],
    ] as const)
      expect((await server.call(call, { id, revision: 1, ...more } as never, writer)).status).toBe(409);
  });

  it('is whole in its languages before it is published, and stays so', async () => {
    const { id } = (
      await server.call(calls.saveNews, { ...ARTICLE, htmlEn: '<p> </p>', requestId: nextSending() }, writer)
    ).data;
    expect(await server.call(calls.publishNews, { id, revision: 1 }, writer)).toMatchObject({
      code: '0',
      data: { path: 'htmlEn' },
    });
    const chinese = {
      ...ARTICLE,
      id,
      revision: 1,
      language: 'zh-CN',
      titleEn: '',
      htmlEn: '',
      requestId: nextSending(),
    };
    await server.call(calls.saveNews, { ...chinese, language: 'zh-CN' }, writer);
    expect((await server.call(calls.publishNews, { id, revision: 2 }, writer)).code).toBe('1');
    const emptied = { ...ARTICLE, id, revision: 3, summaryCn: '', requestId: nextSending() };
    expect(await server.call(calls.saveNews, emptied, writer)).toMatchObject({
      code: '0',
      data: { path: 'summaryCn' },
    });
    const untitled = { ...ARTICLE, titleCn: '', titleEn: '', requestId: nextSending() };
    expect((await server.call(calls.saveNews, untitled, writer)).data).toEqual({ path: 'titleCn' });
  });

  it('can be published later, and until a time', async () => {
    const id = await addNews(world, {}, 'draft');
    const plan = { id, publishTime: soon(2).toISOString(), takedownTime: soon(1).toISOString() };
    expect((await server.call(calls.publishNews, { ...plan, revision: 1 }, writer)).data).toEqual({
      path: 'takedownTime',
    });
    const good = { ...plan, revision: 1, takedownTime: soon(3).toISOString() };
    expect((await server.call(calls.publishNews, good, writer)).code).toBe('1');
    expect(await titles()).toEqual([]);
    const { data } = await server.call(calls.articlePage, { state: 'published' }, writer);
    expect(data).toMatchObject({
      total: 1,
      counts: { draft: 0, published: 1, withdrawn: 0 },
      records: [{ live: false }],
    });
  });
});
