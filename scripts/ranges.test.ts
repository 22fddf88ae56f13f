import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
const read = (folder: string): Manifest => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));

const NAMES = ['ui', 'validators', 'api-client'];
const ranges = NAMES.flatMap((name) => {
  const { dependencies, peerDependencies } = read(`packages/${name}`);
  return Object.entries({ ...dependencies, ...peerDependencies }).map(([of, range]) => ({ name, of, range }));
}).filter(({ of }) => !/^@lading\/|^(?:react|react-dom|msw)$/.test(of));

it.each(ranges)('$name takes $of as a caret range, whose lower end a consumer installs', ({ of, range }) => {
  expect(range).toMatch(/^\^\d+\.\d+\.\d+$/);
  expect(read('test/consumer-server').dependencies?.[of]).toBe(range.slice(1));
});

it.each(ranges)('$of at its upper end is no older in another consumer', ({ of, range }) => {
  const [newest, least] = [read('test/consumer').dependencies?.[of] ?? '', range.slice(1)].map((version) =>
    version.split('.').map(Number),
  );
  expect(newest?.[0]).toBe(least?.[0]);
  expect((newest?.[1] ?? 0) * 10_000 + (newest?.[2] ?? 0)).toBeGreaterThanOrEqual(
    (least?.[1] ?? 0) * 10_000 + (least?.[2] ?? 0),
  );
});
