import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { Services } from '../services.ts';
import { findVisitor, findVisitors, type Visitor } from '../user/session.ts';
import { FRAMES } from './budget.ts';
import type { LiveEvent } from './bus.ts';
import { Hub } from './hub.ts';
import { BEHIND } from './page.ts';

// A token stands for the session itself, without a hash.
vi.mock('../user/session.ts', () => ({
  findVisitor: vi.fn(),
  findVisitors: vi.fn(),
  sessionOf: (token: string) => token,
}));

// Nothing was missed here.
vi.mock('./missed.ts', () => ({
  LATE: 0,
  entryFrames: async function* () {},
  messagesSince: async function* () {},
  wokenSince: async () => [],
}));

const visitor = (session: string, more: Partial<Visitor> = {}): Visitor => ({
  session,
  userId: 1,
  customerId: 1,
  codes: ['bill:view'],
  account: session,
  name: '',
  nameEn: '',
  company: '',
  companyEn: '',
  expiresAt: new Date(Date.now() + 60_000),
  idleUntil: new Date(Date.now() + 60_000),
  mustChange: false,
  level: 0,
  ...more,
});
const hubs: Hub[] = [];
beforeEach(() => void vi.mocked(findVisitor).mockImplementation(async (_db, session) => visitor(session)));
afterEach(() => {
  for (const hub of hubs.splice(0)) hub.close();
  vi.resetAllMocks();
});

function startHub(perSession = 10) {
  let tell: (event: LiveEvent) => void = () => {};
  const bus = {
    subscribe(listener: typeof tell) {
      tell = listener;
      return () => {};
    },
  };
  // The hub uses the services for sessions only, and those are mocked above.
  const times = { login: 60_000, ping: 60_000, recheck: 60_000 };
  const hub = new Hub({ bus } as unknown as Services, times, perSession);
  hubs.push(hub);
  const join = () => {
    const [close, send, pong, terminate] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
    const given = { close, send, pong, terminate, pause: vi.fn(), bufferedAmount: 0 };
    const socket = Object.assign(new EventEmitter(), given);
    const wire = new PassThrough();
    hub.join(socket as unknown as WebSocket, wire, 'zh-CN');
    const say = (frame: object) => socket.emit('message', JSON.stringify(frame), false);
    return { socket, wire, say, close, send, pong, terminate };
  };
  /** a page that is logged in */
  const enter = async (session: string) => {
    const page = join();
    page.say({ cmd: 'login', text: session });
    page.say({ cmd: 'ping' });
    await vi.waitFor(() => expect(page.send).toHaveBeenCalledWith('{"cmd":"pong"}'));
    return page;
  };
  return { join, enter, tell: (event: LiveEvent) => tell(event) };
}

/** an answer that comes when it is told to */
function later<T>() {
  const { promise, resolve } = Promise.withResolvers<T>();
  return { promise, answer: resolve };
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const review: LiveEvent = { type: 'review', customerId: 1, bookingId: 7, change: 'draft', version: 3 };

it('does not log a page out that came while the sessions of the others were looked at', async () => {
  const { enter, tell } = startHub();
  const good = await enter('good');
  const ended = await enter('ended');
  const { promise, answer } = later<Map<string, Visitor>>();
  vi.mocked(findVisitors).mockReturnValueOnce(promise);
  tell({ type: 'gap' });
  expect(findVisitors).toHaveBeenCalledWith(undefined, ['good', 'ended']);
  const late = await enter('late');
  answer(new Map([['good', visitor('good')]]));
  await vi.waitFor(() => expect(ended.close).toHaveBeenCalledWith(4401, 'logged out'));
  expect(good.close).not.toHaveBeenCalled();
  expect(late.close).not.toHaveBeenCalled();
});

it('lets nobody in whose session ended while his token was looked up', async () => {
  const { join, tell } = startHub();
  const { promise, answer } = later<Visitor>();
  vi.mocked(findVisitor).mockReturnValueOnce(promise);
  const page = join();
  page.say({ cmd: 'login', text: 'ended' });
  tell({ type: 'logout', session: 'ended' });
  answer(visitor('ended'));
  await settle();
  tell(review);
  expect(page.close.mock.calls).toEqual([[4401, 'logged out']]);
  expect(page.send).not.toHaveBeenCalled();
});

it('takes the rights of a page as they are after they were changed', async () => {
  const { enter, join, tell } = startHub();
  const page = await enter('one');
  vi.mocked(findVisitors).mockResolvedValueOnce(new Map([['one', visitor('one', { codes: [] })]]));
  tell({ type: 'person', userId: 1 });
  await settle();
  tell(review);
  // It asks anew what it may show, and hears nothing else.
  expect(page.send.mock.calls).toEqual([['{"cmd":"pong"}'], ['{"cmd":"rights"}']]);

  // The same for the rights of a page whose login is still being looked up.
  const { promise, answer } = later<Visitor>();
  vi.mocked(findVisitor)
    .mockReturnValueOnce(promise)
    .mockResolvedValueOnce(visitor('two', { codes: [] }));
  const late = join();
  late.say({ cmd: 'login', text: 'two' });
  vi.mocked(findVisitors).mockResolvedValue(new Map([['one', visitor('one')]]));
  tell({ type: 'person', userId: 1 });
  answer(visitor('two'));
  await settle();
  tell(review);
  expect(late.send).not.toHaveBeenCalled();
  expect(page.send).toHaveBeenCalledTimes(4);
});

it('ends a page when its session does, by the clock', async () => {
  const { enter } = startHub();
  vi.mocked(findVisitor).mockImplementation(async (_db, session) =>
    visitor(session, { expiresAt: new Date(Date.now() + 100) }),
  );
  const { close } = await enter('short');
  expect(close).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(close).toHaveBeenCalledWith(4401, 'logged out'));
});

