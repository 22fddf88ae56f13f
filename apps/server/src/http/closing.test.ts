import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hold } from '../../attack/hold.ts';
import { frame, openWire } from '../../attack/wire.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let origin: string;
const open: Socket[] = [];
beforeEach(async () => {
  server = await startServer({ closeWithin: 1_500 });
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});
const listen = async () => {
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
};
const PATIENT = { timeout: 20_000 };
const GET = (path: string) => `GET ${path} HTTP/1.1\r\nHost: lading\r\n\r\n`;

function dial(text: string) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname, () => socket.write(text));
  open.push(socket);
  let heard = '';
  socket.on('error', () => {});
  socket.on('data', (data) => {
    heard += data;
  });
  return { socket, heard: () => heard, ended: once(socket, 'close') };
}

it('closes at once what says nothing, and what was answered', async () => {
  await listen();
  const [silent, answered] = [dial(''), dial(GET('/healthz'))];
  await expect.poll(answered.heard, PATIENT).toContain('"ok"');
  const begun = performance.now();
  await server.close();
  expect(performance.now() - begun).toBeLessThan(1_400);
  await Promise.all([silent.ended, answered.ended]);
});

it('cuts after its time what holds it up', async () => {
  await listen();
  open.push(...(await hold(origin, await server.login())));
  const begun = performance.now();
  await server.close();
  expect(performance.now() - begun).toBeGreaterThan(1_400);
});

it('answers what was sent while it was too busy to read', PATIENT, async () => {
  await listen();
  const used = dial(GET('/healthz'));
  await expect.poll(used.heard, PATIENT).toContain('"ok"');
  const closed = server.close();
  await new Promise<void>((resolve) => {
    setImmediate(() => {
      used.socket.write(GET('/report.css'));
      for (const begun = performance.now(); performance.now() - begun < 400; );
      resolve();
    });
  });
  await closed;
  await used.ended;
  expect(used.heard()).toMatch(/HTTP\/1\.1 200[\s\S]*HTTP\/1\.1 200[\s\S]*connection: close/i);
});

/** In a thread of its own: thirty who connect and ask at once, and how many are answered. */
const CROWD = `
  const { parentPort, workerData: port } = require('node:worker_threads');
  const { connect } = require('node:net');
  parentPort.once('message', () => {
    let ended = 0;
    let answered = 0;
    for (let one = 0; one < 30; one++) {
      const socket = connect(port, '127.0.0.1', () => socket.write('GET /healthz HTTP/1.1\\r\\nHost: lading\\r\\n\\r\\n'));
      socket.once('data', () => answered++);
      socket.on('error', () => {});
      socket.on('close', () => ++ended === 30 && parentPort.postMessage(answered));
    }
  });
  parentPort.postMessage('ready');
`;

it('lets in everyone who had come while it was too busy to: one is accepted in a turn', PATIENT, async () => {
  await listen();
  const crowd = new Worker(CROWD, { eval: true, workerData: Number(new URL(origin).port) });
  await once(crowd, 'message');
  const answered = once(crowd, 'message');
  const closed = server.close();
  setImmediate(() => {
    crowd.postMessage('now');
    for (const begun = performance.now(); performance.now() - begun < 400; );
  });
  expect(await answered).toEqual([30]);
  await closed;
  await crowd.terminate();
});

it('answers what was sent before, to the last byte', async () => {
  const long = 'x'.repeat(8_000_000);
  server.app.get('/long', () => long);
  await listen();
  const slow = dial(GET('/long'));
  slow.socket.pause();
  await once(slow.socket, 'connect');
  await new Promise((resolve) => setTimeout(resolve, 100));
  const used = dial(GET('/healthz'));
  await expect.poll(used.heard, PATIENT).toContain('"ok"');
  // In the buffer of the network when the closing begins.
  used.socket.write(GET('/report.css'));
  const closed = server.close();
  setTimeout(() => slow.socket.resume(), 300);
  await closed;
  await Promise.all([slow.ended, used.ended]);
  expect(slow.heard().length).toBeGreaterThan(long.length);
  expect(used.heard()).toMatch(/HTTP\/1\.1 200[\s\S]*HTTP\/1\.1 200[\s\S]*connection: close/i);
});

it('opens no page while it closes', async () => {
  await listen();
  const page = await openWire(origin, { first: frame(JSON.stringify({ cmd: 'login', text: await server.login() })) });
  open.push(page.socket);
  const closed = server.close();
  const late = await openWire(origin);
  expect(late.status).toBe(503);
  await expect.poll(page.closed, PATIENT).toBe(1012);
  page.socket.destroy();
  await closed;
});
