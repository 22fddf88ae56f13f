// @vitest-environment jsdom
import { request as nodeRequest } from 'node:http';
import multipart from '@fastify/multipart';
import { type Client, createClient, settle } from '@lading/api-client';
import { BODY_LIMIT, command, download, file, upload } from '@lading/api-client/contract';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { number, object, string } from 'yup';
import type { Services } from '../services.ts';
import { answerFailures } from './envelope.ts';
import { type Mounting, mount } from './mount.ts';
import { endSlowBodies } from './slow-bodies.ts';

const MB = 2 ** 20;
const calls = {
  put: upload('/user/common/put.do', 'A file', {
    access: 'member',
    bodyLimit: 8 * MB,
    input: object({
      file: file(['.pdf', '.xlsx']),
      bookingId: number().strict().integer().required(),
      note: string().max(9),
    }),
    output: object({ name: string().required(), size: number().required(), note: string().defined() }),
  }),
  list: command('/order/list.do', 'A long list', {
    access: 'member',
    bodyLimit: MB,
    input: object({ text: string().required() }),
  }),
  short: command('/order/short.do', 'A short one', { access: 'member', input: object({ text: string().required() }) }),
  excel: download('/order/excel.do', 'A sheet', { access: 'member', input: object({ keyword: string().required() }) }),
};
const handled = vi.fn();
const asked = vi.fn(async () => {});
const pdf = (size: number, name = '托书 1.pdf') =>
  new File([new Uint8Array(size).fill(7)], name, { type: 'application/pdf' });
const failure = async (promise: Promise<unknown>) => {
  const result = await settle(promise);
  return result.ok ? undefined : result.error;
};

const app = Fastify();
let language = 'zh-CN';
let token: string | null = 'good';
let base = '';
let client: Client;

beforeAll(async () => {
  answerFailures(app);
  // The test's page is of another host, as the portal never is.
  const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*, auth, language, page' };
  app.addHook('onRequest', async (_request, reply) => void reply.headers(allowed));
  app.options('/*', async () => '');
  await app.register(multipart);
  const mounting = {
    async visitorOf(text: string) {
      await asked();
      return text === 'good' ? { userId: 1, session: 'of a browser' } : null;
    },
    originOf: () => 'http://portal.test',
    find: async () => undefined,
    rate: 1_000,
    strictOut: true,
    security: { note: () => {} },
  } as unknown as Mounting;
  mount(
    app,
    { test: { calls } },
    {
      test: {
        calls: () => ({
          async put({ file: sent, bookingId, note = '' }) {
            handled(sent.name, bookingId, note);
            return { name: sent.name, size: (await sent.bytes()).length, note };
          },
          list: async () => null,
          short: async () => null,
          async excel({ keyword }) {
            if (keyword === 'none')
              return { name: 'x', contentType: 'application/octet-stream', body: '{"code":"0","message":"none"}' };
            return {
              name: `订舱 ${keyword}.xlsx`,
              contentType: 'application/vnd.ms-excel',
              body: Buffer.from([0x50, 0x4b, 0, 255]),
            };
          },
        }),
      },
    },
    {} as Services,
    mounting,
  );
  base = await app.listen({ port: 0 });
  client = createClient({ base, token: () => token, language: () => language, timeout: 5_000 });
});
afterAll(() => app.close());

afterEach(() => {
  language = 'zh-CN';
  token = 'good';
  handled.mockClear();
  asked.mockClear();
});

