import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Loadable } from './loadable.ts';
import { memorySource, type Source, useSource } from './source.ts';

interface Key {
  id: number;
}
const KEY: Key = { id: 1 };
const WAITING = { status: 'loading' } as const;
const ANSWERS: Record<number, Loadable<string>> = { 1: { status: 'ready', data: 'one' } };
const wordsOf = (answer: Loadable<string>) => (answer.status === 'ready' ? answer.data : answer.status);

function Shown({ source, of = KEY, drawn }: { source: Source<string, Key>; of?: Key; drawn?: () => void }) {
  drawn?.();
  return <p>{wordsOf(useSource(source, of))}</p>;
}

it('gives the same object for keys that hold the same, and reads each once', () => {
  const read = vi.fn(({ id }: Key) => ({ id }));
  const source = memorySource(read);
  expect(source.get({ id: 1 })).toBe(source.get({ id: 1 }));
  expect(source.get({ id: 2 })).toEqual({ status: 'ready', data: { id: 2 } });
  expect(read).toHaveBeenCalledTimes(2);
});

it('draws anew what changed and nothing else', () => {
  const words = new Map([
    [1, 'one'],
    [2, 'two'],
  ]);
  const source = memorySource(({ id }: Key) => words.get(id) ?? '');
  const drawn = vi.fn();
  render(
    <>
      <Shown source={source} />
      <Shown source={source} of={{ id: 2 }} drawn={drawn} />
    </>,
  );
  words.set(1, 'another');
  act(() => source.changed());
  expect(screen.getByText('another')).toBeVisible();
  expect(screen.getByText('two')).toBeVisible();
  expect(drawn).toHaveBeenCalledTimes(1);
});

it('asks for another key when it is given one, and is silent when it has gone', () => {
  const ends = vi.fn();
  const asked = vi.fn();
  const source: Source<string, Key> = {
    get: ({ id }) => ANSWERS[id] ?? WAITING,
    subscribe: ({ id }) => {
      asked(id);
      return () => ends(id);
    },
  };
  const { rerender, unmount } = render(<Shown source={source} />);
  rerender(<Shown source={source} of={{ id: 2 }} />);
  expect(screen.getByText('loading')).toBeVisible();
  unmount();
  expect(asked.mock.calls.flat()).toEqual([1, 2]);
  expect(ends.mock.calls.flat()).toEqual([1, 2]);
});

it('is drawn by a server and taken over', async () => {
  const source = memorySource((_key: Key) => 'one');
  const page = <Shown source={source} />;
  const place = document.createElement('div');
  place.innerHTML = renderToString(page);
  expect(place).toHaveTextContent('one');
  const onRecoverableError = vi.fn();
  await act(async () => void hydrateRoot(place, page, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
});
