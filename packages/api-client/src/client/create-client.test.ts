import { beforeEach, describe, expect, it, vi } from 'vitest';
import { abnormalCode, contract } from '../contract/index.ts';
import { typeTests } from './call.types.ts';
import type { ClientOptions } from './create-client.ts';
import { failure, fakeServer, json, ok } from './fixture.ts';
import { pathOf } from './path.ts';

const { user, order, settlement } = contract;

let server: ReturnType<typeof fakeServer>;
const blType = (options?: Partial<ClientOptions>) =>
  server.client(options).call(order.blType, { bookingId: 1 }, { retries: 0 });

beforeEach(() => {
  server = fakeServer();
});

it('keeps the promises of the types', () => expect(typeTests).toBeTypeOf('function'));

describe('a request', () => {
  it('is a POST of JSON with token and language', async () => {
    server.answers = [() => ok(2)];
    expect(await blType()).toBe(2);
    expect(server.sent[0]?.url).toBe('http://host/order/websi/getBlType.do');
    expect(server.sent[0]?.init).toMatchObject({ method: 'POST', body: '{"bookingId":1}' });
    expect(server.sent[0]?.init.headers).toEqual({
      'content-type': 'application/json',
      auth: 'token-1',
      language: 'en-US',
    });
  });

  it('has no auth header without a token and asks in Chinese by default', async () => {
    server.session = null;
    server.answers = [() => ok(1)];
    await blType({ language: () => '' });
    expect(server.sent[0]?.init.headers).toEqual({ 'content-type': 'application/json', language: 'zh-CN' });
  });

  it('sends an empty object where nothing is taken, and null comes back where nothing is answered', async () => {
    expect(await server.client().call(user.logout)).toBeNull();
    expect(server.sent[0]?.init.body).toBe('{}');
  });

  it('puts the parameters of a GET into the address', async () => {
    server.answers = [() => new Response('<html></html>', { headers: { 'content-type': 'text/html' } })];
    const arg = { reportlet: 'booking_account', accountId: 7 } as const;
    const file = await server.client().call(settlement.report, arg);
    expect(await file.text()).toBe('<html></html>');
    expect(server.sent[0]?.url).toBe('http://host/report?reportlet=booking_account&accountId=7');
    expect(pathOf(settlement.report, arg)).toBe('/report?reportlet=booking_account&accountId=7');
  });
});

describe('an answer', () => {
  it.each([
    ['the number 1 as code', { code: 1, data: 1 }, 'malformed'],
    ['no JSON', 'hello', 'malformed'],
    ['a list', [], 'malformed'],
    ['null', null, 'malformed'],
    ['neither code nor message', { data: 1 }, 'malformed'],
    ['a message without a code', { message: 'wait' }, 'business'],
    ['another code', { code: '0', message: 'no', data: null }, 'business'],
    ['a code of a bad input', { code: '400', message: 'bad', data: { field: 'a.b' } }, 'invalid'],
    ['a code of a missing thing', { code: '404', message: 'gone', data: null }, 'notFound'],
  ])('with %s is no success', async (_, body, kind) => {
    server.answers = [() => (typeof body === 'string' ? new Response(body) : json(body))];
    expect((await failure(blType())).kind).toBe(kind);
  });

  it.each([
    [400, 'invalid', 'errors.invalid'],
    [401, 'unauthorized', 'errors.unauthorized'],
    [403, 'forbidden', 'errors.forbidden'],
    [404, 'notFound', 'errors.notFound'],
    [409, 'conflict', 'errors.conflict'],
    [418, 'http', 'errors.abnormal'],
    [500, 'http', 'errors.abnormal'],
    [502, 'http', 'errors.abnormal'],
  ])('of HTTP %i is %s', async (status, kind, messageId) => {
    server.answers = [() => json({ code: String(status), message: 'words', data: null }, { status })];
    expect(await failure(blType())).toMatchObject({ kind, messageId, status, serverMessage: 'words' });
  });

  it('names the refused field', async () => {
    server.answers = [() => json({ code: '400', message: 'bad', data: { field: 'sort.field' } }, { status: 400 })];
    expect(await failure(blType())).toMatchObject({ kind: 'invalid', field: 'sort.field' });
  });

  it('of 500 carries the code of its service', async () => {
    server.answers = [() => new Response('<h1>Bad gateway</h1>', { status: 500 })];
    expect(await failure(blType())).toMatchObject({ code: '10003', values: { code: '10003' } });
  });

  it.each([
    ['/appmanage/x.do', '10009'],
    ['/order/x.do', '10003'],
    ['/ws/pub/x.do', '10001'],
    ['/im/x.do', '10002'],
    ['/settlement/x.do', '10004'],
    ['/freight/x.do', '10005'],
    ['/basedata/x.do', '10005'],
    ['/user/x.do', '10007'],
    ['/content/x.do', '10008'],
    ['/report', '00000'],
  ])('%s is of the service %s', (path, code) => expect(abnormalCode(path)).toBe(code));

  it('that differs from the contract is told and still taken', async () => {
    server.answers = [() => ok('2')];
    const onDrift = vi.fn();
    expect(await blType({ onDrift })).toBe('2');
    expect(onDrift).toHaveBeenCalledWith('/order/websi/getBlType.do', expect.stringContaining('number'));
  });
});

describe('a file', () => {
  it('comes as a Blob of its type', async () => {
    server.answers = [() => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } })];
    const file = await server.client().file('/files/1/sample.pdf');
    expect([file.type, await file.text()]).toEqual(['application/pdf', '%PDF-1.7']);
    expect(server.sent[0]).toMatchObject({ url: 'http://host/files/1/sample.pdf', init: { method: 'GET' } });
    expect(server.sent[0]?.init.headers).toMatchObject({ auth: 'token-1' });
  });

  it.each(['//evil.example/a', 'https://evil.example/a', '/\\evil.example', '/a b', '/\ta', 'a.pdf', '', 'blob:x'])(
    '%j is not asked for',
    async (path) => {
      expect((await failure(server.client().file(path))).kind).toBe('malformed');
      expect(server.sent).toEqual([]);
    },
  );

  it.each(['application/json', 'application/octet-stream'])(
    'that is a small error body in %s is an error',
    async (type) => {
      const body = JSON.stringify({ code: '0', message: 'not ready', data: null });
      server.answers = [() => new Response(body, { headers: { 'content-type': type } })];
      expect(await failure(server.client().file('/a.pdf'))).toMatchObject({
        kind: 'network',
        messageId: 'errors.network',
        serverMessage: undefined,
        code: '0',
      });
    },
  );

  it('that is missing is an error even without a body', async () => {
    server.answers = [() => new Response('', { status: 404 })];
    expect((await failure(server.client().file('/a.pdf'))).kind).toBe('notFound');
  });
});
