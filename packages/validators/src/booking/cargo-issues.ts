import { volume as volumeRule, weight as weightRule } from '../amount.ts';
import { goods as goodsRule, marks as marksRule } from '../cargo.ts';
import { containerNumber } from '../container.ts';
import { compareDecimal } from '../decimal.ts';
import { hsCode } from '../hs-code.ts';
import { error, warning } from '../issue.ts';
import type { BookingGoods } from './draft.ts';
import {
  at,
  BOX_LIMIT,
  BOX_NAMES,
  type BookingIssue,
  GOODS,
  missing,
  NOR,
  needed,
  type SectionCheck,
  says,
} from './said.ts';

const LINE = ['goodsCn', 'goodsEn', 'hsCode', 'goodsTypeId', 'packageTypeId', 'number', 'weight', 'volume'];
const isNothing = (text: string) => /^0*(?:\.0*)?$/.test(text);

function lineIssues(row: BookingGoods, index: number): BookingIssue[] {
  const path = `cargo.goods.${index}`;
  const issues = needed(row, path, LINE);
  issues.push(...says(goodsRule, `${path}.goodsEn`, row.goodsEn), ...says(hsCode, `${path}.hsCode`, row.hsCode));
  issues.push(...says(marksRule, `${path}.marks`, row.marks));
  if (row.number !== null && row.number < 1)
    issues.push(at(`${path}.number`, error('booking.count', { most: 999_999 })));
  for (const [name, rule] of [
    ['weight', weightRule],
    ['volume', volumeRule],
  ] as const) {
    if (row[name] === '') continue;
    if (!rule.is(row[name])) issues.push(...says(rule, `${path}.${name}`, row[name]));
    else if (isNothing(row[name])) issues.push(missing(`${path}.${name}`));
  }
  return issues;
}

export const cargoIssues: SectionCheck = ({ cargo }, { cyClose }) => {
  const issues = [...needed(cargo, 'cargo', ['readyDay']), ...cargo.goods.flatMap(lineIssues)];
  if (cargo.goods.length === 0) issues.push(missing('cargo.goods'));
  if (cyClose !== undefined && cargo.readyDay > cyClose.slice(0, 10))
    issues.push(at('cargo.readyDay', error('booking.readyLate', { close: cyClose })));
  const has = (type: number) => cargo.goods.some(({ goodsTypeId }) => goodsTypeId === type);
  if (has(GOODS.dangerous) || has(GOODS.lithium)) {
    if (!/^\d{4}$/.test(cargo.dg.unNo)) issues.push(at('cargo.dg.unNo', error('booking.unNo', {})));
    if (!/^[1-9](?:\.[1-6])?$/.test(cargo.dg.imoClass))
      issues.push(at('cargo.dg.imoClass', error('booking.dgClass', {})));
    if (cargo.dg.contact.trim() === '') issues.push(at('cargo.dg.contact', error('booking.dgContact', {})));
  }
  if (has(GOODS.reefer) && !/^-?\d{1,2}(?:\.\d)?$/.test(cargo.reefer.temperature))
    issues.push(at('cargo.reefer.temperature', error('booking.temperature', {})));
  if (has(GOODS.oog) && [cargo.oog.length, cargo.oog.width, cargo.oog.height].some(isNothing))
    issues.push(at('cargo.oog.length', error('booking.oog', {})));
  return issues;
};

const numbersOf = (text: string) => text.split(/[\s,;，；、]+/).filter((one) => one !== '');

export const equipmentIssues: SectionCheck = ({ equipment, cargo, route }, { weightLimit }) => {
  // What fills no container of its own is counted by weight and volume.
  if (route.mode !== 'fcl' && route.mode !== 'fba') return [];
  const boxes = route.mode === 'fcl' ? equipment.boxes : [];
  const issues: BookingIssue[] = route.mode === 'fcl' && boxes.length === 0 ? [missing('equipment.boxes')] : [];
  const limit = weightLimit ?? `${BOX_LIMIT}`;
  const cold = cargo.goods.some(({ goodsTypeId }) => goodsTypeId === GOODS.reefer);
  boxes.forEach(({ ctnType, count, numbers, weight, soc }, index) => {
    const path = `equipment.boxes.${index}`;
    issues.push(...needed({ ctnType, count }, path, ['ctnType', 'count']));
    if (count !== null && (count < 1 || count > 99))
      issues.push(at(`${path}.count`, error('booking.count', { most: 99 })));
    if (ctnType === NOR && cold) issues.push(at(`${path}.ctnType`, error('booking.norGoods', {})));
    const own = numbersOf(numbers);
    for (const number of own) issues.push(...says(containerNumber, `${path}.numbers`, number));
    if (soc && own.length !== (count ?? 0))
      issues.push(at(`${path}.numbers`, error('booking.numbers', { given: own.length, count: count ?? 0 })));
    if (weight === '') return;
    if (!weightRule.is(weight)) issues.push(...says(weightRule, `${path}.weight`, weight));
    else if (compareDecimal(weight, limit) > 0) {
      const box = BOX_NAMES[(ctnType ?? 0) - 1] ?? '';
      issues.push(at(`${path}.weight`, warning('booking.boxWeight', { weight, limit, box })));
    }
  });
  return issues;
};
