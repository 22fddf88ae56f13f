import { Code } from '../code/code.tsx';
import type { DataColumn } from '../data-table/column.ts';
import type { Locale } from '../i18n/provider.tsx';
import { TextButton } from '../link/text-button.tsx';
import { StatusTag, type Tone } from '../status-tag/status-tag.tsx';

export interface SampleOrder {
  no: string;
  bill: string;
  lane: string;
  vessel: string;
  etd: string;
  cutOff: string;
  tone: Tone;
  status: string;
  boxes: string;
  fee: number | null;
  booking: string;
  carrier: string;
}

const SIDES = { 'zh-CN': 0, 'en-US': 1 } as const;
const STATES = [
  ['warning', '待客户确认', 'Copy ready'],
  ['neutral', '草稿', 'Draft'],
  ['pen', '要求修改', 'Change asked'],
  ['info', '审核中', 'In review'],
  ['success', '已确认', 'Confirmed'],
  ['neutral', '已放单', 'Released'],
] as const;
const LANES = [
  ['宁波 → 洛杉矶', 'Ningbo → Los Angeles'],
  ['上海 → 长滩', 'Shanghai → Long Beach'],
  ['深圳 → 汉堡', 'Shenzhen → Hamburg'],
  ['广州 → 悉尼', 'Guangzhou → Sydney'],
  ['宁波 → 奥克兰', 'Ningbo → Oakland'],
] as const;
const VESSELS = [
  ['COSCO SHIPPING ANDES / 042E', 'COSCO'],
  ['OOCL PIRAEUS / 118E', 'OOCL'],
  ['YM TARGET / 061E', 'YANG MING'],
  ['ONE HAWK / 019E', 'ONE'],
] as const;
const HEADS = {
  'zh-CN': [
    '业务编号',
    '提单号',
    '航线',
    '船名 / 航次',
    '截单',
    '提单状态',
    '箱型箱量',
    '费用 USD',
    '订舱号',
    '船公司',
    '操作',
    '查看',
  ],
  'en-US': [
    'Order',
    'M/BL no.',
    'Lane',
    'Vessel / voyage',
    'Docs close',
    'Bill status',
    'Containers',
    'Charges USD',
    'Booking no.',
    'Carrier',
    'Actions',
    'View',
  ],
} as const;

const of = <T,>(list: readonly T[], index: number): T => list[index % list.length] as T;
const two = (number: number) => String(number).padStart(2, '0');
const money = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });

/** Orders as a list page has them, always the same. */
export const sampleOrders = (count: number, locale: Locale): SampleOrder[] =>
  Array.from({ length: count }, (_, index) => {
    const side = SIDES[locale];
    const [tone, ...status] = of(STATES, index * 5);
    const [vessel, carrier] = of(VESSELS, index);
    return {
      no: `MB26S${String(99_873 - index * 3).padStart(5, '0')}`,
      bill: `COSU64${String(12_098_730 - index * 41).padStart(8, '0')}`,
      lane: of(LANES, index * 3)[side],
      vessel,
      carrier,
      etd: `11-${two(30 - (index % 29))}`,
      cutOff: `11-${two(26 - (index % 25))} 17:00`,
      tone,
      status: status[side] ?? '',
      boxes: `${(index % 4) + 1}×40HQ`,
      fee: index % 3 === 1 ? null : ((index * 7919) % 900_000) / 100 + 610,
      booking: `177EB${String(4402 + index)}`,
    };
  });

export function sampleColumns(locale: Locale): DataColumn<SampleOrder>[] {
  const [no, bill, lane, vessel, cutOff, status, boxes, fee, booking, carrier, actions, view] = HEADS[locale];
  return [
    {
      id: 'no',
      header: no,
      cell: (row) => <Code>{row.no}</Code>,
      value: (row) => row.no,
      sticky: 'start',
      sortable: true,
    },
    { id: 'bill', header: bill, cell: (row) => <Code>{row.bill}</Code>, value: (row) => row.bill },
    { id: 'lane', header: lane, cell: (row) => row.lane },
    { id: 'vessel', header: vessel, cell: (row) => row.vessel },
    { id: 'etd', header: 'ETD', cell: (row) => row.etd, sortable: true },
    { id: 'cutOff', header: cutOff, cell: (row) => row.cutOff },
    {
      id: 'status',
      header: status,
      cell: (row) => <StatusTag tone={row.tone}>{row.status}</StatusTag>,
      value: (row) => row.status,
    },
    { id: 'boxes', header: boxes, cell: (row) => row.boxes },
    {
      id: 'fee',
      header: fee,
      cell: (row) => (row.fee === null ? '—' : money.format(row.fee)),
      value: (row) => row.fee,
      numeric: true,
      sortable: true,
    },
    { id: 'booking', header: booking, cell: (row) => row.booking, hidden: true },
    { id: 'carrier', header: carrier, cell: (row) => row.carrier, hidden: true },
    {
      id: 'act',
      header: actions,
      cell: () => <TextButton>{view}</TextButton>,
      sticky: 'end',
    },
  ];
}
