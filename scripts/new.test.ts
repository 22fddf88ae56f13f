import { expect, it } from 'vitest';
import { filesOf } from './new/component-files.mjs';
import { kebab } from './new/names.mjs';

it('names the folder and gives every part a component needs', () => {
  expect(kebab('RateCard')).toBe('rate-card');
  const files = filesOf('RateCard');
  expect(Object.keys(files).sort()).toEqual([
    'index.ts',
    'rate-card.css.ts',
    'rate-card.mdx',
    'rate-card.stories.tsx',
    'rate-card.test.tsx',
    'rate-card.tsx',
  ]);
  expect(files['rate-card.tsx']).toContain('data-component="RateCard"');
  expect(files['rate-card.stories.tsx']).toContain('AllStates');
  expect(files['rate-card.test.tsx']).toContain("conforms('RateCard'");
});
