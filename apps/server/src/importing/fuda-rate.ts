import { FUDA_SHARES, type FudaShare, ROUTES, type Route } from '@lading/api-client/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { dictionaryItems, fclRates, fudaPartners, ports } from '../database/schema.ts';
import { amount, type Choice, dayOf, nameIn, oneOf, plain, textOf, wholeNumber } from './cells.ts';
import { keyOf, type Lists, type Row, write } from './fuda-drafts.ts';
import { type Bringer, type Column, defineKind, type Read } from './kind.ts';

const SHARES = FUDA_SHARES.map(
  (value): Choice<FudaShare> => ({ value, names: [{ members: '会员', all: '全部' }[value], value] }),
);
const LANES = ROUTES.map((value): Choice<Route> => ({ value, names: [value, value] }));

async function lists(db: Db, by: Bringer): Promise<Lists> {
  const own = by.customerId === null ? undefined : eq(fudaPartners.customerId, by.customerId);
  const [partners, seaPorts, carriers, routes] = await Promise.all([
    db
      .select()
      .from(fudaPartners)
      .where(and(eq(fudaPartners.active, true), own))
      .orderBy(asc(fudaPartners.code)),
    db
      .select()
      .from(ports)
      .where(and(eq(ports.kind, 'sea'), isNull(ports.removedAt)))
      .orderBy(asc(ports.code)),
    db
      .select()
      .from(dictionaryItems)
      .where(and(eq(dictionaryItems.type, 'shipping'), isNull(dictionaryItems.removedAt)))
      .orderBy(asc(dictionaryItems.value)),
    db.selectDistinctOn([fclRates.podId], { pod: fclRates.podId, route: fclRates.routeCode }).from(fclRates),
  ]);
  return {
    by,
    partners: partners.map(({ id, code, name, nameEn }) => ({ value: id, names: [code, code, name, nameEn] })),
    ports: seaPorts.map(({ id, code, nameCn, nameEn }) => ({ value: id, names: [nameCn, nameEn, code] })),
    carriers: carriers.map(({ value, nameCn, nameEn }) => ({ value, names: [nameCn, nameEn] })),
    routes: new Map(routes.map(({ pod, route }) => [pod, route])),
  };
}

/** A company writes for itself and need not say so. */
function partner(cell: string, { partners }: Lists): Read<number> {
  const own = partners.length === 1 ? partners[0]?.value : undefined;
  return plain(cell) === '' && own === undefined ? { code: 'required' } : oneOf(cell, partners, own);
}

function route(cell: string, { ports: known, routes }: Lists, pod: string): Read<Route> {
  if (plain(cell) !== '') return oneOf(cell.toUpperCase(), LANES);
  const end = oneOf(pod, known);
  const usual = 'value' in end ? routes.get(end.value) : undefined;
  return usual === undefined ? { code: 'required' } : { value: usual };
}

/** `1 3 5`, `135` or `1,3,5` are Monday, Wednesday and Friday. */
function days(cell: string): Read<readonly number[]> {
  const figures = plain(cell).replace(/[\s,;/、.]+/g, '');
  return /^[1-7]{1,7}$/.test(figures)
    ? { value: [...new Set([...figures].map(Number))].sort() }
    : { code: 'form', suggestion: undefined };
}

function transit(cell: string): Read<number> {
  const read = wholeNumber(cell);
  if (!('value' in read)) return read;
  return read.value !== null && read.value >= 1 && read.value <= 99 ? { value: read.value } : { code: 'number' };
}

/** The last day has to come after the first. */
function lastDay(cell: string, first: string): Read<string> {
  const [from, to] = [dayOf(first), dayOf(cell)];
  return 'value' in to && 'value' in from && to.value < from.value ? { code: 'form' } : to;
}

const currency = (cell: string): Read<string> => {
  const code = plain(cell).toUpperCase() || 'USD';
  return /^[A-Z]{3}$/.test(code) ? { value: code } : { code: 'form' };
};

