import { Code } from '../code/code.tsx';
import type { DataColumn } from '../data-table/column.ts';
import { Deadline } from '../deadline/deadline.tsx';
import type { Language } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
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
  glyph: icons.IconDrawing;
  status: string;
  boxes: string;
  fee: number | null;
  booking: string;
  carrier: string;
}

const SIDES = { 'zh-CN': 0, 'en-US': 1 } as const;
const STATES = [
  ['warning', icons.circleHalf, '待客户确认', 'Copy ready'],
  ['neutral', icons.circle, '草稿', 'Draft'],
  ['pen', icons.circleHalf, '改单中', 'Change requested'],
  ['info', icons.circleQuarter, '已受理', 'Accepted'],
  ['success', icons.circleMost, '已确认', 'Confirmed'],
  ['neutral', icons.circleFull, '已放单', 'Released'],
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
    'SI cut-off',
    'Bill status',
    'Containers',
    'Charges USD',
    'Booking no.',
    'Carrier',
    'Actions',
    'View',
  ],
} as const;

// The moment of the samples: some cut-offs are far, some near, some over.
const NOW = Date.parse('2026-11-24T10:00:00+08:00');

const of = <T,>(list: readonly T[], index: number): T => list[index % list.length] as T;
const two = (number: number) => String(number).padStart(2, '0');
const money = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });

/** Orders as a list page has them, always the same. */
export const sampleOrders = (count: number, locale: Language): SampleOrder[] =>
  Array.from({ length: count }, (_, index) => {
    const side = SIDES[locale];
    const [tone, glyph, ...status] = of(STATES, index * 5);
    const [vessel, carrier] = of(VESSELS, index);
    return {
      no: `MB26S${String(99_873 - index * 3).padStart(5, '0')}`,
      bill: `COSU64${String(12_098_730 - index * 41).padStart(8, '0')}`,
      lane: of(LANES, index * 3)[side],
      vessel: vessel.replaceAll(' / ', '\u00a0/\u00a0'),
      carrier,
      etd: `11-${two(30 - (index % 29))}`,
      cutOff: `2026-11-${two(26 - (index % 25))}T17:00:00+08:00`,
      tone,
      glyph,
      status: status[side] ?? '',
      boxes: `${(index % 4) + 1}×40HQ`,
      fee: index % 3 === 1 ? null : ((index * 7919) % 900_000) / 100 + 610,
      booking: `177EB${String(4402 + index)}`,
    };
  });

export function sampleColumns(locale: Language): DataColumn<SampleOrder>[] {
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
    {
      id: 'cutOff',
      header: cutOff,
      cell: (row) => <Deadline at={row.cutOff} now={NOW} />,
      value: (row) => row.cutOff,
      exportValue: (row) => row.cutOff.slice(0, 16).replace('T', ' '),
    },
    {
      id: 'status',
      header: status,
      cell: (row) => (
        <StatusTag tone={row.tone} glyph={row.glyph}>
          {row.status}
        </StatusTag>
      ),
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
