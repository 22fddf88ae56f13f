import { afterEach, expect, it, vi } from 'vitest';
import { InTurn } from './in-turn.ts';

afterEach(() => void vi.useRealTimers());

const held = () => Promise.withResolvers<string>();

it('begins the work on a thing when what came before is over, also when that failed; other things do not wait', async () => {
  const turns = new InTurn();
  const [first, second] = [held(), held()];
  const begun: string[] = [];
  const run = (thing: string, name: string, work: Promise<string>) =>
    turns.run(thing, () => {
      begun.push(name);
      return work;
    });
  const one = run('booking 1', 'one', first.promise);
  const two = run('booking 1', 'two', second.promise);
  await expect(run('booking 2', 'other', Promise.resolve('done'))).resolves.toBe('done');
  expect(begun).toEqual(['one', 'other']);
  first.reject(new Error('no'));
  await expect(one).rejects.toThrow('no');
  second.resolve('yes');
  await expect(two).resolves.toBe('yes');
  await expect(run('booking 1', 'again', Promise.resolve('free'))).resolves.toBe('free');
});

it('tells whoever waits too long, or finds too many before him, to come again, and never begins his work', async () => {
  vi.useFakeTimers();
  const turns = new InTurn({ most: 1, patience: 100 });
  const first = held();
  const work = vi.fn(async () => 'done');
  const one = turns.run('a', () => first.promise);
  const late = expect(turns.run('a', work)).rejects.toMatchObject({ status: 503 });
  await expect(turns.run('a', work)).rejects.toMatchObject({ status: 503 });
  await vi.advanceTimersByTimeAsync(101);
  await late;
  first.resolve('first');
  await expect(one).resolves.toBe('first');
  expect(work).not.toHaveBeenCalled();
  await expect(turns.run('a', work)).resolves.toBe('done');
});
