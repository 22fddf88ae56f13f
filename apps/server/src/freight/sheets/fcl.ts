import { ROUTES, SPACE_STATES } from '@lading/api-client/contract';
import { compareDecimal } from '@lading/validators';
import { sql } from 'drizzle-orm';
import { type BoxPrice, fclRates } from '../../database/schema.ts';
import { boxOf } from '../named.ts';
import { amountIn, carrier, day, headOf, measure, port, portsOn, textOf, whole, words } from './cells.ts';
import { choice, cutoff, STATUS, ticked, weekdays } from './choices.ts';
import type { ColumnFault, RateColumn, SheetKind, Written } from './kind.ts';

export const CURRENCIES = ['USD', 'CNY', 'EUR', 'JPY', 'GBP', 'HKD'];
const pricesOf = (row: Written) => (row['prices'] as readonly BoxPrice[] | undefined) ?? [];

/** The price of a box for members; a box without one is not offered. */
const box = (ctnType: number): RateColumn => ({
  type: 'money' as const,
  head: headOf([boxOf(ctnType), boxOf(ctnType)]),
  price: true as const,
  ...(ctnType === 3 && { example: '2360' }),
  read: (row) => pricesOf(row).find((one) => one.ctnType === ctnType)?.member ?? '',
  write(text, _lists, row) {
    const said = amountIn(text);
    if (!('value' in said)) return said;
    const old = pricesOf(row);
    const others = old.filter((one) => one.ctnType !== ctnType);
    const own = { ...old.find((one) => one.ctnType === ctnType), ctnType, member: said.value ?? '' };
    const prices = said.value === null ? others : [...others, own].sort((a, b) => a.ctnType - b.ctnType);
    return { value: { prices } };
  },
});

/** A list price of its own for a 40HQ, in place of what the rule makes. */
const list: RateColumn = {
  type: 'money' as const,
  head: headOf(['40HQ 标价', '40HQ list']),
  read: (row) => pricesOf(row).find((one) => one.ctnType === 3)?.list ?? '',
  write(text, _lists, row) {
    const said = amountIn(text);
    if (!('value' in said)) return said;
    const prices = pricesOf(row).map(({ list: old, ...one }) =>
      one.ctnType === 3
        ? { ...one, ...(said.value !== null && { list: said.value }) }
        : { ...one, ...(old && { list: old }) },
    );
    return { value: { prices } };
  },
};

const wharf = (name: string, end: 'polId' | 'podId', head: readonly [string, string]): RateColumn => ({
  type: 'code' as const,
  head: headOf(head),
  read: (row, lists) => (row[name] ? lists.wharfCode(Number(row[name])) : ''),
  write(text, lists, row) {
    if (text === '') return { value: { [name]: null } };
    const found = lists.wharfId(Number(row[end]), text);
    return found === undefined ? { code: 'notListed' } : { value: { [name]: found } };
  },
});

const freeDays: RateColumn = {
  type: 'number' as const,
  head: headOf(['免用箱', 'Free days']),
  example: '7',
  read: (row) => textOf((row['freeDays'] as { detention: number } | null)?.detention),
  write(text) {
    if (text === '') return { value: { freeDays: null } };
    return /^\d{1,2}$/.test(text)
      ? { value: { freeDays: { detention: Number(text), demurrage: Number(text), combined: true } } }
      : { code: 'number' };
  },
};

const codes: RateColumn = {
  type: 'code' as const,
  head: headOf(['已含费用', 'Included']),
  example: 'BAF',
  read: (row) => ((row['included'] as readonly string[] | undefined) ?? []).join(','),
  write(text) {
    const all = text
      .toUpperCase()
      .split(/[,、;\s]+/)
      .filter(Boolean);
    return all.every((code) => /^[A-Z]{2,8}$/.test(code)) ? { value: { included: all } } : { code: 'form' };
  },
};

