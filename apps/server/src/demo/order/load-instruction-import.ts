import { IMPORT_STATE } from '@lading/api-client/contract';
import { WEB_STATUS } from '@lading/validators/bill';
import type { Db } from '../../database/open.ts';
import { type bookings, importErrors, importJobs, type SheetRow } from '../../database/schema.ts';
import { at } from '../clock.ts';

/** Cells that were wrong in the sheet; where a repair is known, it is offered. */
const WRONG: readonly (readonly [row: number, column: string, value: string, code: string, repair: string | null])[] = [
  [3, 'consignee', 'CASCADE HOME SUPPLY LLC，LOS ANGELES', 'latin', 'CASCADE HOME SUPPLY LLC,LOS ANGELES'],
  [4, 'ctnNo', 'CSQU3054384', 'form', 'CSQU3054383'],
  [7, 'hsCode', '9403.8', 'form', null],
  [9, 'ctnType', '40HI', 'notListed', '40HQ'],
  [12, 'weight', '6,88O.000', 'amount', null],
];
const RIGHT: Readonly<Record<string, string>> = {
  part: '0',
  shipper: 'NINGBO HAOYU HOMEWARE CO., LTD.',
  consignee: 'TO ORDER',
  notify: 'SAME AS CONSIGNEE',
  marks: 'N/M',
  goods: 'PLASTIC KITCHEN CONTAINERS',
  hsCode: '392410',
  packageType: 'CARTONS',
  number: '640',
  weight: '6880.000',
  volume: '78.2350',
  ctnNo: 'CSQU3054383',
  ctnType: '40HQ',
  sealNo: 'CN12345678',
};
const ROWS = 14;

/** A sheet of instructions that the clerk brought, in which five cells were not right: nothing of it is written yet. */
export async function loadInstructionImport(
  tx: Db,
  rows: readonly (typeof bookings.$inferSelect)[],
  clerk: number,
  days: number,
): Promise<void> {
  const open = rows.filter((row) => row.orderStatus === 4 && row.webStatus === WEB_STATUS.draft);
  const [first, second] = open;
  if (!first || !second) return;
  const sheet = Array.from({ length: ROWS }, (_, place): SheetRow => {
    const row = place + 2;
    const wrong = WRONG.find(([of]) => of === row);
    const { bookingNo } = row < 8 ? first : second;
    // Each row is of a container of its own.
    const own = { ctnNo: `SEGU${400_001 + place}${place % 10}`, sealNo: `CN1234${5_600 + place}` };
    return { row, cells: { ...RIGHT, ...own, bookingNo, ...(wrong && { [wrong[1]]: wrong[2] }) } };
  });
  const time = new Date(at(days - 1, '17:05'));
  const failed = WRONG.length;
  const [job] = await tx
    .insert(importJobs)
    .values({
      kind: 'instruction',
      customerId: first.customerId,
      userId: clerk,
      fileName: '补料-拼箱明细.xlsx',
      state: IMPORT_STATE.errors,
      total: ROWS,
      checked: ROWS,
      ok: 0,
      failed,
      rows: sheet,
      createTime: time,
      doneAt: time,
    })
    .returning({ id: importJobs.id });
  const jobId = job?.id ?? 0;
  await tx
    .insert(importErrors)
    .values(WRONG.map(([row, column, value, code, suggestion]) => ({ jobId, row, column, value, code, suggestion })));
}
