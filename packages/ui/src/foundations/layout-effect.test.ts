import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FILES = globSync('packages/ui/src/**/*.{ts,tsx}', {
  exclude: ['**/*.test.*', '**/*.stories.tsx', '**/foundations/layout-effect.ts'],
});

it('is what every effect before the paint goes through, so that no server is warned of it', () => {
  expect(FILES.length).toBeGreaterThan(100);
  const strays = FILES.filter((path) =>
    /import[^;]*\buseLayoutEffect\b[^;]*from 'react'|React\.useLayoutEffect/.test(readFileSync(path, 'utf8')),
  );
  expect(strays).toEqual([]);
});
