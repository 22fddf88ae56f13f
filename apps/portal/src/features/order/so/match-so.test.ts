import { expect, it } from 'vitest';
import { matchSo } from './match-so.ts';

const field = (name: 'bkgNo' | 'FCO' | 'pol' | 'releasePin' | 'eta', value: string, more: object = {}) => ({
  name,
  confidence: 0.98,
  label: '',
  page: 1,
  unclearAt: 0,
  values: [{ value, printed: value }],
  ...more,
});
const read = (...fields: ReturnType<typeof field>[]) => ({
  text: true,
  pages: 1,
  layout: 'cosco',
  layoutName: '',
  unmatched: [],
  fields,
});
const words = (name: string) => name;

it('counts what agrees: case, spaces and seconds are no difference', () => {
  const { agree, offers } = matchSo(
    read(field('bkgNo', '6412104416'), field('FCO', '2026-12-01T12:00'), field('pol', 'CNNGB')),
    { bkgNo: '6412104416', FCO: '2026-12-01T12:00:00', pol: ' cnngb' },
    words,
  );
  expect({ agree, offers }).toEqual({ agree: 3, offers: [] });
});

it('offers what differs, what is missing in the form and what is read in two ways; not what the form has no field for', () => {
  const both = { values: ['2026-04-03', '2026-03-04'].map((value) => ({ value, printed: '03/04/2026' })) };
  const { agree, offers } = matchSo(
    read(
      field('bkgNo', '64121'),
      field('FCO', '2026-12-01T12:00', both),
      field('releasePin', '9K7B?', { unclearAt: 5, confidence: 0.3 }),
      field('eta', '2026-12-17'),
    ),
    { bkgNo: '', FCO: '2026-04-03', releasePin: '' },
    words,
  );
  expect(agree).toBe(0);
  expect(offers.map(({ name, readings, unclearAt, unsure }) => [name, readings.length, unclearAt, unsure])).toEqual([
    ['bkgNo', 1, 0, false],
    ['FCO', 2, 0, false],
    ['releasePin', 1, 5, true],
  ]);
});
