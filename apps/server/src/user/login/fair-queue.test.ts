import { expect, it } from 'vitest';
import { Busy, FairQueue } from './fair-queue.ts';

const SIZES = { atOnce: 1, most: 6, ofLane: 4, ofAccount: 2 };

/** A queue whose first place is taken until `open` is called; `done` says what ran, in turn. */
function held(sizes = SIZES) {
  const queue = new FairQueue(sizes);
  const gate = Promise.withResolvers<void>();
  const first = queue.run({ lane: 'first', account: 'first' }, false, () => gate.promise);
  const done: string[] = [];
  const outcomes: Promise<string>[] = [];
  return {
    /** `a/1` is account 1 in lane a; `!` before it: known */
    ask(...names: string[]) {
      for (const name of names) {
        const [lane = '', account = ''] = name.replace('!', '').split('/');
        const work = async () => void done.push(name);
        outcomes.push(
          queue.run({ lane, account }, name.startsWith('!'), work).then(
            () => `${name} done`,
            (error) => (error instanceof Busy ? `${name} busy` : 'failed'),
          ),
        );
      }
    },
    async open() {
      gate.resolve();
      await first;
      return { outcomes: await Promise.all(outcomes), done };
    },
  };
}

it('gives each lane its turn, and within a lane each account', async () => {
  const { ask, open } = held();
  ask('a/1', 'a/1', 'a/2', 'b/1', 'c/1');
  expect((await open()).done).toEqual(['a/1', 'b/1', 'c/1', 'a/2', 'a/1']);
});

it('lets those go first who logged in before', async () => {
  const { ask, open } = held();
  ask('a/1', 'b/1', '!c/1');
  expect((await open()).done).toEqual(['!c/1', 'a/1', 'b/1']);
});

it('has two places for an account in a lane, and says no to the third at once', async () => {
  const { ask, open } = held();
  ask('a/1', 'a/1', 'a/1', 'a/2');
  expect((await open()).outcomes).toEqual(['a/1 done', 'a/1 done', 'a/1 busy', 'a/2 done']);
});

it('takes a place from whoever has more of them', async () => {
  const { ask, open } = held();
  ask('a/1', 'a/1', 'a/2', 'a/2', 'a/3', 'b/1', 'b/2', 'c/1', 'd/1');
  const { outcomes } = await open();
  // Places are taken from whoever waits for most: a/3 takes one from a/1, and d/1 takes one from lane a.
  expect(outcomes.filter((outcome) => outcome.endsWith('busy'))).toHaveLength(3);
  expect(outcomes).toEqual(expect.arrayContaining(['a/3 done', 'b/1 done', 'c/1 done', 'd/1 done']));
});

it('says no to a newcomer when all have as little as he', async () => {
  const { ask, open } = held({ ...SIZES, most: 2 });
  ask('a/1', 'b/1', 'c/1');
  expect((await open()).outcomes).toEqual(['a/1 done', 'b/1 done', 'c/1 busy']);
});

it('goes on after work that fails', async () => {
  const queue = new FairQueue(SIZES);
  const fail = () => Promise.reject(new Error('no'));
  const answers = await Promise.allSettled([
    queue.run({ lane: 'a', account: '1' }, false, fail),
    queue.run({ lane: 'a', account: '1' }, false, fail),
    queue.run({ lane: 'a', account: '2' }, false, async () => 'yes'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(await queue.run({ lane: 'b', account: '1' }, false, async () => 'again')).toBe('again');
});
