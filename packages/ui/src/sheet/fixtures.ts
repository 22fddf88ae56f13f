import type { Language } from '../i18n/provider.tsx';
import type { SheetColumn } from './column.ts';
import type { SheetRow, SheetValues } from './source.ts';

const WORDS = {
  'zh-CN': {
    pod: '目的港',
    carrier: '船公司',
    service: '航线',
    days: '航程',
    hq: '40HQ',
    list: '公布价',
    free: '免箱期',
    until: '有效期至',
    note: '备注',
    above: '高于昨日 30% 以上，请核对',
    ports: ['洛杉矶', '长滩', '汉堡', '鹿特丹'],
  },
  'en-US': {
    pod: 'POD',
    carrier: 'Carrier',
    service: 'Service',
    days: 'Days',
    hq: '40HQ',
    list: 'List',
    free: 'Free',
    until: 'Valid until',
    note: 'Note',
    above: 'More than 30% above yesterday: please check',
    ports: ['Los Angeles', 'Long Beach', 'Hamburg', 'Rotterdam'],
  },
} as const;

const PORTS = ['USLAX', 'USLGB', 'DEHAM', 'NLRTM'] as const;
const CARRIERS = ['COSCO', 'YM', 'ONE', 'EMC', 'ZIM', 'MATSON', 'OOCL', 'HLAG'] as const;
const SERVICES = ['AAC2', 'PS6', 'PN3', 'TPA', 'ZEX', 'CLX', 'PCC1', 'AEU3'] as const;

/** What a rate that is much above the others may have meant. */
const TOO_MUCH = 10_000;

/** Columns of a rate sheet: the list price is seventy above the price of the box. */
export function rateColumns(language: Language): readonly SheetColumn[] {
  const words = WORDS[language];
  return [
    {
      id: 'pod',
      head: words.pod,
      kind: 'choice',
      width: 120,
      frozen: true,
      options: PORTS.map((value, at) => ({ value, label: words.ports[at] ?? value })),
    },
    { id: 'carrier', head: words.carrier, kind: 'text', width: 88, mono: true },
    { id: 'service', head: words.service, kind: 'text', width: 80, mono: true },
    { id: 'days', head: words.days, kind: 'number', width: 64, decimals: 0 },
    {
      id: 'hq',
      head: words.hq,
      kind: 'money',
      decimals: 0,
      validate: (value) =>
        Number(value) > TOO_MUCH ? { message: words.above, repair: value.replace(/0$/, '') } : undefined,
    },
    {
      id: 'list',
      head: words.list,
      kind: 'readonly',
      width: 88,
      decimals: 0,
      derive: ({ values }) => (values['hq'] ? String(Number(values['hq']) + 70) : ''),
    },
    { id: 'free', head: words.free, kind: 'number', width: 72, decimals: 0 },
    { id: 'until', head: words.until, kind: 'date' },
    { id: 'note', head: words.note, kind: 'text', width: 200 },
  ];
}

const valuesAt = (at: number): SheetValues => ({
  pod: PORTS[Math.floor(at / 3) % PORTS.length] ?? '',
  carrier: CARRIERS[at % CARRIERS.length] ?? '',
  service: SERVICES[at % SERVICES.length] ?? '',
  days: String(11 + ((at * 7) % 24)),
  hq: String(2360 + ((at * 130) % 900)),
  free: String(4 + (at % 4)),
  until: at % 5 === 0 ? '2026-11-30' : '2026-12-07',
  note: '',
});

/** Rows as a server answers them. */
export const rateRows = (count: number): SheetRow[] =>
  Array.from({ length: count }, (_, at) => ({ id: `r${at + 1}`, values: valuesAt(at) }));
