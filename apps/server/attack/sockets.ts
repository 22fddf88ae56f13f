import assert from 'node:assert/strict';
import { keepReading, logIn } from './asking.ts';
import type { Figures, Target } from './walk.ts';
import { frame, openWire, pause, type Wire } from './wire.ts';

export const name = 'sockets';

/** Milliseconds in which what the server does by itself is done on any machine. */
const GIVEN_UP = 30_000;

const login = (token: string) => frame(JSON.stringify({ cmd: 'login', text: token }));
const PING = frame('{"cmd":"ping"}');
const isClosed = (wire: Wire) => wire.closed() > 0;

/** One anonymous socket that writes logins as fast as the network takes them: it is closed for it, and not for being late. */
export async function floodLogins(origin: string, frames: number): Promise<Figures> {
  const begun = performance.now();
  const wire = await openWire(origin, {
    first: Buffer.concat(Array.from({ length: frames }, (_, at) => login(`wrong-${at}`))),
  });
  await wire.until(isClosed, GIVEN_UP);
  const time = Math.round(performance.now() - begun);
  wire.socket.destroy();
  assert.equal(wire.closed(), 1008, `${frames} logins on one socket: not closed as too much after ${time} ms`);
  return { [`${frames} logins on one socket: closed after, ms`]: time };
}

/** Logged-in pages that write what they are answered for, and never read the answers. */
export async function neverRead(origin: string): Promise<Figures> {
  const token = await logIn(origin);
  const kinds = { 'a ping of the page': PING, 'a ping of the protocol': frame('x'.repeat(100), 9) };
  const figures: Record<string, number> = {};
  for (const [what, one] of Object.entries(kinds)) {
    const many = Buffer.concat(Array.from({ length: 4_000 }, () => one));
    const wires = await Promise.all([1, 2, 3, 4].map(() => openWire(origin, { first: login(token) })));
    for (const { socket } of wires) socket.pause();
    // Written until the network takes no more, and on as soon as it does.
    const begun = performance.now();
    let written = 0;
    while (performance.now() - begun < GIVEN_UP && wires.some(({ socket }) => socket.writable)) {
      for (const { socket } of wires)
        if (socket.writable && !socket.writableNeedDrain) {
          socket.write(many);
          written += many.length;
        }
      await pause(10);
    }
    for (const { socket } of wires) socket.resume();
    const cut = await Promise.all(wires.map((wire) => wire.until(() => !wire.isOpen(), 2_000)));
    for (const { socket } of wires) socket.destroy();
    const open = cut.filter((isCut) => !isCut).length;
    assert.equal(open, 0, `4 pages that never read, ${what}: ${open} were not cut`);
    figures[`4 pages that never read, ${what}: cut`] = wires.length;
    figures[`4 pages that never read, ${what}: kilobytes written`] = Math.round(written / 1_000);
  }
  return figures;
}

/** Frames that are no message: they must cost as little as those that are. */
export async function floodOdd(origin: string): Promise<Figures> {
  const odd = {
    'messages without an end': Buffer.concat([frame('', 1, false), ...Array<Buffer>(20_000).fill(frame('', 0, false))]),
    'answers to no ping': Buffer.concat(Array<Buffer>(20_000).fill(frame('', 10))),
    'frames of 17 kilobytes': frame('x'.repeat(17 * 1024)),
    'text that is none': frame('\0'.repeat(3)),
  };
  const one = async ([what, first]: [string, Buffer]) => {
    const wire = await openWire(origin, { first });
    const closed = await wire.until(isClosed, GIVEN_UP);
    wire.socket.destroy();
    assert(closed, `${what}: the socket stayed open`);
    return [`${what}: closed with`, wire.closed()] as const;
  };
  return Object.fromEntries(await Promise.all(Object.entries(odd).map(one)));
}

/** As many sockets as one address gets. */
export async function floodSockets(origin: string, count: number, from?: string): Promise<Figures> {
  const wires = await Promise.all(Array.from({ length: count }, () => openWire(origin, { ...(from && { from }) })));
  for (const { socket } of wires) socket.destroy();
  const of = (status: number) => wires.filter((wire) => wire.status === status).length;
  return {
    [`${count} sockets of one address: let in`]: of(101),
    [`${count} sockets of one address: refused`]: of(429),
  };
}

/** Places that are no channel, and pages that are not ours: nobody is let in. */
export async function knockElsewhere(origin: string, by?: string): Promise<Figures> {
  const paths = ['/', '/healthz', '/index', '/nothing', '/ws/socket', '/ws/socket/xx', '/ws/socket/cn/', '/report.css'];
  const calls = ['/user/webuser/pub/login.do', '/ws/pub/queryDetail.do', '/files/1/a.pdf', '/assets/a.js'];
  const knocks = [
    ...[...paths, ...calls].map((path) => ({ path })),
    ...[...paths, ...calls].map((path) => ({ path, method: 'POST' })),
    { method: 'POST' },
    { method: 'HEAD' },
    ...['https://evil.example', 'null', '', `${origin}.evil.example`, 'file://'].map((from) => ({ origin: from })),
  ];
  const wires = await Promise.all(knocks.map((knock) => openWire(origin, { ...knock, ...(by && { from: by }) })));
  for (const { socket } of wires) socket.destroy();
  wires.forEach(({ status }, at) => {
    assert(status >= 400 && status < 500, `${JSON.stringify(knocks[at])} was answered ${status}`);
  });
  return { 'upgrades of other paths, methods and origins: refused': wires.length };
}

/** All of it at once, while somebody reads: a read may take as long as thirty logins do alone, or three seconds. */
export async function run({ origin, short }: Target): Promise<Figures> {
  const begun = performance.now();
  const token = await logIn(origin);
  const patience = Math.max(3_000, 30 * (performance.now() - begun));
  const reading = keepReading(origin, token);
  const longest = reading.watch();
  try {
    const figures = await Promise.all([
      floodLogins(origin, short ? 2_000 : 20_000),
      neverRead(origin),
      floodOdd(origin),
      knockElsewhere(origin, '127.0.5.1'),
      floodSockets(origin, 300, '127.0.5.2'),
    ]);
    const read = longest();
    assert(read < patience, `a read took ${read} ms beside all of it`);
    return { ...Object.assign({}, ...figures), 'longest read beside all of it, ms': read };
  } finally {
    await reading.stop();
  }
}
