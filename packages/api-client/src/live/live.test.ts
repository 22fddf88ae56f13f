import { beforeEach, describe, expect, it } from 'vitest';
import { createLive, type LiveEvent } from './create-live.ts';
import { type FakeSocket, fakeBrowser } from './fixture.ts';

const notice = (id: number) => ({
  id,
  messageTypeStr: '订单',
  messageTitle: 'COPY 已确认',
  message: '<p>ok</p>',
  createTime: '2026-11-20T10:00:00+08:00',
});
const push = (socket: FakeSocket, id: number) =>
  socket.events.frame(JSON.stringify({ cmd: 'notice_msg', msg: { data: notice(id) } }));

let browser: ReturnType<typeof fakeBrowser>;
let token: string | null;

function tab(tabs = false) {
  const live = createLive({
    url: () => 'wss://host/ws/socket/cn',
    token: () => token,
    environment: browser.environment(tabs),
  });
  const events: LiveEvent[] = [];
  live.on((event) => events.push(event));
  live.start();
  const of = (type: LiveEvent['type']) => events.filter((event) => event.type === type);
  return { live, events, of, notices: () => of('notice').map((event) => 'message' in event && event.message.id) };
}

beforeEach(() => {
  browser = fakeBrowser();
  token = 'token-1';
});

describe('one connection', () => {
  it('logs in with the token in the first frame and is open after an answer', () => {
    const { live } = tab();
    const socket = browser.last();
    expect(socket.url).toBe('wss://host/ws/socket/cn');
    expect(live.state()).toBe('connecting');
    socket.events.opened();
    expect(socket.sent).toEqual([{ cmd: 'login', text: 'token-1' }]);
    expect(live.state()).toBe('authenticating');
    socket.events.frame('{"cmd":"pong"}');
    expect(live.state()).toBe('open');
  });

  it('is open after a second of silence, and never needs a pong', async () => {
    const { live, of } = tab();
    browser.last().events.opened();
    await browser.pass(1_000);
    expect(live.state()).toBe('open');
    await browser.pass(600_000);
    expect(live.state()).toBe('open');
    expect(browser.sockets).toHaveLength(1);
    expect(of('resync')).toEqual([]);
  });

  it('pings every 3 s while the tab is visible', async () => {
    tab();
    const socket = browser.last();
    socket.events.opened();
    const pings = () => socket.sent.filter((frame) => (frame as { cmd: string }).cmd === 'ping').length;
    await browser.pass(9_000);
    expect(pings()).toBe(3);
    browser.state.visible = false;
    await browser.pass(60_000);
    expect(pings()).toBe(3);
    browser.state.visible = true;
    await browser.pass(3_000);
    expect(pings()).toBe(4);
  });

  it('does not connect without a token, and starts once', () => {
    token = null;
    const { live } = tab();
    expect(browser.sockets).toHaveLength(0);
    token = 'token-1';
    live.start();
    live.start();
    expect(browser.sockets).toHaveLength(1);
  });

  it('comes back at once, then after growing pauses, and asks for what it missed', async () => {
    const { of, live } = tab();
    browser.last().events.opened();
    await browser.pass(6_000);
    const pauses = [0, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000];
    for (const pause of pauses) {
      const before = browser.sockets.length;
      browser.drop(browser.last());
      expect(live.state()).toBe('waiting');
      if (pause > 0) await browser.pass(pause - 1);
      expect(browser.sockets).toHaveLength(before);
      await browser.pass(pause > 0 ? 1 : 0);
      expect(browser.sockets).toHaveLength(before + 1);
    }
    browser.last().events.opened();
    browser.last().events.frame('{"cmd":"pong"}');
    expect(of('resync')).toHaveLength(1);
    await browser.pass(5_000);
    browser.drop(browser.last());
    await browser.pass(0);
    expect(live.state()).toBe('connecting');
  });

  it('does not count a connection that fell at once as a success', async () => {
    tab();
    browser.last().events.opened();
    browser.last().events.frame('{"cmd":"pong"}');
    browser.drop(browser.last());
    await browser.pass(0);
    browser.last().events.opened();
    browser.drop(browser.last());
    await browser.pass(999);
    expect(browser.open()).toHaveLength(0);
    await browser.pass(1);
    expect(browser.open()).toHaveLength(1);
  });

  it('does not try again with a token the server refused', async () => {
    const { live } = tab();
    browser.last().events.opened();
    browser.drop(browser.last(), 4401);
    expect(live.state()).toBe('fatal');
    await browser.pass(600_000);
    browser.tell('online');
    expect(browser.sockets).toHaveLength(1);
    live.stop();
    token = 'token-2';
    live.start();
    browser.last().events.opened();
    expect(browser.last().sent).toEqual([{ cmd: 'login', text: 'token-2' }]);
  });

  it('gives up a connection that does not open within 10 s', async () => {
    tab();
    await browser.pass(10_000);
    expect(browser.sockets[0]?.closed).toBe(true);
    expect(browser.sockets).toHaveLength(2);
  });

  it('connects anew when the network is back, and at once when the tab is shown in a pause', async () => {
    tab();
    browser.last().events.opened();
    browser.tell('shown');
    expect(browser.sockets).toHaveLength(1);
    browser.tell('online');
    expect(browser.sockets.map(({ closed }) => closed)).toEqual([true, false]);
    browser.drop(browser.last());
    await browser.pass(0);
    browser.drop(browser.last());
    expect(browser.open()).toHaveLength(0);
    browser.tell('shown');
    expect(browser.open()).toHaveLength(1);
    await browser.pass(5_000);
    expect(browser.sockets).toHaveLength(4);
  });

  it('leaves nothing behind when stopped, also by a listener', async () => {
    const { live } = tab();
    browser.last().events.opened();
    live.on((event) => event.type === 'state' && event.state === 'waiting' && live.stop());
    browser.drop(browser.last());
    await browser.pass(60_000);
    expect(live.state()).toBe('idle');
    expect(browser.sockets).toHaveLength(1);
    expect(browser.pending()).toBe(0);
  });

  it('survives whatever the server sends, and shows a notice once', () => {
    const { notices } = tab();
    const socket = browser.last();
    socket.events.opened();
    for (const frame of ['', '{', 'null', '3', '[]', '{"cmd":7}', new ArrayBuffer(2), '{"cmd":"notice_msg"}'])
      socket.events.frame(frame);
    socket.events.frame(JSON.stringify({ cmd: 'im_notice_msg', msg: { data: notice(9) } }));
    push(socket, 1);
    push(socket, 1);
    push(socket, 2);
    expect(notices()).toEqual([1, 2]);
    // It was put off, and comes back later under its id.
    const again = { ...notice(1), createTime: '2026-11-20T11:00:00+08:00' };
    socket.events.frame(JSON.stringify({ cmd: 'notice_msg', msg: { data: again } }));
    expect(notices()).toEqual([1, 2, 1]);
  });
});

