import { bill, billWithSixErrors, manyRows } from './bills.mjs';
import { manyNumbers } from './container-numbers.mjs';

// Several bills in turn, so that no contestant is tuned to one.
const BILLS = 16;
const seeds = Array.from({ length: BILLS }, (_, seed) => seed);

/**
 * What is measured. `prepare` makes the input; `turn` goes through all of it once and answers how many errors it saw;
 * a result is the time of one turn divided by `parts`, in `unit`.
 */
export const TASKS = {
  numbers: {
    title: '1,000,000 container numbers, 10% wrong',
    unit: 'ms',
    parts: 1,
    prepare: () => manyNumbers(1_000_000),
    turn(contestant, numbers) {
      let wrong = 0;
      for (let at = 0; at < numbers.length; at++) if (!contestant.isNumber(numbers[at])) wrong++;
      return wrong;
    },
  },
  valid: {
    title: 'bill of 60 fields and 50 containers, legal',
    unit: 'µs',
    parts: BILLS,
    prepare: () => seeds.map((seed) => bill(seed)),
    turn: checkAll,
  },
  six: {
    title: 'the same with six errors, all collected',
    unit: 'µs',
    parts: BILLS,
    prepare: () => seeds.map((seed) => billWithSixErrors(seed).bill),
    turn: checkAll,
  },
  read: {
    title: 'the same, and every suggestion read',
    unit: 'µs',
    parts: BILLS,
    prepare: () => seeds.map((seed) => billWithSixErrors(seed).bill),
    turn: readAll,
  },
  rows: {
    title: 'import of 10,000 container rows, 1% wrong',
    unit: 'ms',
    parts: 1,
    prepare: () => manyRows(10_000),
    turn: (contestant, rows) => contestant.countOf(contestant.checkRows(rows)),
  },
};

function checkAll(contestant, bills) {
  let errors = 0;
  for (let at = 0; at < bills.length; at++) errors += contestant.countOf(contestant.checkBill(bills[at]));
  return errors;
}

function readAll(contestant, bills) {
  let errors = 0;
  for (let at = 0; at < bills.length; at++) {
    const issues = contestant.issuesOf(contestant.checkBill(bills[at]));
    for (let place = 0; place < issues.length; place++) {
      // What is offered is looked at, so that nobody can leave it out.
      const offered = issues[place].suggestions;
      if (offered === undefined || offered[0].length > 0) errors++;
    }
  }
  return errors;
}

/** Everybody takes the tasks it has the means for, unless it names its own. */
export const hasTask = ({ numbers = false, bill: hasBill = false, issues = false, tasks }, task) =>
  tasks?.includes(task) ?? { numbers, read: issues }[task] ?? hasBill;
