import { type BillRecord, compareBills, INSTRUCTION_DRAFT } from '@lading/validators/bill';
import type { Language } from '../../i18n/provider.tsx';
import { flagship, houseBill } from '../fixtures.ts';
import { longTexts, manyContainers } from '../fixtures-cases.ts';
import type { BillMarks } from './marks.ts';
import type { BillCompareProps, CompareSide } from './types.ts';

/** Bills that came back, each with the faults its name tells. */

const PEOPLE = { 'zh-CN': '陈蔚', 'en-US': 'Chen Wei' } as const;
export const me = (locale: Language = 'zh-CN') => PEOPLE[locale];

const TITLES = {
  'zh-CN': {
    left: '补料',
    right: '草单第\u00a03\u00a0版',
    before: '草单第\u00a02\u00a0版',
    master: '主单',
    houses: '分单合计',
  },
  'en-US': {
    left: 'Your instruction',
    right: 'Draft\u00a03',
    before: 'Draft\u00a02',
    master: 'Master',
    houses: 'House bills',
  },
} as const;

type Bill = BillRecord['bill'];
const changed = (record: BillRecord, bill: Partial<Bill>): BillRecord =>
  ({ ...record, bill: { ...record.bill, ...bill } }) as BillRecord;

/** What differs in form only: a comma, an alias, a wrap, notation. */
function reformed(record: BillRecord): BillRecord {
  const bill: Partial<Bill> = {
    fAddress: record.bill.fAddress.replace('CO., LTD.', 'CO.,LTD'),
    portStartCode: 'CNNBO',
  };
  const rows = record.goods.rows.map((row, at) =>
    at === 0 ? { ...row, goods: row.goods.replace('BAMBOO KITCHEN', 'BAMBOO\nKITCHEN'), weight: '6880.000' } : row,
  );
  return { ...changed(record, bill), goods: { ...record.goods, rows } };
}

/** The draft of the design: a house number, a suite, a check digit, and four differences in form. */
export function draft(locale: Language = 'zh-CN'): BillRecord {
  const record = reformed(flagship(locale));
  const bill: Partial<Bill> = {
    sAddress: record.bill.sAddress.replace('1420', '1402'),
    tAddressSecond: record.bill.tAddressSecond.replace('SUITE 510', 'SUITE 501'),
  };
  const containers = record.containers.map((row) =>
    row.ctnNo === 'CSQU3054383' ? { ...row, ctnNo: 'CSQU3054384' } : row,
  );
  return { ...changed(record, bill), containers };
}

/** Every kind of finding: seals that moved, a container more and one less, a rolled vessel, HS, totals, words of the cargo. */
export function faultyDraft(locale: Language = 'zh-CN'): BillRecord {
  const record = draft(locale);
  const [first, second, third] = record.containers;
  const containers = [
    ...(first && second
      ? [
          { ...first, sealNo: second.sealNo },
          { ...second, sealNo: first.sealNo },
        ]
      : []),
    ...(third
      ? [{ ...third, ctnNo: 'TEXU3070079', sealNo: 'CN9990001', number: 180, weight: '1700', volume: '25' }]
      : []),
  ];
  const rows = record.goods.rows.map((row, at) =>
    at === 1 ? { ...row, hsCode: '73239300', goods: 'STAINLESS STEEL LUNCH CONTAINER', number: 400 } : row,
  );
  const bill: Partial<Bill> = {
    vessel: 'COSCO SHIPPING LEO',
    etd: '2026-12-03',
    sAddress: record.bill.sAddress.replace('CASCADE', 'CASCADIA'),
    remark: '',
  };
  return { ...changed(record, bill), goods: { ...record.goods, rows }, containers };
}

/** The same bill, differing in form only. */
export const cosmeticDraft = (locale: Language = 'zh-CN'): BillRecord => reformed(flagship(locale));

