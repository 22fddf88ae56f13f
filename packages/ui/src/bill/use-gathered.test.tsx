import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useGathered } from './use-gathered.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function gathering() {
  const given: Record<string, number>[] = [];
  const give = (some: ReadonlyMap<string, number>) => given.push(Object.fromEntries(some));
  return { given, ...renderHook(() => useGathered<string, number>(give)) };
}

it('gives what came one by one on together, once no more comes', () => {
  const { given, result } = gathering();
  result.current.gather('a', 1);
  vi.advanceTimersByTime(80);
  result.current.gather('b', 2);
  vi.advanceTimersByTime(80);
  expect(given).toEqual([]);
  vi.advanceTimersByTime(20);
  expect(given).toEqual([{ a: 1, b: 2 }]);
  result.current.gather('a', 3);
  vi.advanceTimersByTime(100);
  expect(given).toEqual([{ a: 1, b: 2 }, { a: 3 }]);
});

it('gives on at once what is there when told so, and only once', () => {
  const { given, result } = gathering();
  result.current.gather('a', 1);
  expect(result.current.has('a')).toBe(true);
  result.current.flush();
  expect(given).toEqual([{ a: 1 }]);
  expect(result.current.has('a')).toBe(false);
  result.current.flush();
  vi.advanceTimersByTime(200);
  expect(given).toEqual([{ a: 1 }]);
});

it('does not give on what was taken', () => {
  const { given, result } = gathering();
  result.current.gather('a', 1);
  result.current.gather('b', 2);
  expect(result.current.take('a')).toBe(1);
  expect(result.current.take('c')).toBeUndefined();
  vi.advanceTimersByTime(100);
  expect(given).toEqual([{ b: 2 }]);
});

it('gives nothing on that was dropped, nor after its owner has gone', () => {
  const { given, result, unmount } = gathering();
  result.current.gather('a', 1);
  result.current.drop();
  vi.advanceTimersByTime(200);
  result.current.gather('b', 2);
  unmount();
  vi.advanceTimersByTime(200);
  expect(given).toEqual([]);
});
