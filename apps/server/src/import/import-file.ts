import type { BillKind } from '@lading/validators/bill';
import { PORTS } from '../basedata/ports.ts';
import type { Db } from '../database/open.ts';
import { ensureSample } from '../documents/sample.ts';
import { checkAccount } from './check-account.ts';
import { checkBill, isTaken, validate } from './check-bill.ts';
import { checkContents } from './check-contents.ts';
import { checkControls } from './check-controls.ts';
import { checkReferences, repeated } from './check-references.ts';
import { type CheckedBill, type FilledBill, isObject, type Loose } from './fill.ts';
import { documentSchema, type ImportDocument } from './format.ts';
import { type Counts, load, type ReadyBooking } from './load.ts';
import { type Problem, problem } from './problem.ts';
import { readSample } from './read-sample.ts';

export interface ImportReport {
  /** how many rows were written; undefined when the file has errors and nothing was */
  readonly loaded?: Counts;
  readonly problems: readonly Problem[];
}

const KINDS: Readonly<Record<number, BillKind>> = { 1: 'MBL', 2: 'HBL' };

type IsKnownPort = (code: string) => boolean;

/** The bills of a booking, whatever else is wrong with it, so that one run finds every mistake. */
function checkBills(booking: Loose, path: string, isKnownPort: IsKnownPort) {
  const kind = KINDS[Number(booking.blType)];
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
function checkBookings(file: Loose, baseDir: string, broken: (path: string) => boolean) {
  const problems: Problem[] = [];
  const ready: ReadyBooking[] = [];
  const numbers: { name: string; path: string }[] = [];
  const own = Array.isArray(file.ports) ? file.ports.map((port: Loose) => port?.code) : [];
  const isKnownPort = (code: string) => PORTS.has(code) || own.includes(code);
  const list: unknown[] = Array.isArray(file.bookings) ? file.bookings : [];
  for (const [at, booking] of list.entries()) {
    if (!isObject(booking)) continue;
    const path = `bookings[${at}]`;
    const checked = checkBills(booking, path, isKnownPort);
    problems.push(...checked.problems);
    if (broken(path)) continue;
    const row = booking as ReadyBooking['row'];
    row.accounts?.forEach((account, n) => {
      problems.push(...checkAccount(account, `${path}.accounts[${n}]`));
    });
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

/**
 * Checks a whole import file and loads it in one transaction. With any error nothing is loaded; warnings are answered
 * beside the counts. What is already in the database is refused, never changed: a file loads once.
 * @param document the parsed JSON
 * @param baseDir the folder that sample files are relative to
 */
export async function importFile(db: Db, document: unknown, { baseDir }: { baseDir: string }): Promise<ImportReport> {
  if (!isObject(document)) {
    const wanted = { 'zh-CN': '对象 { … }', 'en-US': 'an object { … }' };
    return { problems: [problem('type', '', document, { wanted })] };
  }
  const outline = [...validate(documentSchema, document, ''), ...checkControls(document)];
  const isBroken = (path: string) => outline.some((found) => found.path === path || found.path.startsWith(`${path}.`));
  const checked = checkBookings(document, baseDir, isBroken);
  const problems = [...outline, ...checked.problems];
  const file = document as unknown as ImportDocument;
  if (outline.length === 0) problems.push(...(await checkReferences(db, file)));
  if (problems.some(({ level }) => level === 'error')) return { problems };
  const { counts, drawn } = await db.transaction((tx) => load(tx, file, checked.ready));
  for (const bookingId of drawn) await ensureSample(db, bookingId);
  return { loaded: counts, problems };
}
