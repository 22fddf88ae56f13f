import { CHARGE_BASES, CHARGE_SIDES, PAY_TERMS, ROUTES } from '@lading/api-client/contract';
import { surcharges } from '../../database/schema.ts';
import { boxOf, ctnTypeOf } from '../named.ts';
import { amountIn, carrier, day, headOf, maybePort, money, words } from './cells.ts';
import { choice, STATUS, ticked } from './choices.ts';
import { CURRENCIES, validity } from './fcl.ts';
import type { RateColumn, SheetKind, Written } from './kind.ts';

/** An amount for one type of containers, in place of the one for all. */
const byBox = (ctnType: number): RateColumn => {
  const all = (row: Written) =>
    (row['amountsByCtn'] as readonly { ctnType: number; amount: string }[] | undefined) ?? [];
  return {
    type: 'money' as const,
    head: headOf([boxOf(ctnType), boxOf(ctnType)]),
    price: true as const,
    read: (row) => all(row).find((one) => one.ctnType === ctnType)?.amount ?? '',
    write(text, _lists, row) {
      const said = amountIn(text, true);
      if (!('value' in said)) return said;
      const others = all(row).filter((one) => one.ctnType !== ctnType);
      const own = said.value === null ? [] : [{ ctnType, amount: said.value }];
      return { value: { amountsByCtn: [...others, ...own].sort((a, b) => a.ctnType - b.ctnType) } };
    },
  };
};

const boxes: RateColumn = {
  type: 'code' as const,
  head: headOf(['适用箱型', 'For boxes']),
  read: (row) => ((row['ctnTypes'] as readonly number[] | undefined) ?? []).map(boxOf).join(','),
  write(text) {
    const found = text
      .toUpperCase()
      .split(/[,、;\s]+/)
      .filter(Boolean)
      .map(ctnTypeOf);
    return found.includes(null) ? { code: 'notListed' } : { value: { ctnTypes: found } };
  },
};

export const surchargeSheet: SheetKind = {
  sheet: 'surcharge',
  table: surcharges,
  order: [surcharges.code, surcharges.lane, surcharges.polId, surcharges.validFrom],
  words: [surcharges.code, surcharges.name, surcharges.nameEn],
  ends: [surcharges.polId, surcharges.podId],
  by: { shippingId: surcharges.shippingId, lane: surcharges.lane, polId: surcharges.polId },
  alike: ['code', 'pol', 'pod', 'lane', 'carrier', 'boxes'],
  check(row) {
    const faults = validity(row);
    const priced = row['amount'] !== null && row['amount'] !== undefined;
    if (row['basis'] !== 'AT_COST' && !priced && byBoxes(row) === 0)
      faults.push({ column: 'amount', code: 'required' });
    return faults;
  },
  columns: {
    code: {
      ...words('code', ['费用代码', 'Code'], 8, { required: true, example: 'THC' }),
      write: (text) => (/^[A-Za-z]{2,8}$/.test(text) ? { value: { code: text.toUpperCase() } } : { code: 'form' }),
    },
    name: words('name', ['名称', 'Chinese name'], 50, { required: true, example: '码头操作费' }),
    nameEn: words('nameEn', ['英文名称', 'English name'], 50, { required: true, example: 'Terminal handling' }),
    pol: maybePort('polId', ['起运港', 'POL']),
    pod: maybePort('podId', ['目的港', 'POD']),
    lane: choice('lane', ['航线', 'Trade'], ROUTES, { empty: true }),
    carrier: carrier('shippingId', ['船公司', 'Carrier'], false),
    boxes,
    basis: choice('basis', ['计费单位', 'Basis'], CHARGE_BASES, { required: true, example: 'PER_CTN' }),
    amount: money('amount', ['单价', 'Rate'], { price: true, example: '1240', signed: true }),
    p1: byBox(1),
    p2: byBox(2),
    p3: byBox(3),
    p4: byBox(4),
    min: money('min', ['最低', 'Minimum']),
    max: money('max', ['最高', 'Maximum']),
    currency: choice('currency', ['币种', 'Currency'], CURRENCIES, { required: true, example: 'CNY' }),
    term: choice('payTerm', ['预付/到付', 'Term'], PAY_TERMS, { required: true, example: 'PP' }),
    side: choice('side', ['费用类别', 'Part'], CHARGE_SIDES, { required: true, example: 'origin' }),
    mandatory: ticked('mandatory', ['必收', 'Mandatory'], true),
    from: day('validFrom', ['有效期自', 'Valid from'], { required: true }),
    to: day('validTo', ['有效期至', 'Valid to'], { example: '' }),
    note: words('note', ['备注', 'Note'], 500),
    noteEn: words('noteEn', ['英文备注', 'Note in English'], 500),
    status: STATUS,
  },
};

const byBoxes = (row: Written) => ((row['amountsByCtn'] as readonly unknown[] | undefined) ?? []).length;
