import { expect, it } from 'vitest';
import { createLive, type LiveEvent } from './create-live.ts';
import { fakeBrowser } from './fixture.ts';

const TIME = '2026-11-20T10:00:00+08:00';

function start() {
  const browser = fakeBrowser();
  const tab = (tabs = false) => {
    const live = createLive({
      url: () => 'wss://host/ws/socket/cn',
      token: () => 'token-1',
      environment: browser.environment(tabs),
    });
    const notices: number[] = [];
    live.on((event: LiveEvent) => event.type === 'notice' && notices.push(event.message.id));
    live.start();
    return { live, notices };
  };
  const say = (cmd: string, data: object) => browser.last().events.frame(JSON.stringify({ cmd, msg: { data } }));
  return {
    browser,
    tab,
    cursor: (id: number, at: number, told: string[] = []) => say('cursor', { id, at, told }),
    push: (id: number) =>
      say('notice_msg', { id, messageTypeStr: '', messageTitle: 't', message: '', createTime: TIME }),
    since: () => (browser.last().sent[0] as { since?: unknown }).since,
    async again() {
      browser.drop(browser.last());
      await browser.pass(2_000);
      browser.last().events.opened();
    },
  };
}

it('asks from where it was told last, by the clock of the server, and leaves out what it knows', async () => {
  const { browser, tab, cursor, push, since, again } = start();
  const { notices } = tab();
  browser.last().events.opened();
  expect(since()).toBeUndefined();
  cursor(4, 1_000_000, [`3 ${TIME}`]);
  await browser.pass(5_000);
  push(6);
  await browser.pass(60_000);
  await again();
  expect(since()).toEqual({ id: 6, at: 1_005_000 });
  // Lost amid what was missed: it begins there again.
  await browser.pass(2_000);
  push(7);
  await again();
  expect(since()).toEqual({ id: 6, at: 1_005_000 });
  for (const id of [3, 5, 6, 7, 8]) push(id);
  cursor(8, 1_070_000);
  await again();
  expect(since()).toEqual({ id: 8, at: 1_070_000 });
  expect(notices).toEqual([6, 7, 5, 8]);
});

it('is known to every tab, also to one that came late', async () => {
  const { browser, tab, cursor, push, since } = start();
  const first = tab(true);
  await browser.pass(0);
  browser.last().events.opened();
  cursor(4, 1_000_000);
  push(5);
  const late = tab(true);
  await browser.pass(0);
  first.live.stop();
  await browser.pass(0);
  browser.last().events.opened();
  expect(since()).toEqual({ id: 5, at: 1_000_000 });
  // What the first was told is not told again in the other.
  for (const id of [5, 6]) push(id);
  expect(late.notices).toEqual([6]);
  late.live.stop();
});
