import { expect, it } from 'vitest';
import { packageWord, sayWords } from './say-words.ts';

it.each([
  [1, 'CTNS', 'SAY ONE CARTON ONLY'],
  [1280, 'CTNS', 'SAY ONE THOUSAND TWO HUNDRED AND EIGHTY CARTONS ONLY'],
  [1001, 'PLTS', 'SAY ONE THOUSAND AND ONE PALLETS ONLY'],
  [20_315, 'CARTONS', 'SAY TWENTY THOUSAND THREE HUNDRED AND FIFTEEN CARTONS ONLY'],
  [1_000_021, 'DRUMS', 'SAY ONE MILLION AND TWENTY-ONE DRUMS ONLY'],
  [3, 'PX', 'SAY THREE PALLETS ONLY'],
  [7, 'GYLFS', 'SAY SEVEN PACKAGES ONLY'],
  [7, undefined, 'SAY SEVEN PACKAGES ONLY'],
])('says %i %s', (total, unit, words) => expect(sayWords(total, unit)).toBe(words));

it.each([0, -1, 1.5, Number.NaN, 1e12])('says nothing of %d', (total) =>
  expect(sayWords(total, 'CTNS')).toBeUndefined(),
);

it.each([
  ['CTNS', 'CARTON'],
  ['ct', 'CARTON'],
  [' Cartons ', 'CARTON'],
  ['PLT', 'PALLET'],
  ['BL', 'BALE'],
  ['CASES', 'CASE'],
  ['WOODEN CASES', 'WOODEN CASE'],
  ['', undefined],
  ['GYLFS', undefined],
])('%j is a %s', (text, word) => expect(packageWord(text)).toBe(word));
