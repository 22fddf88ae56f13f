// @vitest-environment node
import { expect, it } from 'vitest';
import { nextVersion, unknownVersions } from './versions.mjs';

const set = (bump: string) => `---\n'@lading/ui': ${bump}\n---\n\nWords.\n`;

it('knows what the waiting changesets lead to', () => {
  expect(nextVersion('0.1.4', [])).toBe('0.1.4');
  expect(nextVersion('0.1.4', [set('patch')])).toBe('0.1.5');
  expect(nextVersion('0.1.4', [set('patch'), set('minor')])).toBe('0.2.0');
  expect(nextVersion('0.1.4', [set('minor'), set('major')])).toBe('1.0.0');
});

it('refuses a version that is neither here nor next', () => {
  const text = '"since": "0.2.0"\n"since": "0.3.0"\n"since": "0.10.0"\n';
  const since = /"since": "(\d+\.\d+\.\d+)"/g;
  expect(unknownVersions(text, since, '0.2.0')).toEqual(['0.3.0', '0.10.0']);
  expect(unknownVersions(text, since, '0.3.1')).toEqual(['0.10.0']);
});
