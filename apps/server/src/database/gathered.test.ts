import { expect, it, vi } from 'vitest';
import { Gathered } from './gathered.ts';

interface Question {
  readonly keys: readonly string[];
  readonly answer: (found: ReadonlyMap<string, number>) => void;
  readonly fail: (error: Error) => void;
}

/** A gatherer whose questions wait until the test answers them. */
function held(patience?: number) {
  const questions: Question[] = [];
  const gathered = new Gathered<string, number>((keys) => {
    const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, number>>();
    questions.push({ keys, answer: resolve, fail: reject });
    return promise;
  }, patience);
  return { gathered, questions };
}

it('asks at once when nobody is before, and for all who came meanwhile in the next question', async () => {
  const { gathered, questions } = held();
  const first = gathered.find('a');
  const rest = [gathered.find('b'), gathered.find('a'), gathered.find('b'), gathered.find('c')];
  expect(questions.map(({ keys }) => keys)).toEqual([['a']]);
  questions[0]?.answer(new Map([['a', 1]]));
  expect(await first).toBe(1);
  // What was asked for after the first question began is answered by a later one, though the key is the same.
  await vi.waitFor(() => expect(questions.map(({ keys }) => keys)).toEqual([['a'], ['b', 'a', 'c']]));
  questions[1]?.answer(new Map(Object.entries({ a: 2, b: 3 })));
  expect(await Promise.all(rest)).toEqual([3, 2, 3, undefined]);
});

it('fails for those whose question failed, and asks on for the others', async () => {
  const { gathered, questions } = held();
  const first = gathered.find('a');
  const second = gathered.find('b');
  questions[0]?.fail(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await vi.waitFor(() => expect(questions).toHaveLength(2));
  questions[1]?.answer(new Map([['b', 1]]));
  expect(await second).toBe(1);
});

it('does not wait for a question that is never answered', async () => {
  const { gathered, questions } = held(1);
  void gathered.find('a');
  const second = gathered.find('b');
  await vi.waitFor(() => expect(questions.map(({ keys }) => keys)).toEqual([['a'], ['b']]));
  questions[1]?.answer(new Map([['b', 1]]));
  expect(await second).toBe(1);
});
