import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStorage } from './storage.ts';

const options = {
  version: 2,
  fallback: 10,
  parse: (value: unknown) => (typeof value === 'number' ? value : undefined),
};
const item = () => createStorage('t:').item('size', options);

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('keeps a value under the prefix', () => {
  item().set(20);
  expect(item().get()).toBe(20);
  expect(Object.keys(localStorage)).toEqual(['t:size']);
  item().remove();
  expect(item().get()).toBe(10);
});

it.each(['{', 'null', '3', '{"v":1,"d":20}', '{"v":2,"d":"20"}', '{"v":2}'])('reads %s as the fallback', (raw) => {
  localStorage.setItem('t:size', raw);
  expect(item().get()).toBe(10);
});

it('gives the same object until it changes', () => {
  const list = createStorage('t:').item<string[]>('list', {
    version: 1,
    fallback: [],
    parse: (value) => (Array.isArray(value) ? value.map(String) : undefined),
  });
  list.set(['a']);
  expect(list.get()).toBe(list.get());
});

it('hears of its own changes and of other tabs', () => {
  const listener = vi.fn();
  const size = item();
  const stop = size.subscribe(listener);
  size.set(1);
  dispatchEvent(new StorageEvent('storage', { key: 't:size' }));
  dispatchEvent(new StorageEvent('storage', { key: 't:other' }));
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  dispatchEvent(new StorageEvent('storage', { key: 't:size' }));
  expect(listener).toHaveBeenCalledTimes(3);
});

it('lives in memory where storage is blocked', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const size = item();
  size.set(30);
  expect(size.get()).toBe(30);
  size.remove();
  expect(size.get()).toBe(10);
});

it('lives in memory when storage is full', () => {
  localStorage.setItem('t:size', '{"v":2,"d":1}');
  const size = item();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  size.set(30);
  expect(size.get()).toBe(30);
});
