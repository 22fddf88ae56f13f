import { expect, it } from 'vitest';
import { messages as english } from './compiled/en-US.ts';
import { messages as chinese } from './compiled/zh-CN.ts';
import type { Catalogue } from './provider.tsx';

it('has every text in both languages', () => {
  // The type annotation also makes a missing text a compile error.
  const catalogues: Catalogue[] = [english, chinese];
  const [first, second] = catalogues.map((catalogue) => Object.keys(catalogue).sort());
  expect(first).toEqual(second);
  expect(first?.length).toBeGreaterThan(0);
});
