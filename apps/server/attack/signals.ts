import assert from 'node:assert/strict';
import { Agent } from 'node:http';
import { contract } from '@lading/api-client/contract';
import { logIn } from './asking.ts';
import { hold } from './hold.ts';
import type { OwnServer } from './own-server.ts';
import { type Posted, post } from './post.ts';
import type { Figures, Target } from './walk.ts';
import { pause } from './wire.ts';

export const name = 'signals';

/** Milliseconds in which the server promises to close every connection. */
const DEADLINE = 10_000;
/** When it is given up: its own last deadline is long past. */
const GIVEN_UP = 30_000;
const CLIENTS = 24;
const FIRST = 3;

interface Call {
  /** when its last byte left */
  sent?: number;
  answer?: Posted;
  /** when its answer was whole, or its connection gone */
  ended?: number;
}

/** Clients that ask again as soon as they are answered, until they are told to stop. */
function openClients({ origin }: OwnServer, token: string) {
  const calls: Call[] = [];
  const agent = new Agent({ keepAlive: true });
  let isOver = false;
  const client = async () => {
    while (!isOver) {
      const call: Call = {};
      calls.push(call);
      const sent = () => {
        call.sent = performance.now();
      };
      const posting = { token, agent, sent, patience: 60_000 };
      call.answer = await post(origin, contract.order.orderPage, { size: 20 }, posting);
      call.ended = performance.now();
    }
  };
  const all: Promise<void>[] = [];
  return {
    calls,
    add: () => void all.push(client()),
    /** The next `count` calls that are answered. */
    async round(count: number): Promise<readonly Posted[]> {
      const since = calls.length;
      const heard = () => calls.slice(since).flatMap(({ answer }) => answer ?? []);
      while (heard().length < count) await pause(5);
      return heard();
    },
    async stop() {
      isOver = true;
      await Promise.all(all);
      agent.destroy();
    },
  };
}

/** What was sent before the signal is answered. Twice as many clients, as long as the machine answers them well within the time that the server gives itself. */
async function callsInFlight(server: OwnServer): Promise<Figures> {
  const token = await logIn(server.origin);
  const clients = openClients(server, token);
  let count = 0;
  for (let slowest = 0; count < CLIENTS && slowest < DEADLINE / 6; ) {
    const more = count || FIRST;
    for (let added = 0; added < more; added++) clients.add();
    count += more;
    const heard = await clients.round(count);
    slowest = Math.max(...heard.map(({ milliseconds }) => milliseconds));
  }
  const signalled = performance.now();
  server.signal('SIGTERM');
  await clients.stop();
  const { code, time } = await server.ended(GIVEN_UP);
  const before = clients.calls.filter(({ sent = Number.POSITIVE_INFINITY }) => sent < signalled);
  const lost = before.filter(({ answer }) => answer?.code !== '1');
  // What a busy machine cannot answer in that time is cut at its end, which breaks no promise; it may only be a few.
  const late = lost.filter(({ ended = 0 }) => ended - signalled > DEADLINE * 0.9);
  assert(late.length <= count / 4, `${late.length} of ${before.length} calls were cut at the end of the time`);
  const early = lost.filter((call) => !late.includes(call));
  const how = early.map(
    ({ answer }) => `${answer?.status} ${answer?.code} after ${Math.round(answer?.milliseconds ?? 0)} ms`,
  );
  assert.deepEqual(how, [], `of ${before.length} calls that were sent before the signal, ${time} ms before the end`);
  assert.equal(code, 0);
  return {
    'a signal under clients: clients': count,
    'a signal under clients: calls answered': before.length - lost.length,
    'a signal under clients: calls lost': early.length,
    'a signal under clients: ended after, ms': time,
  };
}

/** Connections that say nothing, half of a request, or never hear what they are told. */
async function heldOpen(server: OwnServer): Promise<Figures> {
  const sockets = await hold(server.origin, await logIn(server.origin));
  server.signal('SIGTERM');
  const { code, time } = await server.ended(GIVEN_UP);
  for (const socket of sockets) socket.destroy();
  assert.equal(code, 0, `held connections: ended with ${code} after ${time} ms`);
  return { 'a signal under held connections: ended after, ms': time };
}

/** Whoever asks twice does not want to wait for what holds the first one up. */
async function secondSignal(server: OwnServer): Promise<Figures> {
  const sockets = await hold(server.origin, await logIn(server.origin));
  server.signal('SIGTERM');
  await pause(1_000);
  const second = performance.now();
  server.signal('SIGTERM');
  const { code } = await server.ended(GIVEN_UP);
  const time = Math.round(performance.now() - second);
  for (const socket of sockets) socket.destroy();
  assert(code === 1 && server.said().includes('Asked again'), `a second signal: ended with ${code} after ${time} ms`);
  return { 'a second signal: ended after, ms': time };
}

export async function run({ server, again, short }: Pick<Target, 'server' | 'again' | 'short'>): Promise<Figures> {
  const rounds = short ? [callsInFlight] : [...Array<typeof heldOpen>(5).fill(callsInFlight), heldOpen];
  const figures: Record<string, number | string> = { ...(await secondSignal(server)) };
  for (const round of rounds) {
    const next = await again();
    Object.assign(figures, await round(next));
  }
  return figures;
}
