import { expect, it } from 'vitest';
import { courseBetween, ROADS } from './courses.ts';

const call = (code: string) => ({ code, at: null });

it('sails from a port the same way by whichever of its codes a carrier names it', () => {
  const course = courseBetween([call('CNNGB'), call('DEHAM')]);
  expect(course.length).toBeGreaterThan(2);
  expect(courseBetween([call('CNNBO'), call('DEHAM')])).toEqual(course);
  expect(ROADS['CNSGH']).toEqual(ROADS['CNSHA']);
});

it('goes on from Singapore, where boxes change ships, without going back', () => {
  const there = courseBetween([call('CNSZX'), call('SGSIN'), call('DEHAM')]);
  const direct = courseBetween([call('CNSZX'), call('DEHAM')]);
  expect(there.filter((place) => !direct.includes(place))).toEqual([ROADS['SGSIN']]);
});
