import { EventEmitter } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { Services } from '../services.ts';
import { goodSessions } from '../user/session.ts';
import type { LiveEvent } from './bus.ts';
import { Hub } from './hub.ts';

vi.mock('../user/session.ts', async (original) => ({
  ...(await original<typeof import('../user/session.ts')>()),
  // Its token is its session.
  findVisitor: async (_: unknown, session: string) => ({
    ...{ session, userId: 1, customerId: 1, codes: [], account: session },
    ...{ name: '', nameEn: '', company: '', companyEn: '' },
  }),
  goodSessions: vi.fn(),
}));

const hubs: Hub[] = [];
afterEach(() => {
  for (const hub of hubs.splice(0)) hub.close();
});

function startHub() {
  let tell: (event: LiveEvent) => void = () => {};
  const bus = {
    subscribe(listener: typeof tell) {
      tell = listener;
      return () => {};
    },
  };
  // Only the sessions are asked about, and the answer stands above.
  const hub = new Hub({ bus } as unknown as Services, { login: 60_000, ping: 60_000, recheck: 60_000 });
  hubs.push(hub);
  /** a page that is logged in, and what it was closed with */
  const enter = async (session: string) => {
    const close = vi.fn();
    const send = vi.fn();
    const socket = Object.assign(new EventEmitter(), { close, send });
    hub.join(socket as unknown as WebSocket, 'zh-CN');
    socket.emit('message', JSON.stringify({ cmd: 'login', text: session }), false);
    socket.emit('message', JSON.stringify({ cmd: 'ping' }), false);
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith('{"cmd":"pong"}'));
    return close;
  };
  return { enter, tell: (event: LiveEvent) => tell(event) };
}

it('does not log a page out that came while the sessions of the others were looked at', async () => {
  const { enter, tell } = startHub();
  const good = await enter('good');
  const ended = await enter('ended');
  let answer: (sessions: Set<string>) => void = () => {};
  vi.mocked(goodSessions).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  tell({ type: 'gap' });
  expect(goodSessions).toHaveBeenCalledWith(undefined, ['good', 'ended']);
  const late = await enter('late');
  answer(new Set(['good']));
  await vi.waitFor(() => expect(ended).toHaveBeenCalledWith(4401, 'logged out'));
  expect(good).not.toHaveBeenCalled();
  expect(late).not.toHaveBeenCalled();
});