/** What is wrong with when a row counts. */
export function validity(row: Written): ColumnFault[] {
  const [from, to] = [textOf(row['validFrom']), textOf(row['validTo'])];
  return to !== '' && to < from ? [{ column: 'to', code: 'before' }] : [];
}
export const ends = (row: Written): ColumnFault[] =>
  row['polId'] === row['podId'] ? [{ column: 'pod', code: 'same' }] : [];

function check(row: Written): readonly ColumnFault[] {
  const faults = [...validity(row), ...ends(row)];
  if (pricesOf(row).length === 0) faults.push({ column: 'p3', code: 'required' });
  for (const { ctnType, member, list: own } of pricesOf(row))
    if (own && compareDecimal(own, member) < 0)
      faults.push({ column: ctnType === 3 ? 'list' : `p${ctnType}`, code: 'below' });
  if (row['spaceState'] === 'limited' && !row['spaceLeft']) faults.push({ column: 'left', code: 'required' });
  return faults;
}

export const fclSheet: SheetKind = {
  sheet: 'fcl',
  table: fclRates,
  numbered: 'FR',
  // Trade lanes in the order of the house, not of their letters.
  order: [
    sql`array_position(${sql.raw(`array['${ROUTES.join("','")}']`)}, ${fclRates.routeCode})`,
    fclRates.polId,
    fclRates.podId,
    fclRates.shippingId,
    fclRates.validFrom,
  ],
  words: [fclRates.rateNo, fclRates.serviceCode, fclRates.vessel],
  ends: [fclRates.polId, fclRates.podId],
  by: { shippingId: fclRates.shippingId, lane: fclRates.routeCode, polId: fclRates.polId },
  alike: ['pol', 'pod', 'carrier', 'service', 'vessel', 'voyage'],
  check,
  columns: {
    pol: port('polId', ['起运港', 'POL'], 'CNNGB'),
    pod: port('podId', ['目的港', 'POD'], 'USLAX'),
    carrier: carrier('shippingId', ['船公司', 'Carrier']),
    service: words('serviceCode', ['航线代码', 'Service'], 11, { example: 'AAC2' }),
    days: weekdays('etdDays', ['船期', 'ETD']),
    transit: whole('transitDays', ['航程', 'Days'], [1, 99], { required: true, example: '14' }),
    via: portsOn('viaIds', ['中转', 'Via'], 3),
    p1: box(1),
    p2: box(2),
    p3: box(3),
    p4: box(4),
    free: freeDays,
    from: day('validFrom', ['有效期自', 'Valid from'], { required: true }),
    to: day('validTo', ['有效期至', 'Valid to'], { required: true, example: '2026-12-14' }),
    lane: choice('routeCode', ['航线', 'Trade'], ROUTES, { required: true, example: 'USWC' }),
    currency: choice('currency', ['币种', 'Currency'], CURRENCIES, { required: true, example: 'USD' }),
    list,
    space: choice('spaceState', ['舱位', 'Space'], SPACE_STATES, { required: true, example: 'open' }),
    left: whole('spaceLeft', ['余位', 'Left'], [1, 99]),
    doc: cutoff('docCutoff', ['截单', 'Doc cut-off']),
    vgm: cutoff('vgmCutoff', ['截VGM', 'VGM cut-off']),
    cy: cutoff('cyCutoff', ['截港', 'CY cut-off']),
    cus: cutoff('cusCutoff', ['截关', 'Customs cut-off']),
    polWharf: wharf('polWharfId', 'polId', ['起运码头', 'POL terminal']),
    podWharf: wharf('podWharfId', 'podId', ['卸货码头', 'POD terminal']),
    vessel: words('vessel', ['船名', 'Vessel'], 50),
    voyage: words('voyage', ['航次', 'Voyage'], 50),
    included: codes,
    weight: measure('weightLimit', ['限重 kg', 'Weight limit kg']),
    promoted: ticked('promoted', ['特价', 'Special'], false),
    remark: words('remark', ['备注', 'Remark'], 500),
    remarkEn: words('remarkEn', ['英文备注', 'Remark in English'], 500),
    internal: words('internalRemark', ['内部备注', 'Staff only'], 500),
    status: STATUS,
  },
};
