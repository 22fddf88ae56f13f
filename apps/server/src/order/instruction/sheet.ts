import { sumDecimal } from '@lading/validators';
import type { BillRecord } from '@lading/validators/bill';
import writeExcelFile, { type Cell } from 'write-excel-file/node';
import type { Download } from '../../http/answer.ts';
import { type Language, say, type TextId } from '../../messages/say.ts';
import { isoInstant } from '../../time.ts';
import type { Booking } from '../versions/find.ts';

/** Columns of the sheet: parties stand on the left, route and numbers on the right, lists over the whole width. */
const WIDTHS = [16, 26, 14, 14, 14, 12, 14, 14];
const COLUMNS = WIDTHS.length;
const HALF = COLUMNS / 2;

// Always text: a number keeps its zeros, and nothing that somebody wrote is reckoned.
const value = (text: string, span = 1): Cell => ({
  value: text,
  type: String,
  wrap: true,
  alignVertical: 'top',
  borderStyle: 'thin',
  ...(span > 1 && { columnSpan: span }),
});
const label = (text: string, span = 1): Cell => ({
  value: text,
  type: String,
  fontWeight: 'bold',
  backgroundColor: '#E3EDEF',
  borderStyle: 'thin',
  alignVertical: 'top',
  wrap: true,
  ...(span > 1 && { columnSpan: span }),
});
type Row = Cell[];

/** A cell over several columns takes the places of the others. */
const row = (...cells: Cell[]): Row =>
  cells.flatMap((cell) => {
    const span = (cell as { columnSpan?: number } | null)?.columnSpan ?? 1;
    return [cell, ...Array<Cell>(span - 1).fill(null)];
  });

type Say = (id: TextId) => string;
type Fields = Readonly<Record<string, string | number | null>>;

const text = (fields: Fields, name: string): string => String(fields[name] ?? '');
const port = (fields: Fields, stem: string): string => {
  const named = text(fields, `${stem}Desc`) || text(fields, `${stem}Name`);
  const code = text(fields, `${stem}Code`);
  return code === '' ? named : `${named}\n${code}`;
};

function head(fields: Fields, kind: BillRecord['kind'], words: Say): Row[] {
  const pair = (left: [TextId, string], right: [TextId, string]): Row =>
    row(label(words(left[0])), value(left[1], HALF - 1), label(words(right[0])), value(right[1], HALF - 1));
  const method = kind === 'MBL' ? text(fields, 'blMethodName') : text(fields, 'settleMethodName');
  return [
    pair(['siShipper', text(fields, 'fAddress')], ['sheetBkgNo', text(fields, 'bkgNo')]),
    pair(['siConsignee', text(fields, 'sAddress')], ['siBillNo', text(fields, kind === 'MBL' ? 'mblNo' : 'hblNo')]),
    pair(['siNotify', text(fields, 'tAddress')], ['siVessel', `${text(fields, 'vessel')} / ${text(fields, 'voyage')}`]),
    pair(['siSecond', text(fields, 'tAddressSecond')], ['sheetEtd', text(fields, 'etd')]),
    pair(['siReceipt', port(fields, 'placeReceipt')], ['sheetPol', port(fields, 'portStart')]),
    pair(['sheetPod', port(fields, 'portEnd')], ['siDelivery', port(fields, 'placeDelivery')]),
    pair(['siClause', text(fields, 'transportClauseName')], ['siPayment', text(fields, 'payMethodName')]),
    pair(['sheetCarrier', text(fields, 'shippingName')], [kind === 'MBL' ? 'siRelease' : 'siSettle', method]),
  ];
}

const SUMS = ['number', 'weight', 'volume'] as const;
const sums = (rows: readonly Fields[]) => SUMS.map((name) => sumDecimal(rows.map((one) => text(one, name))));

/** One bill as clerks send it round: parties and route, then goods with their sums, then containers with theirs. */
function billRows(bill: BillRecord, title: string, words: Say): Row[] {
  const fields = bill.bill as unknown as Fields;
  const goods = bill.goods.rows as unknown as readonly Fields[];
  const boxes = bill.containers as unknown as readonly Fields[];
  const titles = (...names: [TextId, number?][]) => row(...names.map(([name, span = 1]) => label(words(name), span)));
  const goodsRows = goods.map((one) =>
    row(
      value(text(one, 'marks')),
      value(text(one, 'goods'), 2),
      value(text(one, 'hsCode')),
      value(text(one, 'packageTypeName')),
      ...SUMS.map((name) => value(text(one, name))),
    ),
  );
  const boxRows = boxes.map((one) =>
    row(
      value(text(one, 'ctnNo')),
      value(text(one, 'sealNo')),
      value(text(one, 'ctnTypeName'), 2),
      value(text(one, 'packageTypeName')),
      ...SUMS.map((name) => value(text(one, name))),
    ),
  );
  const sumRow = (rows: readonly Fields[]) => row(label(words('siTotal'), 5), ...sums(rows).map((one) => label(one)));
  return [
    row({ value: title, type: String, fontWeight: 'bold', fontSize: 16, align: 'center', columnSpan: COLUMNS }),
    ...head(fields, bill.kind, words),
    titles(['siMarks'], ['siGoods', 2], ['siHs'], ['siPackage'], ['siNumber'], ['siWeight'], ['siVolume']),
    ...goodsRows,
    sumRow(goods),
    titles(['siContainer'], ['siSeal'], ['siBox', 2], ['siPackage'], ['siNumber'], ['siWeight'], ['siVolume']),
    ...boxRows,
    sumRow(boxes),
    row(
      label(words('siMaker')),
      value(`${text(fields, 'blContract')}  ${text(fields, 'blTel')}`, HALF - 1),
      label(words('siMail')),
      value(text(fields, 'blEmail'), HALF - 1),
    ),
    row(label(words('siRemark')), value(text(fields, 'remark'), COLUMNS - 1)),
  ];
}

// A sheet may not be called with these, nor by more than 31 letters.
const sheetName = (name: string, at: number): string =>
  `${at + 1} ${name.replace(/[\\/?*[\]:]/g, ' ')}`.trim().slice(0, 31);

/** All bills of a booking as a workbook, a sheet each, in the layout of an instruction as it goes round in China. */
export async function instructionSheet(
  { bookingNo }: Booking,
  bills: readonly BillRecord[],
  language: Language,
): Promise<Download> {
  const words: Say = (id) => say(language, id);
  const named = bills.map((bill, at) => {
    const fields = bill.bill as unknown as Fields;
    const number = text(fields, bill.kind === 'MBL' ? 'mblNo' : 'hblNo');
    return { name: sheetName(number, at), title: `${words('siTitle')} ${number || bookingNo}`, bill };
  });
  const body = await writeExcelFile(
    named.map(({ bill, title, name }) => ({
      data: billRows(bill, title, words),
      sheet: name,
      columns: WIDTHS.map((width) => ({ width })),
    })),
  ).toBuffer();
  return {
    name: `SI_${bookingNo}_${isoInstant(new Date()).slice(0, 10)}.xlsx`,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    body,
  };
}
