import { bookingOf } from './booking.ts';
import { bookedOn, crowd, others } from './crowd.ts';
import { DESIGNED } from './designed.ts';
import { finish } from './finish.ts';
import { REVIEWED } from './reviewed.ts';
import { SPECIAL } from './special.ts';

const numberOf = ({ bookingNo }: { bookingNo: string }) => Number(bookingNo.slice(5));

/** All bookings of both customers, newest first. */
export function demoBookings() {
  const fixed = [...DESIGNED, ...REVIEWED, ...SPECIAL].map((spec) => ({ ...spec, customer: 'HAOYU' as const }));
  const own = [...fixed, ...others()];
  const specs = [...own, ...crowd(new Set(own.map(numberOf)))];
  specs.sort((left, right) => numberOf(right) - numberOf(left));
  let serial = 0;
  const next = () => ++serial;
  return specs.map((spec) => finish(bookingOf({ created: bookedOn(numberOf(spec)), ...spec }, next)));
}