describe('several tabs', () => {
  it('share one socket, and each hears a notice once', async () => {
    const tabs = [tab(true), tab(true), tab(true)];
    await browser.pass(0);
    expect(browser.sockets).toHaveLength(1);
    browser.last().events.opened();
    await browser.pass(1_000);
    expect(tabs.map(({ live }) => live.state())).toEqual(['open', 'open', 'open']);
    push(browser.last(), 1);
    await browser.pass(0);
    expect(tabs.map(({ notices }) => notices())).toEqual([[1], [1], [1]]);
  });

  it('hand the socket on when its tab closes, and ask for what fell between', async () => {
    const [first, second, third] = [tab(true), tab(true), tab(true)];
    await browser.pass(0);
    browser.last().events.opened();
    await browser.pass(1_000);
    first?.live.stop();
    await browser.pass(0);
    expect(browser.open()).toHaveLength(1);
    browser.last().events.opened();
    await browser.pass(1_000);
    push(browser.last(), 1);
    await browser.pass(0);
    for (const left of [second, third]) {
      expect(left?.of('resync')).toHaveLength(1);
      expect(left?.notices()).toEqual([1]);
    }
    expect(first?.notices()).toEqual([]);
    second?.live.stop();
    third?.live.stop();
    await browser.pass(0);
    expect(browser.open()).toHaveLength(0);
    expect(browser.pending()).toBe(0);
  });

  it('tell a late comer where the connection stands', async () => {
    tab(true);
    await browser.pass(0);
    browser.last().events.opened();
    browser.drop(browser.last(), 4401);
    const late = tab(true);
    await browser.pass(0);
    expect(late.live.state()).toBe('fatal');
    expect(browser.sockets).toHaveLength(1);
  });

  it('of different sessions do not hear each other', async () => {
    const first = tab(true);
    token = 'token-2';
    const second = tab(true);
    await browser.pass(0);
    for (const socket of browser.sockets) socket.events.opened();
    push(browser.sockets[0] as FakeSocket, 1);
    await browser.pass(0);
    expect([first.notices(), second.notices()]).toEqual([[1], []]);
  });
});
