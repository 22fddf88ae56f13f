import { type BillRecord, type ContainerRow, packageWord } from '@lading/validators/bill';
import type { PastedList, PastedRow } from '@lading/validators/paste';

const plain = (text: string): string => text.trim().toUpperCase();
const FIGURE = /^\d+(?:\.\d+)?$/;
const figure = (text: string | undefined): string | undefined => {
  const digits = text?.replace(/[,\s]/g, '');
  return digits && FIGURE.test(digits) ? digits : undefined;
};

/** A row of somebody's own list as a container of the bill; what the list does not say stays as the draft has it. */
function containerOf({ suggested }: PastedRow, draft: ContainerRow | undefined, at: number): ContainerRow {
  const { ctnNo = '', sealNo, ctnTypeName, packageTypeName, number, weight, volume } = suggested;
  const blank = { id: -1 - at, ctnType: 0, packageType: 0, ctnTypeName: '', sealNo: '', packageTypeName: '' };
  const base: ContainerRow = draft ?? { ...blank, ctnNo: '', number: 0, weight: '0', volume: '0' };
  const samePackage =
    packageTypeName !== undefined && packageWord(packageTypeName) === packageWord(base.packageTypeName);
  return {
    ...base,
    ctnNo: plain(ctnNo),
    sealNo: sealNo === undefined ? base.sealNo : plain(sealNo),
    ctnTypeName: ctnTypeName === undefined ? base.ctnTypeName : ctnTypeName.trim(),
    packageTypeName: packageTypeName === undefined || samePackage ? base.packageTypeName : packageTypeName.trim(),
    number: Number(figure(number) ?? base.number),
    weight: figure(weight) ?? base.weight,
    volume: figure(volume) ?? base.volume,
  };
}

/** The draft with the containers of somebody's own list in place of its own: everything else of it is the same. */
export function withSheet<R extends BillRecord>(draft: R, { rows }: PastedList): R {
  const numbered = rows.filter(({ values }) => values.ctnNo !== undefined);
  const known = new Map(draft.containers.map((row) => [plain(row.ctnNo), row]));
  const containers = numbered.map((row, at) => containerOf(row, known.get(plain(row.suggested.ctnNo ?? '')), at));
  return { ...draft, containers };
}

/** `A`, `Z`, `AA`: a column as spreadsheets call it. */
export function columnLetters(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return (rest > 0 ? columnLetters(rest) : '') + String.fromCharCode(65 + ((column - 1) % 26));
}
