import assert from 'node:assert/strict';
import { contract } from '@lading/api-client/contract';
import { ask, logIn } from './asking.ts';
import { hold } from './hold.ts';
import { type OwnServer, ownPlace } from './own-server.ts';
import type { Figures, Target } from './walk.ts';
import { pause } from './wire.ts';

export const name = 'signals';

/** Milliseconds that the server promises, and what a busy machine adds. */
const DEADLINE = 10_000;
const SLACK = 4_000;
const CLIENTS = 24;

/** Clients that ask again as soon as they are answered: every call that was sent before the signal is answered. */
async function callsInFlight(server: OwnServer): Promise<Figures> {
  const token = await logIn(server.origin);
  let signalled = Number.POSITIVE_INFINITY;
  const calls: { begun: number; isAnswered: boolean }[] = [];
  const client = async () => {
    while (performance.now() < signalled) {
      const call = { begun: performance.now(), isAnswered: false };
      calls.push(call);
      const answer = await ask(server.origin, contract.order.orderPage, { size: 20 }, token).catch(() => undefined);
      call.isAnswered = answer?.code === '1';
    }
  };
  const all = Array.from({ length: CLIENTS }, client);
  await pause(1_500);
  signalled = performance.now();
  server.signal('SIGTERM');
  await Promise.all(all);
  const { code, time } = await server.ended(DEADLINE + SLACK);
  const before = calls.filter(({ begun }) => begun < signalled);
  const lost = before.filter(({ isAnswered }) => !isAnswered).length;
  assert.equal(lost, 0, `${lost} of ${before.length} calls that were sent before the signal were not answered`);
  assert.equal(code, 0);
  return {
    [`a signal under ${CLIENTS} clients: calls answered`]: before.length - lost,
    [`a signal under ${CLIENTS} clients: calls lost`]: lost,
    [`a signal under ${CLIENTS} clients: ended after, ms`]: time,
  };
}

/** Connections that say nothing, half of a request, or never hear what they are told. */
async function heldOpen(server: OwnServer): Promise<Figures> {
  const sockets = await hold(server.origin, await logIn(server.origin));
  server.signal('SIGTERM');
  const { code, time } = await server.ended(DEADLINE + SLACK);
  for (const socket of sockets) socket.destroy();
  assert.equal(code, 0, `held connections: ended with ${code} after ${time} ms`);
  return { 'a signal under held connections: ended after, ms': time };
}

/** Whoever asks twice does not want to wait. */
async function secondSignal(server: OwnServer): Promise<Figures> {
  const sockets = await hold(server.origin, await logIn(server.origin));
  server.signal('SIGTERM');
  await pause(1_000);
  const second = performance.now();
  server.signal('SIGTERM');
  const { code } = await server.ended(DEADLINE + SLACK);
  const time = Math.round(performance.now() - second);
  for (const socket of sockets) socket.destroy();
  assert(code === 1 && time < 3_000, `a second signal: ended with ${code} after ${time} ms`);
  return { 'a second signal: ended after, ms': time };
}

export async function run({ database, short }: Pick<Target, 'database' | 'short'>): Promise<Figures> {
  const place = await ownPlace(database);
  try {
    const figures: Record<string, number | string> = {};
    const rounds = [secondSignal, ...Array(short ? 1 : 5).fill(callsInFlight), ...(short ? [] : [heldOpen])];
    for (const round of rounds) Object.assign(figures, await round(await place.start()));
    return figures;
  } finally {
    await place.remove();
  }
}
