import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { contract } from '@lading/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { frame, openWire } from '../../attack/wire.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { readForm } from './read-form.ts';

let server: TestServer;
let origin: string;
let token: string;
const log: string[] = [];
beforeAll(async () => {
  server = await startServer({ log: { write: (line) => log.push(line) } });
  server.app.log.level = 'warn';
  server.app.get('/long', () => 'x'.repeat(20_000_000));
  server.app.get('/never', () => new Promise(() => {}));
  server.app.post('/put', (request) => readForm(request, 1_000_000));
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  token = await server.login();
});
afterAll(() => server.close());

const post = (path: string, type: string, rest: string) =>
  `POST ${path} HTTP/1.1\r\nHost: lading\r\nauth: ${token}\r\nContent-Type: ${type}\r\n${rest}`;
const ABORTED: Readonly<Record<string, () => string>> = {
  'in its head': () => 'GET /healthz HT',
  'in its body': () => post(contract.order.orderPage.path, 'application/json', 'Content-Length: 100\r\n\r\n{"keyw'),
  'in a piece of its body': () =>
    post(contract.order.orderPage.path, 'application/json', 'Transfer-Encoding: chunked\r\n\r\nff\r\n{"keyw'),
  'in an upload': () =>
    post(
      '/put',
      'multipart/form-data; boundary=b',
      'Content-Length: 9999\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
    ),
  'while it waits': () => 'GET /never HTTP/1.1\r\nHost: lading\r\n\r\n',
  'while it is answered': () => 'GET /long HTTP/1.1\r\nHost: lading\r\n\r\n',
  'while it is answered, compressed': () => 'GET /long HTTP/1.1\r\nHost: lading\r\nAccept-Encoding: gzip\r\n\r\n',
  'after what is no HTTP': () => '\u0016\u0003\u0001',
};

it.each(Object.entries(ABORTED))('is no error when a request ends %s', async (_where, text) => {
  for (const end of ['destroy', 'resetAndDestroy'] as const) {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(text());
    await wait(150);
    socket[end]();
  }
  await wait(300);
  expect(log).toEqual([]);
});

it('is no error when a page breaks the protocol', async () => {
  const broken = [frame('x'.repeat(17 * 1024)), frame('\u0000', 3), Buffer.alloc(20, 0xff), frame('x', 0)];
  for (const first of broken) {
    const wire = await openWire(origin, { first });
    await wire.ended;
    expect([1002, 1009]).toContain(wire.closed());
  }
  expect(log).toEqual([]);
});
