import { expect, it } from 'vitest';
import { eori } from './eori.ts';

it.each(['DE5550142', 'GB205672212000', 'XI1', 'FR12345678901234A', 'PL12345678901234A'])('takes %s', (text) => {
  expect(eori.is(text)).toBe(true);
  expect(eori.check(text)).toBeNull();
});

it.each([
  ['US123456789', 'eori.country', { character: 'U' }, undefined],
  ['de 555 0142', 'eori.character', { position: 1, character: 'd' }, 'DE5550142'],
  ['DE-5550142', 'eori.character', { position: 3 }, 'DE5550142'],
  ['ＤＥ5550142', 'eori.character', { position: 1 }, 'DE5550142'],
  ['DE', 'eori.length', { actual: 2 }, undefined],
  ['D', 'eori.country', {}, undefined],
  ['DE1234567890123456', 'eori.length', { actual: 18 }, undefined],
])('says of %j: %s %j', (text, code, params, repaired) => {
  const issue = eori.check(text);
  expect(eori.is(text)).toBe(false);
  expect(issue).toMatchObject({ code, params, severity: 'error' });
  expect(issue?.suggestions).toEqual(repaired && [repaired]);
  expect(eori.normalize(text)).toBe(repaired ?? text);
});
