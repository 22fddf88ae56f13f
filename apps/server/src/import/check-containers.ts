import { checkContainerNumber, compareDecimal, sumDecimal } from '@lading/validators';
import { WEB_STATUS } from '@lading/validators/bill';
import type { CheckedBill } from './fill.ts';
import { type Problem, problem } from './problem.ts';

/** From copy ready on a bill names its containers and has its number; a rejected or void one need not. */
export const isIssuable = (webStatus: number): boolean =>
  webStatus >= WEB_STATUS.copyReady && webStatus <= WEB_STATUS.released;

function checkNumber(path: string, number: string, webStatus: number): Problem[] {
  if (number === '') return isIssuable(webStatus) ? [problem('ctnMissing', path, number)] : [];
  const check = checkContainerNumber(number);
  if (check.kind === 'format') return [problem('ctnFormat', path, number)];
  if (check.kind !== 'digit') return [];
  return [
    problem('ctnDigit', path, number, { digit: check.expected, number: `${number.slice(0, 10)}${check.expected}` }),
  ];
}

function checkSeals(path: string, sealNo: string): Problem[] {
  const seals = sealNo.split(/[/,;]/).map((seal) => seal.trim());
  if (sealNo === '') return [];
  if (seals.some((seal) => !/^[0-9A-Za-z]{1,60}$/.test(seal))) return [problem('seal', path, sealNo)];
  return seals.some((seal) => seal.length > 15) ? [problem('longSeal', path, sealNo)] : [];
}

/** Numbers, check digits and seals of a bill's containers, and that none stands there twice. */
export function checkContainers({ containers }: CheckedBill, path: string, webStatus: number): Problem[] {
  const numbers = new Map<string, string>();
  const seals = new Map<string, string>();
  return containers.flatMap(({ ctnNo, sealNo }, at) => {
    const row = `${path}.containers[${at}]`;
    const problems = [...checkNumber(`${row}.ctnNo`, ctnNo, webStatus), ...checkSeals(`${row}.sealNo`, sealNo)];
    const first = numbers.get(ctnNo);
    if (ctnNo !== '' && first) problems.push(problem('duplicate', `${row}.ctnNo`, ctnNo, { first }));
    const sealed = seals.get(sealNo);
    if (sealNo !== '' && sealed) problems.push(problem('repeatedSeal', `${row}.sealNo`, sealNo, { first: sealed }));
    numbers.set(ctnNo, first ?? `${row}.ctnNo`);
    seals.set(sealNo, sealed ?? row);
    return problems;
  });
}

// |left − right| ≤ tolerance, without a subtraction: no decimal becomes a float.
const agree = (left: string, right: string, tolerance: string): boolean =>
  compareDecimal(left, sumDecimal([right, tolerance])) <= 0 &&
  compareDecimal(right, sumDecimal([left, tolerance])) <= 0;

/** The containers together hold what the goods are: packages exactly, KGS within 0.001, CBM within 0.0001. */
export function checkSums({ goods, containers }: CheckedBill, path: string): Problem[] {
  if (goods.length === 0 || containers.length === 0) return [];
  const total = (rows: readonly { weight: string; volume: string }[], name: 'weight' | 'volume') =>
    sumDecimal(rows.map((row) => row[name]));
  const packages = (rows: readonly { number: number }[]) => rows.reduce((sum, row) => sum + row.number, 0);
  const problems: Problem[] = [];
  const place = `${path}.containers`;
  const [boxed, loose] = [packages(containers), packages(goods)];
  if (boxed !== loose) problems.push(problem('sumNumber', place, undefined, { containers: boxed, goods: loose }));
  for (const [name, id, tolerance] of [
    ['weight', 'sumWeight', '0.001'],
    ['volume', 'sumVolume', '0.0001'],
  ] as const) {
    const sums = { containers: total(containers, name), goods: total(goods, name) };
    if (!agree(sums.containers, sums.goods, tolerance)) problems.push(problem(id, place, undefined, sums));
  }
  return problems;
}
