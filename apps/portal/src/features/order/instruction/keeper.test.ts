import { type BillDraftValues, blankContainer, withDraftChanges } from '@lading/validators/bill';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStore } from './draft-store.ts';
import { type Asked, type DraftBill, Keeper, type KeeperOptions, type Sent } from './keeper.ts';

const VALUES: BillDraftValues = {
  head: { vessel: 'COSCO ANDES', voyage: '042E', fAddress: 'A' },
  goods: [],
  containers: [{ ...blankContainer('c1'), ctnNo: 'CSQU3054383', sealNo: 'S1' }],
};
const billOf = (revision: number, values = VALUES): DraftBill =>
  ({
    kind: 'MBL',
    billId: null,
    name: '',
    revision,
    values,
    locked: [],
    saved: revision > 0 ? { author: 'Wang Min', side: 'customer', at: '2026-11-18T08:40:12Z' } : null,
  }) as unknown as DraftBill;

/** A server that keeps cells by the revision that changed them last. */
function serverOf(values = VALUES) {
  let [revision, now] = [1, values];
  const done = new Map<string, Sent>();
  const asked: Asked[] = [];
  const answer = (): Sent => ({ kind: 'kept', revision, values: now, conflicts: [], savedAt: '2026-11-18T08:41:00Z' });
  return {
    asked,
    lost: false,
    down: false,
    get values() {
      return now;
    },
    bill: () => billOf(revision, now),
    write(changes: object) {
      now = { ...now, head: { ...now.head, ...changes } };
      revision += 1;
    },
    async send(this: { lost: boolean; down: boolean }, one: Asked): Promise<Sent> {
      asked.push(one);
      if (this.down) return { kind: 'unsent' };
      if (!done.has(one.requestId)) {
        const behind = one.revision !== revision;
        now = withDraftChanges(now, one.changes);
        revision += 1;
        done.set(one.requestId, behind ? answer() : { ...(answer() as Extract<Sent, { kind: 'kept' }>), values: null });
      }
      if (this.lost) return { kind: 'unsent' };
      return done.get(one.requestId) ?? answer();
    },
  };
}
const begin = (server: ReturnType<typeof serverOf>, more: Partial<KeeperOptions> = {}, kept?: never) => {
  const store = memoryStore();
  const options = { bill: server.bill(), key: 'k', store, send: (asked: Asked) => server.send(asked), ...more };
  return { store, options, keeper: new Keeper(options, kept) };
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('keeps here what is typed, however steadily, and sends it after a moment of quiet', async () => {
  const server = serverOf();
  const { keeper, store } = begin(server);
  for (const letter of 'MAERSK HANGZHOU') {
    keeper.editing.setHead({ vessel: `${keeper.editing.held('vessel')}${letter}` });
    await pass(100);
    const kept = String(store.kept.get('k')?.values.head['vessel'] ?? 'COSCO ANDES');
    // Nothing is older than a third of a second: three strokes.
    expect(String(keeper.editing.held('vessel')).length - kept.length).toBeLessThanOrEqual(3);
  }
  expect(server.asked).toHaveLength(0);
  await pass(1_600);
  expect(server.values.head['vessel']).toBe('COSCO ANDESMAERSK HANGZHOU');
  expect(keeper.shown).toMatchObject({ state: 'saved', savedAt: '2026-11-18T08:41:00Z' });
  // What the server has is not kept here any more.
  expect(store.kept.size).toBe(0);
});

it('writes the newest next where the disk is slow, and not one moment after the other', async () => {
  const server = serverOf();
  const { keeper, store } = begin(server);
  const begun: string[] = [];
  const write = store.write;
  store.write = async (key, draft) => {
    begun.push(String(draft.values.head['vessel']));
    await new Promise((done) => setTimeout(done, 900));
    await write(key, draft);
  };
  for (let at = 1; at <= 10; at += 1) {
    keeper.editing.setHead({ vessel: `V${at}` });
    await pass(100);
  }
  await pass(1_200);
  expect(begun[0]).toBe('V3');
  expect(begun[1]).toBe('V10');
  expect(begun).toHaveLength(2);
});

it('sends while somebody types on without a pause', async () => {
  const server = serverOf();
  const { keeper } = begin(server);
  for (let at = 0; at < 60; at += 1) {
    keeper.editing.setHead({ vessel: `V${at}` });
    await pass(100);
  }
  expect(server.asked.length).toBeGreaterThanOrEqual(1);
  expect(server.asked[0]?.changes.head).toHaveProperty('vessel');
});

it('sends the same again after a lost answer, and then what was typed since', async () => {
  const server = serverOf();
  const { keeper } = begin(server);
  keeper.editing.setHead({ vessel: 'EVER' });
  server.lost = true;
  await pass(1_600);
  expect(keeper.shown.state).toBe('offline');
  keeper.editing.setHead({ vessel: 'EVER GIVEN' });
  server.lost = false;
  await pass(10_000);
  const [first, second, third] = server.asked;
  expect(second?.requestId).toBe(first?.requestId);
  expect(third?.changes.head).toEqual({ vessel: 'EVER GIVEN' });
  expect(keeper.shown).toMatchObject({ state: 'saved', clashes: [] });
  expect(server.values.head['vessel']).toBe('EVER GIVEN');
});

it('puts in what others wrote, and tells where both wrote', async () => {
  const server = serverOf();
  const { keeper } = begin(server);
  keeper.editing.setHead({ vessel: 'MINE' });
  server.write({ voyage: '043E', vessel: 'THEIRS' });
  keeper.follow(server.bill());
  expect([keeper.editing.held('vessel'), keeper.editing.held('voyage')]).toEqual(['THEIRS', '043E']);
  expect(keeper.shown.clashes).toMatchObject([{ path: 'head.vessel', mine: 'MINE', by: 'Wang Min' }]);
  keeper.settle('head.vessel', 'mine');
  await pass(1_600);
  expect(server.values.head['vessel']).toBe('MINE');
  expect(server.asked[0]?.revision).toBe(2);
  expect(keeper.shown.clashes).toEqual([]);
});

it('goes on after a crash with what this device kept, and with what others wrote meanwhile', async () => {
  const server = serverOf();
  const { keeper, store, options } = begin(server);
  keeper.editing.setHead({ vessel: 'TYPED' });
  keeper.editing.setCells('containers', 'c1', { sealNo: 'S9' });
  await pass(300);
  // The process ends here; nothing was sent.
  keeper.end();
  server.write({ voyage: '043E' });
  const again = new Keeper({ ...options, bill: server.bill() }, store.kept.get('k'));
  expect([again.editing.held('vessel'), again.editing.held('voyage')]).toEqual(['TYPED', '043E']);
  expect(again.editing.values.containers[0]?.sealNo).toBe('S9');
  expect(again.shown.clashes).toEqual([]);
  await pass(1_600);
  expect(server.values.head).toMatchObject({ vessel: 'TYPED', voyage: '043E' });
});

it('does not clash with itself where it ended between sending and the answer', async () => {
  const server = serverOf();
  const { keeper, store, options } = begin(server);
  keeper.editing.setHead({ vessel: 'EVER' });
  server.lost = true;
  await pass(1_600);
  keeper.editing.setHead({ vessel: 'EVER GIVEN' });
  await pass(300);
  keeper.end();
  server.lost = false;
  const again = new Keeper({ ...options, bill: server.bill() }, store.kept.get('k'));
  expect(again.editing.held('vessel')).toBe('EVER GIVEN');
  expect(again.shown.clashes).toEqual([]);
});

it('tells that it could not be sent, and keeps it', async () => {
  const server = serverOf();
  const refuse = async (): Promise<Sent> => ({ kind: 'refused', message: 'no longer open' });
  const { keeper, store } = begin(server, { send: refuse });
  keeper.editing.setHead({ vessel: 'X' });
  await pass(1_600);
  expect(keeper.shown).toMatchObject({ state: 'failed', failure: 'no longer open' });
  expect(store.kept.get('k')?.values.head['vessel']).toBe('X');
});

it('puts back a row that somebody else took away while it was written in', async () => {
  const server = serverOf();
  const { keeper } = begin(server);
  keeper.editing.setCells('containers', 'c1', { sealNo: 'MINE' });
  keeper.follow(billOf(2, { ...VALUES, containers: [] }));
  expect(keeper.editing.values.containers).toEqual([]);
  keeper.settle('containers.c1', 'mine');
  expect(keeper.editing.values.containers).toMatchObject([{ key: 'c1', sealNo: 'MINE' }]);
});
