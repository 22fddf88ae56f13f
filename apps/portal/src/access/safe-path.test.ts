import { expect, it } from 'vitest';
import { safeInternalPath } from './safe-path.ts';

it.each([
  ['/orders', '/orders'],
  ['/orders?bookingId=1&type=2#top', '/orders?bookingId=1&type=2#top'],
  ['/a/../orders', '/orders'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['/orders//evil', undefined],
  ['https://evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['orders', undefined],
  ['', undefined],
  [7, undefined],
  [undefined, undefined],
])('%j leads to %j', (value, path) => expect(safeInternalPath(value)).toBe(path));
