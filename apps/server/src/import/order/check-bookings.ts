import { type BillKind, BL_TYPE } from '@lading/validators/bill';
import { portCheck } from '../basedata/basedata.ts';
import { repeated } from '../check-references.ts';
import { type Checked, type Checking, isObject, type Loose } from '../import-domain.ts';
import type { Problem } from '../problem.ts';
import { checkBill, isTaken } from './check-bill.ts';
import { checkContents } from './check-contents.ts';
import type { CheckedBill, FilledBill } from './fill.ts';
import type { BookingIn } from './format.ts';
import { problem } from './problems.ts';
import { readSample, type SampleBytes } from './read-sample.ts';

/** A booking that has passed every check. */
export interface ReadyBooking {
  readonly row: BookingIn;
  readonly bills: readonly CheckedBill[];
  readonly sample: SampleBytes | undefined;
}

const KINDS: readonly BillKind[] = ['MBL', 'HBL'];

type IsKnownPort = (code: string) => boolean;

/** The bills of a booking, whatever else is wrong with it, so that one run finds every mistake. */
function checkBills(booking: Loose, path: string, isKnownPort: IsKnownPort) {
  const kind = KINDS.find((one) => BL_TYPE[one] === booking.blType);
  const list = booking.bills;
  if (!kind || !Array.isArray(list)) return { bills: [], problems: [] };
  const problems: Problem[] = [];
  if (list.length === 0) problems.push(problem('noBills', `${path}.bills`, list));
  if (list.length > 10) problems.push(problem('tooManyBills', `${path}.bills`, undefined));
  const main = isObject(list[0]) ? list[0] : undefined;
  const bills = list.flatMap((raw, at) => {
    const place = `${path}.bills[${at}]`;
    const above = at > 0 ? main : undefined;
    const { bill, problems: wrong } = checkBill(kind, raw, above, place);
    problems.push(...wrong);
    if (!bill) return [];
    // What the schemas have said of a place already is not said again.
    const told = new Set(wrong.map(({ path: at }) => at));
    problems.push(
      ...checkContents(bill, place, Number(booking.webStatus), isKnownPort).filter(
        (one) => !told.has(one.path) && !(above && isTaken(one, place, raw, above)),
      ),
    );
    return bill;
  });
  return { bills, problems };
}

const numbersOf = (bills: readonly FilledBill[], path: string) =>
  bills.map(({ kind, fields }, at) => ({
    name: String(fields[kind === 'MBL' ? 'mblNo' : 'hblNo'] ?? ''),
    path: `${path}.bills[${at}].${kind === 'MBL' ? 'mblNo' : 'hblNo'}`,
  }));

/** Checks the bookings one by one; a booking without problems is ready to be loaded. */
export function checkBookings(file: Loose, { baseDir, isBroken }: Checking): Checked<readonly ReadyBooking[]> {
  const problems: Problem[] = [];
  const ready: ReadyBooking[] = [];
  const numbers: { name: string; path: string }[] = [];
  const isKnownPort = portCheck(file);
  const list: unknown[] = Array.isArray(file.bookings) ? file.bookings : [];
  for (const [at, booking] of list.entries()) {
    if (!isObject(booking)) continue;
    const path = `bookings[${at}]`;
    const checked = checkBills(booking, path, isKnownPort);
    problems.push(...checked.problems);
    if (isBroken(path)) continue;
    const row = booking as ReadyBooking['row'];
    numbers.push(...numbersOf(checked.bills, path));
    const sample = row.sample?.file
      ? readSample(row.sample.file, baseDir, `${path}.sample.file`)
      : { problems: [], sample: undefined };
    problems.push(...sample.problems);
    // They are loaded only when nothing was found wrong with them.
    ready.push({ row, bills: checked.bills as readonly CheckedBill[], sample: sample.sample });
  }
  return { ready, problems: [...problems, ...repeated(numbers)] };
}