describe('an upload', () => {
  it('brings its file whole, with its name and its fields, and says how far it is', async () => {
    const steps: number[] = [];
    const arg = { file: pdf(3 * MB), bookingId: 7, note: '加急' };
    const answer = await client.call(calls.put, arg, { onProgress: (part) => steps.push(part) });
    expect(answer).toEqual({ name: '托书 1.pdf', size: 3 * MB, note: '加急' });
    expect(handled).toHaveBeenCalledWith('托书 1.pdf', 7, '加急');
    expect(steps.at(-1)).toBe(1);
  });

  it('stops on the way, and the server takes none of it', async () => {
    const stop = new AbortController();
    // The server reads nothing of a body before it knows the caller, so most of the upload is still unsent when it is aborted.
    let known = () => {};
    asked.mockImplementationOnce(() => new Promise((resolve) => (known = resolve)));
    const answer = failure(client.call(calls.put, { file: pdf(7 * MB), bookingId: 7 }, { signal: stop.signal }));
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    stop.abort();
    expect(await answer).toMatchObject({ kind: 'aborted', status: 0 });
    known();
    const late = await failure(client.call(calls.put, { file: pdf(9), bookingId: 7 }, { signal: stop.signal }));
    expect(late?.kind).toBe('aborted');
    expect(await client.call(calls.put, { file: pdf(9), bookingId: 8 })).toMatchObject({ size: 9 });
    expect(handled).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['zh-CN', '提交的内容过大，最多 8 MB'],
    ['en-US', 'Too much was sent; the most is 8 MB'],
  ])('that is larger than its call allows is refused in %s', async (spoken, serverMessage) => {
    language = spoken;
    const error = await failure(client.call(calls.put, { file: pdf(8 * MB + 1), bookingId: 7 }));
    expect(error).toMatchObject({ status: 413, serverMessage });
    expect(handled).not.toHaveBeenCalled();
  });

  it('is counted as it comes where it does not say its size', async () => {
    const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
    const piece = Buffer.alloc(MB);
    const status = await new Promise((resolve, reject) => {
      const headers = { auth: 'good', 'content-type': 'multipart/form-data; boundary=x' };
      const sent = nodeRequest(base + calls.put.path, { method: 'POST', headers }, (answer) =>
        resolve(answer.statusCode),
      );
      sent.on('error', reject).write(head);
      for (let count = 0; count < 9; count++) sent.write(piece);
      sent.end('\r\n--x--\r\n');
    });
    expect(status).toBe(413);
  });

  it.each([
    ['of another ending', { file: pdf(1, 'a.exe'), bookingId: 7 }, 'file'],
    ['with a name that no database takes', { file: pdf(1, 'a\0.pdf'), bookingId: 7 }, 'file'],
    ['without its file', { bookingId: 7 }, 'file'],
    ['with a text for a file', { file: 'a.pdf', bookingId: 7 }, 'file'],
    ['with a wrong number', { file: pdf(1), bookingId: '7a' }, 'bookingId'],
    ['with a text that is too long', { file: pdf(1), bookingId: 7, note: '0123456789' }, 'note'],
  ])('%s is refused by the name of the field', async (_what, arg, field) => {
    expect(await failure(client.call(calls.put, arg as never))).toMatchObject({ kind: 'invalid', field });
    expect(handled).not.toHaveBeenCalled();
  });

  it('asks for a session before it reads', async () => {
    token = 'bad';
    expect((await failure(client.call(calls.put, { file: pdf(2 * MB), bookingId: 7 })))?.kind).toBe('unauthorized');
  });

  it('has to be a form', async () => {
    const headers = { auth: 'good', 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: calls.put.path, headers, payload: '{}' });
    expect(answer.json()).toMatchObject({ code: '400', message: '请求内容无法读取' });
  });
});

describe('a limit of bytes', () => {
  it('is that of the call', async () => {
    const text = 'x'.repeat(300 * 1024);
    expect(await client.call(calls.list, { text })).toBeNull();
    expect(await failure(client.call(calls.short, { text }))).toMatchObject({
      status: 413,
      serverMessage: '提交的内容过大，最多 256 KB',
    });
  });
});

describe('a small request', () => {
  it('that never ends loses its connection, and a long upload does not', async () => {
    const slow = Fastify({ bodyLimit: BODY_LIMIT });
    endSlowBodies(slow, 100);
    slow.post('/small', async () => '');
    slow.post('/large', { bodyLimit: MB }, async () => '');
    const at = await slow.listen({ port: 0 });
    const outcome = (path: string) =>
      new Promise((resolve) => {
        const headers = { 'content-type': 'application/json', 'content-length': 10 };
        const sent = nodeRequest(at + path, { method: 'POST', headers }, ({ statusCode }) => resolve(statusCode));
        sent.on('error', () => resolve('ended')).write('"1');
        setTimeout(() => sent.end('2345678"'), 400);
      });
    expect(await Promise.all([outcome('/small'), outcome('/large')])).toEqual(['ended', 200]);
    await slow.close();
  });
});

describe('a download by POST', () => {
  it('is a file with the name that the server gave it', async () => {
    const sheet = await client.call(calls.excel, { keyword: '宁波' });
    expect([sheet.name, sheet.type]).toEqual(['订舱 宁波.xlsx', 'application/vnd.ms-excel']);
    expect([...new Uint8Array(await sheet.arrayBuffer())]).toEqual([0x50, 0x4b, 0, 255]);
  });

  it('that is a small error in truth is told as the network failing', async () => {
    const error = await failure(client.call(calls.excel, { keyword: 'none' }));
    expect(error).toMatchObject({ kind: 'network', messageId: 'errors.network', serverMessage: undefined });
  });
});
