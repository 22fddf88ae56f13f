import { contract } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { files } from '../database/schema.ts';
import { addFile } from '../order/change-files.examples.ts';
import { bucketServer } from '../testing/bucket-server.ts';
import { ACCOUNTS, startServer, type TestServer } from '../testing/server.ts';
import { worldOver } from '../testing/world.ts';
import { openSession } from '../user/session.ts';
import { openBucket } from './bucket.ts';
import { insistOnBucket } from './start.ts';

let remote: Awaited<ReturnType<typeof bucketServer>>;
let server: TestServer;
let token: string;
let told: ReturnType<typeof vi.spyOn>;

beforeAll(async () => {
  remote = await bucketServer();
  server = await startServer({ bucket: openBucket(remote.settings, 2_000) });
  token = await openSession(server.database.db, server.ids.user, 'test');
});
afterAll(async () => {
  await server.close();
  await remote.close();
});
beforeEach(async () => {
  remote.trouble(() => false);
  remote.requests.splice(0);
  remote.objects.clear();
  await server.database.db.delete(files).where(eq(files.folder, 'papers'));
  told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(JSON.stringify(told.mock.calls)).not.toMatch(/lading-secret|what-was-signed|%PDF/);
  vi.restoreAllMocks();
});

const PDF = '%PDF-1.7 licence';
async function send(content = PDF) {
  const form = new FormData();
  form.set('folder', 'papers');
  form.set('file', new File([content], 'licence.pdf'));
  const body = new Response(form);
  const answer = await server.app.inject({
    method: 'POST',
    url: contract.user.uploadFile.path,
    headers: { auth: token, language: 'en-US', 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return answer.json();
}
const read = async (path: string) => server.app.inject({ url: path, headers: { auth: token, language: 'en-US' } });
const rows = () => server.database.db.select().from(files).where(eq(files.folder, 'papers'));

it('an upload lies in the bucket and nowhere else, and is read from there', async () => {
  const { code, data } = await send();
  expect(code).toBe('1');
  const [row] = await rows();
  expect(row?.bytes).toBeNull();
  expect(row?.object).toMatchObject({ key: expect.stringMatching(/^\d{4}\/\d{2}\/[\da-f-]{36}$/), size: PDF.length });
  expect(remote.objects.get(row?.object?.key ?? '')?.toString()).toBe(PDF);
  const answer = await read(data.path);
  expect([answer.statusCode, answer.body]).toEqual([200, PDF]);
  const kept = await server.app.inject({
    method: 'POST',
    url: contract.user.exportKept.path,
    headers: { auth: token, language: 'en-US' },
  });
  expect(kept.json().papers).toMatchObject([{ name: 'licence.pdf', size: PDF.length }]);
  await expect(insistOnBucket(server.database.db)).rejects.toThrow(/^S3_BUCKET: 1 uploads [^\n]+$/);
});

it('nothing is said to be kept that is not: a bucket that is down or full leaves no row', async () => {
  remote.trouble((response) => Boolean(response.writeHead(503).end('<Code>SlowDown</Code>')));
  expect(await send()).toMatchObject({ code: '503' });
  expect(await rows()).toEqual([]);
  expect(String(told.mock.calls[0])).toContain('bucket: an upload was not kept:,HTTP 503 SlowDown');
});

it('no answer is no yes', async () => {
  remote.trouble((_response, { method }) => method === 'PUT');
  expect(await send()).toMatchObject({ code: '503' });
  expect(await rows()).toEqual([]);
});

it('what is refused after it was put is let go', async () => {
  await send();
  const [row] = await rows();
  const { id: _id, ...paper } = row ?? expect.fail();
  await server.database.db.insert(files).values(Array.from({ length: 99 }, () => paper));
  expect(await send()).toMatchObject({ code: '0' });
  await expect.poll(() => remote.objects.size).toBe(1);
});

it('a file that is away or not what it was is answered 503, never half or otherwise', async () => {
  const { data } = await send();
  const [key = ''] = remote.objects.keys();
  remote.objects.set(key, Buffer.from('%PDF-1.7 forged!'));
  expect((await read(data.path)).statusCode).toBe(503);
  remote.objects.delete(key);
  expect((await read(data.path)).statusCode).toBe(503);
  expect(told).toHaveBeenCalledTimes(2);
});

it('nobody else is served from the bucket either', async () => {
  const { data } = await send();
  const other = await server.login(ACCOUNTS.other);
  remote.requests.splice(0);
  const answer = await server.app.inject({ url: data.path, headers: { auth: other } });
  expect(answer.statusCode).toBe(404);
  expect(remote.requests).toEqual([]);
});

it('readiness says whether the bucket can be reached', async () => {
  await openBucket(remote.settings).put('lading-ready', Buffer.from('ready'), 'text/plain');
  expect((await server.app.inject('/readyz')).json()).toMatchObject({ files: 'ok' });
  const away = await startServer({ bucket: openBucket({ ...remote.settings, endpoint: 'http://127.0.0.1:1' }, 300) });
  const answer = await away.app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toMatchObject([503, { ready: false, files: 'unreachable' }]);
  expect((await away.app.inject('/healthz')).statusCode).toBe(200);
  await away.close();
});

it('a file of a change goes from the bucket when it is taken back', async () => {
  const world = worldOver(server);
  const taken = await addFile(world);
  expect(remote.objects.size).toBe(1);
  const back = await server.call(
    contract.order.removeBlChangeFile,
    taken,
    await world.someone('customer', ['bill:confirm']),
  );
  expect(back.code).toBe('1');
  await expect.poll(() => remote.objects.size).toBe(0);
});
