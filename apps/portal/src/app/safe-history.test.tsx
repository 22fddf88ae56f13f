import { afterEach, expect, it } from 'vitest';
import { createSafeHistory, hasRepeatedSlashes } from './safe-history.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

it.each([
  ['/a//b', true],
  ['//a', true],
  ['/a//', true],
  ['/a%2F%2Fb', false],
  ['/a/b/', false],
])('%s has repeated slashes: %s', (path, repeated) => expect(hasRepeatedSlashes(path)).toBe(repeated));

it.each([
  ['/orders//x?page=2', '/index'],
  ['/orders//', '/index'],
  ['/orders?page=2', '/orders?page=2'],
])('%s opens %s', (path, opened) => {
  window.history.replaceState(null, '', path);
  const history = createSafeHistory();
  expect(history.location.href).toBe(opened);
  expect(window.location.pathname + window.location.search).toBe(opened);
  history.destroy();
});
