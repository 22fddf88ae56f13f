import { expect, it } from 'vitest';
import { createRecovery } from './recovery.ts';

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

it('reloads once per build and path, and again after a page was reached', () => {
  const shared = memory();
  const recovery = createRecovery(shared, 'one');
  expect(recovery.failed('/orders')).toBe(true);
  expect(recovery.failed('/orders')).toBe(false);
  expect(recovery.failed('/index')).toBe(true);
  expect(createRecovery(shared, 'two').failed('/index')).toBe(true);
  expect(recovery.failed('/index')).toBe(true);
  recovery.reached();
  expect(recovery.failed('/index')).toBe(false);
  createRecovery(shared, 'one').reached();
  expect(recovery.failed('/index')).toBe(true);
});
