import { type Code, contract, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { AnyHandler } from 'msw';
import { staffInfo } from './sample-desk.ts';

const { freight, basedata, importing } = contract;
type Answer = Out<typeof freight.rateDraft>;
type Column = Answer['columns'][number];

const CODES = ['staff:home', 'rate:edit'] as const satisfies Code[];
const SAID = {
  'zh-CN': {
    heads: [
      '起运港',
      '目的港',
      '船公司',
      '航线代码',
      '船期',
      '航程',
      '20GP',
      '40HQ',
      '币种',
      '有效期自',
      '有效期至',
      '状态',
    ],
    by: ['林悦', '周彦'],
    note: '新增 AEU3',
    long: '有效期超过 92 天',
  },
  'en-US': {
    heads: [
      'POL',
      'POD',
      'Carrier',
      'Service',
      'ETD',
      'Days',
      '20GP',
      '40HQ',
      'Currency',
      'Valid from',
      'Valid to',
      'Status',
    ],
    by: ['Lin Yue', 'Zhou Yan'],
    note: 'AEU3 added',
    long: 'It counts for more than 92 days',
  },
} as const;
const COLUMNS = [
  ['pol', 'port'],
  ['pod', 'port'],
  ['carrier', 'choice'],
  ['service', 'code'],
  ['days', 'weekdays'],
  ['transit', 'number'],
  ['p1', 'money'],
  ['p3', 'money'],
  ['currency', 'choice'],
  ['from', 'day'],
  ['to', 'day'],
  ['status', 'choice'],
] as const;
const CARRIERS = ['COSCO', 'YML', 'ONE', 'EMC', 'OOCL'];
const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const columnsOf = (locale: Language): Column[] =>
  COLUMNS.map(([id, type], at) => ({
    id,
    type,
    head: SAID[locale].heads[at] ?? id,
    required: id !== 'p1' && id !== 'status',
    options:
      id === 'carrier'
        ? CARRIERS.map((label, number) => ({ value: `${number + 1}`, label }))
        : id === 'currency'
          ? options(['USD', 'CNY'])
          : id === 'status'
            ? options(['live', 'withdrawn'])
            : [],
  }));

const row = (
  id: number,
  pod: string,
  carrier: number,
  service: string,
  p3: string,
  more: Partial<Answer['records'][number]> = {},
) => ({
  id,
  revision: 1,
  state: 'live' as const,
  edited: [],
  was: [],
  by: '',
  values: [
    'CNNGB',
    pod,
    `${carrier}`,
    service,
    `${(id % 7) + 1}`,
    '14',
    '1820.00',
    p3,
    'USD',
    '2026-11-21',
    '2026-12-07',
    'live',
  ],
  ...more,
});

/** A sheet of six rows, of which one is changed, one new and one about to end. */
export const rateSheet = (locale: Language): Answer => ({
  columns: columnsOf(locale),
  records: [
    row(1, 'USLAX', 1, 'AAC2', '2360.00', { edited: ['p3'], was: ['2310.00'], by: SAID[locale].by[0] }),
    row(2, 'USLAX', 2, 'PS6', '2390.00'),
    row(3, 'USLAX', 3, 'PN3', '2415.00', { state: 'lapsing' }),
    row(4, 'USLGB', 5, 'PCC1', '2400.00'),
    row(5, 'DEHAM', 1, 'AEU3', '2980.00', { state: 'draft' }),
    row(6, 'DEHAM', 4, 'CES', '2920.00'),
  ],
  total: 6,
  counts: { all: 6, live: 5, draft: 1, edited: 1, lapsing: 1, withdrawn: 0, expired: 12 },
  changes: { rows: 2, cells: 2 },
  live: { version: 38, time: '2026-11-18T16:20:00+08:00', by: SAID[locale].by[0] },
  draft: 39,
  rules: { listAdd: '70.00', vipLess: '30.00' },
  names: [
    { code: 'CNNGB', nameCn: '宁波', nameEn: 'Ningbo' },
    { code: 'USLAX', nameCn: '洛杉矶', nameEn: 'Los Angeles' },
    { code: 'USLGB', nameCn: '长滩', nameEn: 'Long Beach' },
    { code: 'DEHAM', nameCn: '汉堡', nameEn: 'Hamburg' },
  ],
});

const versions = (locale: Language): Out<typeof freight.rateVersions> => {
  const { by, note } = SAID[locale];
  const one = (version: number, state: 'draft' | 'live' | 'past', cells: number, at: 0 | 1 = 0, said = '') => ({
    version,
    state,
    cells,
    rows: cells,
    withdrawn: 0,
    note: said,
    by: state === 'draft' ? '' : by[at],
    time: state === 'draft' ? null : `2026-11-${version - 20}T16:20:00+08:00`,
    restorable: state === 'past',
  });
  return { list: [one(39, 'draft', 2), one(38, 'live', 46), one(37, 'past', 12, 1, note)] };
};

const changes = (locale: Language): Out<typeof freight.rateChanges> => ({
  rows: 2,
  cells: 2,
  list: [
    { id: 1, name: 'CNNGB USLAX COSCO AAC2', column: 'p3', before: '2310.00', after: '2360.00', jump: null },
    {
      id: 5,
      name: 'CNNGB DEHAM COSCO AEU3',
      column: '',
      before: '',
      after: locale === 'zh-CN' ? '新增' : 'New row',
      jump: null,
    },
  ],
  faults: [],
  warnings: [{ id: 5, name: 'CNNGB DEHAM COSCO AEU3', column: 'to', message: SAID[locale].long }],
});

/** The rate desk with a draft of two changes. */
export const rateDeskAnswers = (locale: Language): AnyHandler[] => [
  staffInfo(locale, CODES),
  mock(freight.rateDraft, ({ state, keyword }) => {
    const all = rateSheet(locale);
    const records = all.records.filter(
      (one) => (!state || one.state === state) && one.values.join(' ').includes(keyword ?? ''),
    );
    return { ...all, records, total: records.length };
  }),
  mock(freight.rateVersions, versions(locale)),
  mock(freight.rateChanges, changes(locale)),
  mock(freight.saveRateDraft, ({ rows }) => ({
    rows: rows.map(({ id, cells }) => {
      const old = rateSheet(locale).records.find((one) => one.id === id);
      const values = COLUMNS.map(
        ([column], at) => cells.find((one) => one.column === column)?.value ?? old?.values[at] ?? '',
      );
      const edited = cells.map(({ column }) => column);
      const was = cells.map(({ from }) => from);
      const now = { id: id ?? 99, revision: 2, state: old?.state ?? ('draft' as const), values, edited, was, by: '' };
      return { row: now, clashes: [], faults: [] };
    }),
    changes: { rows: 3, cells: 3 },
  })),
  mock(freight.publishRates, { version: 39, rows: 2, cells: 2 }),
  mock(freight.discardRates, { rows: 2 }),
  mock(freight.restoreRates, { rows: 12 }),
  mock(basedata.dictionaries, ({ types }) =>
    Object.fromEntries(
      types.map((type) => [
        type,
        type === 'shipping' ? CARRIERS.map((name, at) => ({ id: at + 1, nameCn: name, nameEn: name })) : [],
      ]),
    ),
  ),
  mock(importing.latestImport, { job: null }),
];
