import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DataColumn } from './column.ts';
import { copyRows, downloadCsv, toCells, toCsv } from './csv.ts';
import { tableView } from './table-view.ts';

interface Box {
  no: string;
  kgs: number | null;
  remark: string;
}
const COLUMNS: DataColumn<Box>[] = [
  { id: 'no', header: '箱号', cell: (row) => row.no },
  { id: 'kgs', header: 'KGS', cell: () => null, value: (row) => row.kgs },
  { id: 'remark', header: '=备注', cell: (row) => row.remark },
  { id: 'act', header: '操作', cell: () => ({}) as never },
];
const ROWS: Box[] = [
  { no: 'CBHU3202732', kgs: -5.5, remark: '=HYPERLINK("http://evil.example","看")' },
  { no: 'TCNU7200794', kgs: null, remark: 'a,b' },
];

afterEach(() => vi.restoreAllMocks());

it('writes names and values, quotes what would break a line, and leaves actions out', () => {
  expect(toCsv(COLUMNS, ROWS)).toBe(
    ["箱号,KGS,'=备注", `CBHU3202732,-5.5,"'=HYPERLINK(""http://evil.example"",""看"")"`, 'TCNU7200794,,"a,b"'].join(
      '\r\n',
    ),
  );
});

it('copies for a spreadsheet, and says when the browser refuses', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyRows(COLUMNS.slice(0, 2), ROWS)).toBe(true);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('箱号\tKGS\r\nCBHU3202732\t-5.5\r\nTCNU7200794\t');
  writeText.mockRejectedValueOnce(new Error('no'));
  expect(await copyRows(COLUMNS, ROWS)).toBe(false);
  vi.unstubAllGlobals();
});

it('hands over a file that Excel reads as UTF-8', async () => {
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => {
    blobs.push(blob as Blob);
    return 'blob:rows';
  };
  URL.revokeObjectURL = () => undefined;
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    expect([this.download, this.href]).toEqual(['boxes.csv', 'blob:rows']);
  });
  downloadCsv('boxes.csv', COLUMNS.slice(0, 1), ROWS);
  expect(click).toHaveBeenCalledOnce();
  const bytes = new Uint8Array(await (blobs[0] as Blob).arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

const WITH_EXPORT: DataColumn<Box>[] = [
  {
    id: 'no',
    header: '箱号',
    cell: (row) => row.no,
    sticky: 'start',
    exportValue: (row) => `${row.no.slice(0, 10)}-${row.no.slice(10)}`,
  },
  {
    id: 'kgs',
    header: 'KGS',
    cell: () => ({}) as never,
    value: (row) => row.kgs,
    exportValue: (row) => row.kgs ?? undefined,
  },
  { id: 'remark', header: '备注', cell: () => ({}) as never, exportValue: (row) => row.remark },
];

it('writes the value that is meant for files', () => {
  expect(toCells(WITH_EXPORT, ROWS.slice(1))).toEqual([
    ['箱号', 'KGS', '备注'],
    ['TCNU720079-4', null, 'a,b'],
  ]);
});

describe('rows as the reader arranged them', () => {
  const MANY: Box[] = [
    { no: 'A', kgs: 9, remark: '' },
    { no: 'B', kgs: null, remark: '' },
    { no: 'C', kgs: 10, remark: '' },
    { no: 'D', kgs: 9, remark: '' },
  ];
  const choice = [
    { id: 'remark', show: true },
    { id: 'kgs', show: false },
  ];
  const seen = (sort?: { id: string; desc: boolean }) => {
    const { columns, rows } = tableView(WITH_EXPORT, MANY, { choice, sort, locale: 'zh-CN' });
    return [columns.map(({ id }) => id).join(), rows.map(({ no }) => no).join('')];
  };

  it.each([
    [undefined, 'ABCD'],
    [{ id: 'kgs', desc: false }, 'ADCB'],
    [{ id: 'kgs', desc: true }, 'CADB'],
    [{ id: 'gone', desc: true }, 'ABCD'],
  ])('sorted by %j are %s', (sort, rows) => expect(seen(sort)).toEqual(['no,remark', rows]));
});
