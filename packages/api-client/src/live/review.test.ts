import { expect, it } from 'vitest';
import { createLive, type LiveEvent } from './create-live.ts';
import { fakeBrowser } from './fixture.ts';

const browser = fakeBrowser();

function tab() {
  const live = createLive({
    url: () => 'wss://host/ws/socket/cn',
    token: () => 'token-1',
    environment: browser.environment(true),
  });
  const events: LiveEvent[] = [];
  live.on((event) => events.push(event));
  live.start();
  return (type: LiveEvent['type']) => events.filter((event) => event.type === type);
}

it('tells every tab what happened in a review, and that something may have been missed', async () => {
  const tabs = [tab(), tab()];
  await browser.pass(0);
  const { events } = browser.last();
  events.opened();
  events.frame('{"cmd":"pong"}');
  await browser.pass(0);
  const before = tabs.map((of) => of('resync').length);
  const review = { bookingId: 7, change: 'draft', version: 4 };
  const wrong = [{ ...review, change: 'else' }, { ...review, version: '4' }, null];
  for (const data of [{ ...review, page: 'p1', more: 1 }, ...wrong])
    events.frame(JSON.stringify({ cmd: 'bill_review', msg: { data } }));
  events.frame('{"cmd":"resync"}');
  await browser.pass(0);
  for (const [at, of] of tabs.entries()) {
    expect(of('review')).toEqual([{ type: 'review', review: { ...review, page: 'p1' } }]);
    expect(of('resync')).toHaveLength((before[at] ?? 0) + 1);
  }
});
