import type { WebStatus } from '@lading/validators/bill';
import { at, day } from '../clock.ts';
import { randomOf } from '../random.ts';
import type { Spec } from './booking.ts';
import { CARRIERS, type CarrierCode } from './carriers.ts';

// How many bookings stand in each state, and how many days from today they sail.
const CROWD: readonly (readonly [status: WebStatus, count: number, from: number, to: number])[] = [
  [1, 14, 12, 34],
  [2, 6, 10, 26],
  [3, 9, 8, 20],
  [5, 1, 9, 11],
  [6, 18, -2, 9],
  [7, 17, -12, 0],
  [8, 26, -31, -10],
  [9, 1, 12, 14],
  [10, 2, -6, 6],
];
const OTHERS: readonly (readonly [status: WebStatus, number: string])[] = [
  [4, '01861'],
  [1, '01853'],
  [2, '01846'],
  [3, '01841'],
  [6, '01833'],
  [6, '01829'],
  [7, '01822'],
  [7, '01817'],
  [8, '01811'],
  [8, '01804'],
  [8, '01797'],
  [4, '01859'],
];

const BOXES = [
  '1×40HQ',
  '1×40HQ',
  '2×40HQ',
  '1×20GP',
  '3×40HQ',
  '1×40HQ 1×20GP',
  '2×20GP',
  '1×45HQ',
  '2×40HQ 1×20GP',
  '5×40HQ',
  '1×40GP',
  '8×40HQ',
];
const CODES = Object.keys(CARRIERS) as CarrierCode[];

/** Numbers are given in the order of booking, newest highest: about four and a half a day, from six back to nine o'clock. */
export function bookedOn(number: number): string {
  const days = ((1873 - number) * 5.2) / 24;
  const minutes = Math.floor((1 - (days % 1)) * 540);
  const clock = [9 + Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return at(-3 - Math.floor(days), clock.join(':'));
}

function specOf(bookingNo: string, customer: Spec['customer'], status: WebStatus, etd: string): Spec {
  const random = randomOf(`spec ${bookingNo}`);
  const carrier = random.pick(CODES);
  const house = random.chance(0.4);
  const account = status === 8 ? 3 : status === 7 && random.chance(0.8) ? 3 : undefined;
  return {
    bookingNo,
    customer,
    status,
    etd,
    carrier,
    route: random.pick(CARRIERS[carrier].routes),
    boxes: random.pick(BOXES),
    house,
    subs: random.chance(0.75) ? 0 : random.pick([1, 1, 2, 4]),
    ...(account ? { account } : {}),
    ...(status === 1 && random.chance(0.3) ? { cutOff: null } : {}),
  };
}

/** The first customer's other bookings, with numbers that are not taken. */
export function crowd(taken: ReadonlySet<number>): Spec[] {
  const random = randomOf('crowd');
  const wanted = CROWD.flatMap(([status, count, low, high]) =>
    Array.from({ length: count }, () => ({ status, etd: random.int(low, high) })),
  );
  // Who sails later booked later, so the numbers fall with the dates.
  wanted.sort((left, right) => right.etd - left.etd || left.status - right.status);
  let number = 1835;
  return wanted.map(({ status, etd }) => {
    do number -= random.int(1, 2);
    while (taken.has(number));
    return specOf(`MB26S0${number}`, 'HAOYU', status, day(etd));
  });
}

/** The second customer's bookings. */
export const others = (): Spec[] =>
  OTHERS.map(([status, number], place) =>
    specOf(
      `MB26S${number}`,
      'OUTAI',
      status,
      day({ 1: 16, 2: 13, 3: 9, 4: 8, 6: 4, 7: -4, 8: -14 - place }[status as 1] ?? 5),
    ),
  );
