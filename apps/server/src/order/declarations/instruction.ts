import { sumDecimal, weight } from '@lading/validators';
import { type BillDraftValues, isBlankRow } from '@lading/validators/bill';
import type { Db } from '../../database/open.ts';
import { draftsOf } from '../instruction/drafts.ts';
import { type Booking, ownKind } from '../versions/find.ts';

export interface BillBox {
  readonly ctnNo: string;
  readonly ctnType: string;
  readonly sealNo: string;
  /** kilograms of its cargo, summed over all bills of the booking */
  readonly weight: string;
}

interface BillGoods {
  readonly description: string;
  readonly hsCode: string;
  readonly number: string;
  readonly packageType: string;
  readonly weight: string;
  readonly volume: string;
  readonly marks: string;
}

/**
 * What the newest drafts of a booking's bills say, sent or not: the head of the main bill, the rows of it and of its
 * sub-bills.
 */
export interface Instruction {
  head(name: string): string;
  readonly goods: readonly BillGoods[];
  readonly boxes: readonly BillBox[];
  readonly weight: string;
}

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value).trim());
/** A decimal without trailing zeros; empty for 0, which stands for a weight that is not known yet. */
function figure(value: unknown): string {
  const said = text(value);
  if (!weight.is(said)) return said;
  const plain = said.includes('.') ? said.replace(/0+$/, '').replace(/\.$/, '') : said;
  return plain === '0' ? '' : plain;
}
const summed = (values: readonly string[]): string => figure(sumDecimal(values.filter((value) => weight.is(value))));

function boxesOf(bills: readonly BillDraftValues[]): BillBox[] {
  const found = new Map<string, BillBox>();
  for (const row of bills.flatMap(({ containers }) => containers.filter((one) => !isBlankRow(one)))) {
    const ctnNo = text(row.ctnNo);
    const before = found.get(ctnNo);
    const weights = [before?.weight ?? '', figure(row.weight)];
    found.set(ctnNo, {
      ctnNo,
      ctnType: before?.ctnType || text(row.ctnTypeName),
      sealNo: before?.sealNo || text(row.sealNo),
      weight: summed(weights),
    });
  }
  found.delete('');
  return [...found.values()];
}

export async function instructionOf(db: Db, booking: Booking): Promise<Instruction> {
  const kind = ownKind(booking);
  const bills = (await draftsOf(db, booking)).filter((one) => one.kind === kind).map(({ values }) => values);
  const goods = bills.flatMap((bill) =>
    bill.goods
      .filter((one) => !isBlankRow(one))
      .map((row) => ({
        description: text(row.goods),
        hsCode: text(row.hsCode),
        marks: text(row.marks),
        number: text(row.number),
        packageType: text(row.packageTypeName),
        weight: figure(row.weight),
        volume: figure(row.volume),
      })),
  );
  return {
    head: (name) => text((bills[0]?.head as Readonly<Record<string, unknown>> | undefined)?.[name]),
    goods,
    boxes: boxesOf(bills),
    weight: summed(goods.map((one) => one.weight)),
  };
}
