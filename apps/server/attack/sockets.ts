import assert from 'node:assert/strict';
import { keepReading, logIn, type Reading } from './asking.ts';
import type { Figures, Target } from './walk.ts';
import { frame, openWire, pause, type Wire } from './wire.ts';

export const name = 'sockets';

/** Milliseconds that others may wait for a page while somebody attacks; on a quiet machine it is a tenth of that. */
const PATIENCE = 3_000;

const login = (token: string) => frame(JSON.stringify({ cmd: 'login', text: token }));
const PING = frame('{"cmd":"ping"}');

const within = (time: number, wire: Wire) => Promise.race([wire.ended, pause(time).then(() => time)]);

/** One anonymous socket that writes logins as fast as the network takes them. */
export async function floodLogins(origin: string, frames: number, reading: Reading): Promise<Figures> {
  reading.longest();
  const wire = await openWire(origin, {
    first: Buffer.concat(Array.from({ length: frames }, (_, at) => login(`wrong-${at}`))),
  });
  const ended = await within(20_000, wire);
  wire.socket.destroy();
  await pause(100);
  const longest = reading.longest();
  assert(longest < PATIENCE, `${frames} logins on one socket: a read took ${longest} ms`);
  assert(ended < 5_000, `${frames} logins on one socket: it was open for ${ended} ms`);
  return {
    [`${frames} logins on one socket: longest read, ms`]: longest,
    [`${frames} logins on one socket: open for, ms`]: Math.round(ended),
  };
}

/** Logged-in pages that write what they are answered for, and never read the answers. */
export async function neverRead(origin: string, time: number, reading: Reading): Promise<Figures> {
  const token = await logIn(origin);
  const kinds = { 'a ping of the page': PING, 'a ping of the protocol': frame('x'.repeat(100), 9) };
  const figures: Record<string, number> = {};
  for (const [what, one] of Object.entries(kinds)) {
    const many = Buffer.concat(Array.from({ length: 4_000 }, () => one));
    const wires = await Promise.all([1, 2, 3, 4].map(() => openWire(origin, { first: login(token) })));
    for (const { socket } of wires) socket.pause();
    reading.longest();
    // Written until the network takes no more, and on as soon as it does.
    const until = performance.now() + time;
    let written = 0;
    while (performance.now() < until && wires.some(({ socket }) => socket.writable)) {
      for (const { socket } of wires)
        if (socket.writable && !socket.writableNeedDrain) {
          socket.write(many);
          written += many.length;
        }
      await pause(10);
    }
    const longest = reading.longest();
    for (const { socket } of wires) socket.resume();
    await Promise.all(wires.map((wire) => within(2_000, wire)));
    const cut = wires.filter((wire) => !wire.isOpen()).length;
    for (const { socket } of wires) socket.destroy();
    assert.equal(cut, wires.length, `4 pages that never read, ${what}: only ${cut} were cut`);
    assert(longest < PATIENCE, `4 pages that never read, ${what}: a read took ${longest} ms`);
    figures[`4 pages that never read, ${what}: cut`] = cut;
    figures[`4 pages that never read, ${what}: kilobytes written`] = Math.round(written / 1_000);
    figures[`4 pages that never read, ${what}: longest read, ms`] = longest;
  }
  return figures;
}

/** Frames that are no message: they must cost as little as those that are. */
export async function floodOdd(origin: string, reading: Reading): Promise<Figures> {
  const odd = {
    'messages without an end': Buffer.concat([frame('', 1, false), ...Array<Buffer>(20_000).fill(frame('', 0, false))]),
    'answers to no ping': Buffer.concat(Array<Buffer>(20_000).fill(frame('', 10))),
    'frames of 17 kilobytes': frame('x'.repeat(17 * 1024)),
    'text that is none': frame('\0'.repeat(3)),
  };
  const figures: Record<string, number> = {};
  for (const [what, first] of Object.entries(odd)) {
    reading.longest();
    const wire = await openWire(origin, { first });
    await within(8_000, wire);
    wire.socket.destroy();
    assert(wire.closed() > 0, `${what}: the socket stayed open`);
    figures[`${what}: closed with`] = wire.closed();
    figures[`${what}: longest read, ms`] = reading.longest();
  }
  return figures;
}

/** As many sockets as one address gets. */
export async function floodSockets(origin: string, count: number): Promise<Figures> {
  const wires = await Promise.all(Array.from({ length: count }, () => openWire(origin)));
  for (const { socket } of wires) socket.destroy();
  const of = (status: number) => wires.filter((wire) => wire.status === status).length;
  return {
    [`${count} sockets of one address: let in`]: of(101),
    [`${count} sockets of one address: refused`]: of(429),
  };
}

/** Places that are no channel, and pages that are not ours: nobody is let in. */
export async function knockElsewhere(origin: string): Promise<Figures> {
  const paths = ['/', '/healthz', '/index', '/nothing', '/ws/socket', '/ws/socket/xx', '/ws/socket/cn/', '/report.css'];
  const calls = ['/user/webuser/pub/login.do', '/ws/pub/queryDetail.do', '/files/1/a.pdf', '/assets/a.js'];
  const knocks = [
    ...[...paths, ...calls].map((path) => ({ path })),
    ...[...paths, ...calls].map((path) => ({ path, method: 'POST' })),
    { method: 'POST' },
    { method: 'HEAD' },
    ...['https://evil.example', 'null', '', `${origin}.evil.example`, 'file://'].map((from) => ({ origin: from })),
  ];
  const wires = await Promise.all(knocks.map((knock) => openWire(origin, knock)));
  for (const { socket } of wires) socket.destroy();
  wires.forEach(({ status }, at) => {
    assert(status >= 400 && status < 500, `${JSON.stringify(knocks[at])} was answered ${status}`);
  });
  return { 'upgrades of other paths, methods and origins: refused': wires.length };
}

export async function run({ origin, short }: Target): Promise<Figures> {
  const reading = keepReading(origin, await logIn(origin));
  try {
    return {
      ...(await floodLogins(origin, short ? 2_000 : 20_000, reading)),
      ...(await neverRead(origin, short ? 1_500 : 10_000, reading)),
      ...(await floodOdd(origin, reading)),
      ...(await knockElsewhere(origin)),
      ...(await floodSockets(origin, 300)),
    };
  } finally {
    await reading.stop();
  }
}
