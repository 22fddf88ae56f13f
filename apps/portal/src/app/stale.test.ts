import { contract } from '@lading/api-client/contract';
import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.{test,stories}.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const endpoints = new Map(Object.values(contract).flatMap((service) => Object.entries(service)));

/** What a file sends past `useCommand`, by the names of the contract. */
const sentBy = (source: string) =>
  [...source.matchAll(/client\.call\(\s*(?:contract\.\w+\.)?(\w+)/g)].map(([, name = '']) => name);

describe('what a page sends by itself', () => {
  it('is looked at', () => {
    expect(Object.values(sources).flatMap(sentBy).length).toBeGreaterThan(10);
  });

  it.each(Object.entries(sources).filter(([, source]) => sentBy(source).length > 0))(
    'leaves nothing on screen out of date: %s',
    (_, source) => {
      const stale = sentBy(source).filter((name) => (endpoints.get(name)?.invalidates().length ?? 0) > 0);
      if (!/\binvalidate\(/.test(source)) expect(stale, 'sent by useCommand, or followed by invalidate').toEqual([]);
    },
  );
});
