// Before anything is measured: all contestants accept and reject the same, and find the same errors.
import { isDeepStrictEqual } from 'node:util';
import { bill, billWithSixErrors, manyRows, spoiledBill } from './bills.mjs';
import { checkDigit, manyNumbers } from './container-numbers.mjs';
import { hasTask } from './tasks.mjs';

const NUMBERS = [
  'CSQU3054383',
  'TEXU3070079',
  'GYOU4047990',
  'MSKU1000090',
  'CSQU3054384',
  'TEXU3070070',
  'CSQU305438',
  '',
  ' ',
  'ABCD1234560',
  'XXXX0000001',
  'csqu3054383',
  'CſQU3054383',
  '\u00DFQU3054389',
  'ABCU1234567HELLO',
  'AB,123456',
  'CSQU3054383\n',
  ' CSQU3054383',
  'ＣＳＱＵ3054383',
  'CSQU305438３',
  'QJRZ123456',
  '00000000000',
  'CSQU\u01B05438',
  ...manyNumbers(20_000, 7),
];
const FORMAT = /^[A-Z]{3}[UJZ][0-9]{7}$/;
const isRight = (number) => FORMAT.test(number) && checkDigit(number.slice(0, 10)) === Number(number[10]);

const textOf = (path) =>
  typeof path === 'string'
    ? path
    : path
        .map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`))
        .join('')
        .slice(1);

const foundBy = (contestant, result) => contestant.pathsOf(result).map(textOf).sort().join(' ');

function* differences(contestant, has) {
  if (has.numbers)
    for (const number of NUMBERS)
      if (contestant.isNumber(number) !== isRight(number)) yield `isNumber(${JSON.stringify(number)})`;
  if (!has.bill) return;
  const cases = [
    ...Array.from({ length: 50 }, (_, seed) => ({ bill: bill(seed), paths: [] })),
    ...Array.from({ length: 50 }, (_, seed) => billWithSixErrors(seed)),
    ...Array.from({ length: 300 }, (_, seed) => spoiledBill(seed)),
  ];
  for (const { bill: one, paths } of cases) {
    const result = contestant.checkBill(one);
    const found = foundBy(contestant, result);
    if (contestant.countOf(result) !== paths.length || found !== paths.join(' '))
      yield `a bill with errors at ${paths.join(', ') || 'no path'}: found ${found || 'none'}`;
  }
  if (!hasTask(has, 'rows')) return;
  const rows = manyRows(2_000);
  const errors = contestant.countOf(contestant.checkRows(rows));
  if (errors !== 20) yield `2000 rows with 20 errors: found ${errors}`;
}

// As JSON, and in the order of their paths.
const saidBy = (contestant, one) =>
  JSON.parse(JSON.stringify(contestant.issuesOf(contestant.checkBill(one)))).sort((left, right) =>
    left.path < right.path ? -1 : 1,
  );

/** Who says what is wrong says all of it as the loops by hand do: code, parameters, place, severity and suggestions. */
function* differencesOfIssues(contestant, byHand) {
  for (let seed = 0; seed < 50; seed++) {
    const { bill: one } = billWithSixErrors(seed);
    const [said, expected] = [saidBy(contestant, one), saidBy(byHand, one)];
    for (const [at, issue] of expected.entries())
      if (!isDeepStrictEqual(said[at], issue))
        yield `the issue at ${issue.path}: ${JSON.stringify(said[at])} and not ${JSON.stringify(issue)}`;
  }
}

/**
 * Lines that name what a contestant sees otherwise than the fixture says; none when all agree.
 * @param load gives the module of a contestant by its id
 */
export async function verify(contestants, load) {
  const problems = [];
  for (const has of contestants) {
    const contestant = await load(has.id);
    const found = [...differences(contestant, has)];
    if (has.issues) found.push(...differencesOfIssues(contestant, await load('pure-issues')));
    problems.push(...found.slice(0, 5).map((difference) => `${has.title}: ${difference}`));
  }
  return problems;
}