/** 200 containers and long texts, with a change in every third container and in every tenth line. */
export function largest(locale: Language = 'zh-CN'): { left: BillRecord; right: BillRecord } {
  const many = manyContainers(locale);
  const [line] = longTexts(locale).goods.rows;
  const [own] = many.goods.rows;
  const rows = line && own ? [{ ...own, marks: line.goods, goods: line.goods }] : [];
  const left: BillRecord = { ...many, goods: { ...many.goods, rows } };
  const swap = (text: string) => text.replace(/(LINE \d*0 )COTTON/g, '$1LINEN');
  const right: BillRecord = {
    ...left,
    goods: { ...left.goods, rows: rows.map((row) => ({ ...row, goods: swap(row.goods), marks: swap(row.marks) })) },
    containers: left.containers.map((row, at) => (at % 3 ? row : { ...row, sealNo: `CN77${row.sealNo.slice(4)}` })),
  };
  return { left, right };
}

/** A master and its house bill, which share the cargo; the house sails on another voyage. */
export function houseAgainstMaster(locale: Language = 'zh-CN'): { left: BillRecord; right: BillRecord } {
  const house = houseBill(locale);
  const bill: Partial<Bill> = {
    voyage: '044E',
    sAddress: 'NORDWIND HOME GMBH\nHAFENSTRASSE 12\n20457 HAMBURG, GERMANY',
  };
  return { left: flagship(locale), right: changed(house, bill) };
}

export const sides = (
  left: BillRecord,
  right: BillRecord,
  locale: Language = 'zh-CN',
  names: 'draft' | 'houses' = 'draft',
): { left: CompareSide; right: CompareSide } => {
  const title = TITLES[locale];
  return {
    left: { record: left, title: names === 'draft' ? title.left : title.master, at: '2026-11-18T16:40:00+08:00' },
    right: { record: right, title: names === 'draft' ? title.right : title.houses, at: '2026-11-20T09:12:00+08:00' },
  };
};

/** A colleague asked for the suite already, and wrote about it. */
export const suiteMark = (locale: Language = 'zh-CN'): BillMarks => ({
  'bill.tAddressSecond': {
    verdict: {
      kind: 'change',
      proposed: flagship(locale).bill.tAddressSecond,
      reason: 'typing',
      author: me(locale),
      at: '2026-11-20T09:32:00+08:00',
    },
  },
});

/** The drafts of the design, the newest first. */
export const versionsOf = (locale: Language = 'zh-CN'): NonNullable<BillCompareProps['versions']> => {
  const zh = locale === 'zh-CN';
  return [
    {
      id: '3',
      title: zh ? '草单\u00a03' : 'Draft\u00a03',
      at: '2026-11-20T09:12:00+08:00',
      note: zh ? '您 09:14 已查看' : 'viewed by you 09:14',
    },
    {
      id: '2',
      title: zh ? '草单\u00a02' : 'Draft\u00a02',
      at: '2026-11-19T15:40:00+08:00',
      note: zh ? '3 处改单后重出' : 'reissued after 3 changes',
    },
    {
      id: '1',
      title: zh ? '草单\u00a01' : 'Draft\u00a01',
      at: '2026-11-18T20:05:00+08:00',
      note: zh ? '首版' : 'first draft',
    },
  ];
};

export const comparisonOf = (left: BillRecord, right: BillRecord) => compareBills(left, right, INSTRUCTION_DRAFT);

/** Marks of every kind on the faulty draft. */
export const allMarks = (locale: Language = 'zh-CN'): BillMarks => {
  const zh = locale === 'zh-CN';
  const signed = (time: string) => ({ author: me(locale), at: `2026-11-20T${time}:00+08:00` });
  return {
    ...suiteMark(locale),
    'bill.vessel': {
      verdict: { kind: 'ok', ...signed('09:35') },
      comments: [{ text: zh ? '订舱已改配下一班' : 'The booking was rolled to the next sailing', ...signed('09:36') }],
    },
    'goods[1].number': {
      verdict: {
        kind: 'waived',
        reason: zh ? '20 箱短装，买方已同意' : '20 cartons short, agreed by the buyer',
        ...signed('09:40'),
      },
    },
  };
};
