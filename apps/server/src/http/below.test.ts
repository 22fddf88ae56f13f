import { connect } from 'node:net';
import { contract } from '@lading/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startServer();
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => server.close());

function sent(text: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setTimeout(5_000, () => {
      heard += 'SILENCE';
      socket.destroy();
    });
    socket.on('data', (piece) => {
      heard += String(piece);
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
  });
}

const HOST = 'host: 127.0.0.1\r\nconnection: close\r\n';
const LONG = 'x'.repeat(70_000);
const { path } = contract.user.login;
const POST = `POST ${path} HTTP/1.1\r\n${HOST}`;

it.each([
  ['what is no request', 'hello\r\n\r\n', 400],
  ['a header without a name', `GET / HTTP/1.1\r\n${HOST}a b: c\r\n\r\n`, 400],
  ['a header without an end', `GET / HTTP/1.1\r\n${HOST}x: ${LONG}\r\n\r\n`, 431],
  ['an address without an end', `GET /${LONG} HTTP/1.1\r\n${HOST}\r\n`, 431],
  ['a length that is none', `POST / HTTP/1.1\r\n${HOST}content-length: abc\r\n\r\n`, 400],
  [
    'a piece without a length',
    `${POST}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n`,
    400,
  ],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['a method of its own', `BREW / HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['a version of its own', `GET / HTTP/9.9\r\n${HOST}\r\n`, 400],
  ['an expectation', `${POST}expect: tea\r\ncontent-length: 2\r\n\r\n{}`, 417],
  ['a broken escape', `GET /files/1/%zz HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['a NUL in a name', `GET /files/1/%00 HTTP/1.1\r\n${HOST}auth: TOKEN\r\n\r\n`, 404],
  ['an unknown method of a path', `PUT ${path} HTTP/1.1\r\n${HOST}content-length: 0\r\n\r\n`, 404],
  ['another kind of body', `${POST}content-type: text/x-tea\r\ncontent-length: 2\r\n\r\n{}`, 415],
  ['a body that is too long', `${POST}content-type: application/json\r\ncontent-length: 900000\r\n\r\n{}`, 413],
])('answers %s in the envelope, or closes', async (_, text, status) => {
  const answer = await sent(text.replace('TOKEN', await server.login()));
  if (answer === '') return;
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  // Where a request has no Host header, Node itself answers with the status alone.
  if (body === '' || body === '0') return;
  expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(JSON.parse(body)).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  expect(answer).not.toMatch(/FST_|Error|\bat /);
});
