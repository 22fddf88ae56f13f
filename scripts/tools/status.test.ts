import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inside } from './root.mjs';
import { generateStatus } from './status.mjs';

const written = JSON.parse(readFileSync(inside('packages', 'ui', 'package.json'), 'utf8'));

it('asks the entries as they will be, which those of a new component are before they are written', () => {
  const { './button': _, ...exports } = written.exports;
  expect(() => generateStatus(JSON.stringify({ exports }))).toThrow('button is no entry');
  const more = { ...written.exports, './nobody': {} };
  expect(() => generateStatus(JSON.stringify({ exports: more }))).toThrow('nobody has no status');
  expect(generateStatus(JSON.stringify(written))[0]?.text).toContain('@lading/ui/button');
});
