import { containerCheckDigit } from '@lading/validators';
import type { BillRecord, BillVo, MblVo } from '@lading/validators/bill';
import type { Language } from '../i18n/provider.tsx';
import { type ContainerLine, containerRow, flagship, NAMES, SHIPPER } from './fixtures.ts';

/** The flagship at and over the limits, and with faults. */

const column35 = (line: number) => `LINE ${String(line).padStart(3, '0')} COTTON BED LINEN, 4-PIECE SET`.slice(0, 35);
const longText = (lines: number) => Array.from({ length: lines }, (_, line) => column35(line + 1)).join('\n');

/** Texts at and over the limits: parties of nine lines, one line of 38 characters, goods of 150 lines. */
export function longTexts(locale: Language = 'zh-CN'): BillRecord {
  const record = flagship(locale);
  const [first] = record.goods.rows;
  const text = `${SHIPPER}\nATTN: EXPORT DOCUMENTATION DESK\nFAX 86-574-8700-0001\nUSCI 91330212MA2AA00000\nE-MAIL IN THE RAIL\nON BEHALF OF HAOYU GROUP`;
  const long: Partial<BillVo> = {
    fAddress: text,
    sAddress: 'TO THE ORDER OF FIRST CASCADE NATIONAL BANK\n1420 E WAREHOUSE STREET',
    vessel: 'MAERSK MC-KINNEY MOLLER TRIPLE-E OF THE LINE',
    remark: `${NAMES[locale].remark}\n${NAMES[locale].remark}`,
  };
  const goods = { ...record.goods, rows: first ? [{ ...first, marks: longText(12), goods: longText(150) }] : [] };
  return { ...record, bill: { ...record.bill, ...long }, goods } as BillRecord;
}

/** A valid number of a fleet that does not exist. */
function fleetNumber(at: number): string {
  const owner = `HAYU${String(310000 + at * 37)}`;
  return `${owner}${containerCheckDigit(owner)}`;
}

/** 200 containers whose sums agree with one line of cargo. */
export function manyContainers(locale: Language = 'zh-CN', count = 200): BillRecord {
  const record = flagship(locale);
  const line = (at: number): ContainerLine => [
    at % 5 ? '40HQ' : '20GP',
    fleetNumber(at),
    `CN${5500000 + at}`,
    100,
    '1000.125',
    '10.0625',
  ];
  const containers = Array.from({ length: count }, (_, at) => containerRow(line(at), at));
  const total = { number: count * 100, weight: `${(count * 1000125) / 1000}`, volume: `${(count * 100625) / 10000}` };
  const actual = { actualNumber: total.number, actualWeight: total.weight, actualVolume: total.volume };
  const rows = record.goods.rows.slice(0, 1).map((row) => ({ ...row, ...total }));
  return { ...record, goods: { rows, ...actual }, containers };
}

/** What may be left out is left out; neither cargo nor containers yet. */
export function emptyBill(locale: Language = 'zh-CN'): BillRecord {
  const record = flagship(locale);
  const empty = Object.entries(record.bill).map(([name, value]) => [name, typeof value === 'string' ? '' : value]);
  const bill = {
    ...Object.fromEntries(empty),
    webStatus: 1,
    etd: null,
    blDate: null,
    mblNo: 'COSU6412098730',
  } as MblVo;
  return {
    kind: 'MBL',
    bill,
    goods: { rows: [], actualNumber: 0, actualWeight: '0', actualVolume: '0' },
    containers: [],
  };
}

/** A wrong check digit, a placeholder, a repeated seal, and a weight that does not agree. */
export function faultyContainers(locale: Language = 'zh-CN'): BillRecord {
  const record = flagship(locale);
  const faults = [
    { ctnNo: 'CBHU3202735' },
    { ctnNo: 'XXXX0000000', sealNo: '' },
    { sealNo: 'CN4471203', weight: '1873.4' },
  ];
  return { ...record, containers: record.containers.map((row, at) => ({ ...row, ...faults[at] })) };
}