it('looks one login of a page up, and no other', async () => {
  const { join } = startHub();
  const { say } = join();
  for (const text of ['a', 'b', 'c']) say({ cmd: 'login', text });
  await settle();
  say({ cmd: 'login', text: 'd' });
  await settle();
  expect(vi.mocked(findVisitor).mock.calls.map(([, token]) => token)).toEqual(['a']);
});

it('asks a page to come again when the database cannot tell who it is', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(findVisitor).mockRejectedValueOnce(new Error('away'));
  const { join } = startHub();
  const { say, close } = join();
  say({ cmd: 'login', text: 'a' });
  await vi.waitFor(() => expect(close).toHaveBeenCalledWith(1011, 'try again'));
});

it('gives a session so many sockets and takes them back', async () => {
  const { enter, join } = startHub(2);
  const [first] = [await enter('one'), await enter('one'), await enter('two')];
  const more = join();
  more.say({ cmd: 'login', text: 'one' });
  await vi.waitFor(() => expect(more.close).toHaveBeenCalledWith(4429, 'too many of this session'));
  more.socket.emit('close');
  first.socket.emit('close');
  expect((await enter('one')).close).not.toHaveBeenCalled();
});

it.each([
  ['messages', (socket: EventEmitter) => socket.emit('message', 'x', false)],
  ['binary messages', (socket: EventEmitter) => socket.emit('message', 'x', true)],
  ['pings of the protocol', (socket: EventEmitter) => socket.emit('ping', Buffer.from('x'))],
  ['pongs', (socket: EventEmitter) => socket.emit('pong', Buffer.from('x'))],
])('counts %s of a page, and hears no more after too many', (_what, send) => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  try {
    const { join } = startHub();
    const { socket, say, close, pong } = join();
    for (let second = 0; second < 3; second++) {
      vi.setSystemTime(second * 1000);
      for (let time = 0; time < FRAMES; time++) send(socket);
    }
    expect(close).not.toHaveBeenCalled();
    for (let time = 0; time < 1000; time++) send(socket);
    expect(close.mock.calls).toEqual([[1008, 'too much']]);
    expect(socket.pause).toHaveBeenCalled();
    say({ cmd: 'login', text: 'a' });
    expect(findVisitor).not.toHaveBeenCalled();
    expect(pong.mock.calls.length).toBeLessThanOrEqual(3 * FRAMES);
  } finally {
    vi.useRealTimers();
  }
});

it('counts the bytes of frames that never end', async () => {
  const { join } = startHub();
  const { wire, close } = join();
  wire.write(Buffer.alloc(70_000));
  await vi.waitFor(() => expect(close).toHaveBeenCalledWith(1008, 'too much'));
});

it('hangs up on a page that lets too much wait for it', async () => {
  const { enter, tell } = startHub();
  const page = await enter('deaf');
  page.socket.bufferedAmount = BEHIND + 1;
  tell(review);
  expect(page.send).toHaveBeenCalledTimes(1);
  expect(page.terminate).toHaveBeenCalled();
});