const box = (zh: string, en: string, example: string): Column<string | null, Lists> => ({
  head: { 'zh-CN': zh, 'en-US': en },
  example,
  read: (cell) => amount(cell),
});

/** Rates of partners: good rows become drafts at once, the others are listed. */
export const fudaRate = defineKind<Row, Lists>({
  name: 'fudaRate',
  code: 'fuda:edit',
  mode: 'good',
  lists,
  keyOf,
  keyColumn: 'pod',
  write,
  columns: {
    partner: {
      head: { 'zh-CN': '合作伙伴', 'en-US': 'Partner' },
      example: '',
      choices: ({ partners }, language) => partners.map((one) => nameIn(language, one)),
      read: partner,
    },
    pol: {
      head: { 'zh-CN': '起运港', 'en-US': 'POL' },
      required: true,
      example: 'CNNGB',
      read: (cell, known) => oneOf(cell, known.ports),
    },
    pod: {
      head: { 'zh-CN': '目的港', 'en-US': 'POD' },
      required: true,
      example: 'USLAX',
      read: (cell, known, { pol = '' }) => (plain(cell) === plain(pol) ? { code: 'form' } : oneOf(cell, known.ports)),
    },
    route: {
      head: { 'zh-CN': '航线', 'en-US': 'Trade lane' },
      example: 'USWC',
      choices: () => ROUTES,
      read: (cell, known, { pod = '' }) => route(cell, known, pod),
    },
    carrier: {
      head: { 'zh-CN': '船公司', 'en-US': 'Carrier' },
      required: true,
      example: 'COSCO',
      choices: ({ carriers }, language) => carriers.map((one) => nameIn(language, one)),
      read: (cell, { carriers }) => oneOf(cell, carriers),
    },
    service: { head: { 'zh-CN': '航线代码', 'en-US': 'Service' }, example: 'AAC2', read: textOf(11) },
    days: { head: { 'zh-CN': '船期', 'en-US': 'Sailing days' }, required: true, example: '4', read: days },
    transit: { head: { 'zh-CN': '航程', 'en-US': 'Transit days' }, required: true, example: '14', read: transit },
    validFrom: { head: { 'zh-CN': '生效', 'en-US': 'Valid from' }, required: true, example: '2026-12-01', read: dayOf },
    validTo: {
      head: { 'zh-CN': '失效', 'en-US': 'Valid to' },
      required: true,
      example: '2026-12-31',
      read: (cell, _lists, { validFrom = '' }) => lastDay(cell, validFrom),
    },
    currency: { head: { 'zh-CN': '币种', 'en-US': 'Currency' }, example: 'USD', read: currency },
    gp20: box('20GP', '20GP', '1750'),
    gp40: box('40GP', '40GP', '2150'),
    hq40: {
      ...box('40HQ', '40HQ', '2210'),
      // A rate without any price is none.
      read: (cell, _lists, { gp20 = '', gp40 = '', hq45 = '' }) =>
        plain(`${cell}${gp20}${gp40}${hq45}`) === '' ? { code: 'required' } : amount(cell),
    },
    hq45: box('45HQ', '45HQ', ''),
    markup: {
      head: { 'zh-CN': '加价', 'en-US': 'Mark-up' },
      example: '60',
      read: (cell) => amount(cell),
    },
    contractNo: { head: { 'zh-CN': '合约号', 'en-US': 'Contract no.' }, example: '', read: textOf(35) },
    share: {
      head: { 'zh-CN': '共享', 'en-US': 'Shared with' },
      example: 'members',
      choices: (_lists, language) => SHARES.map((one) => nameIn(language, one)),
      read: (cell) => oneOf<FudaShare>(cell, SHARES, 'members'),
    },
    remark: { head: { 'zh-CN': '备注', 'en-US': 'Remarks' }, example: '', read: textOf(500) },
  },
});
