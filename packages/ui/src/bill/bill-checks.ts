import { checkContainerNumber } from '@lading/validators';
import type { BillRecord } from '@lading/validators/bill';
import { billHints, type RecordIssue } from '@lading/validators/record';
import { BILL_LAYOUT, type BoxLabel } from './bill-layout.ts';
import { type TotalField, type Totals, totalsOf } from './bill-totals.ts';
import { LINE_LIMIT, longestOf, textOf } from './bill-values.ts';

/** What was checked by computation, and what it found. */
export type BillCheck =
  | { id: 'containers'; ok: boolean; valid: number; total: number; placeholders: number; wrong: string[] }
  | { id: 'totals'; ok: boolean; goods: Totals; containers: Totals; differ: TotalField | undefined }
  | { id: 'lines'; ok: boolean; longest: number; label: BoxLabel | 'marks' | 'description' }
  | { id: 'seals'; ok: boolean; count: number; repeated: string[]; missing: number };

function checkContainers({ containers }: BillRecord): BillCheck {
  const kinds = containers.map(({ ctnNo }) => checkContainerNumber(ctnNo).kind);
  const count = (kind: string) => kinds.filter((found) => found === kind).length;
  const wrong = containers.filter((_, at) => kinds[at] === 'digit' || kinds[at] === 'format').map(({ ctnNo }) => ctnNo);
  const total = containers.length;
  return {
    id: 'containers',
    ok: total > 0 && wrong.length === 0,
    valid: count('valid'),
    total,
    placeholders: count('placeholder'),
    wrong,
  };
}

function checkTotals({ goods, containers }: BillRecord, hints: readonly RecordIssue[]): BillCheck {
  const differ = (['number', 'weight', 'volume'] as const).find((field) =>
    hints.some(({ code }) => code === `total.${field}`),
  );
  return {
    id: 'totals',
    ok: containers.length > 0 && differ === undefined,
    goods: totalsOf(goods.rows),
    containers: totalsOf(containers),
    differ,
  };
}

function checkLines({ kind, bill, goods }: BillRecord): BillCheck {
  const texts = [
    ...BILL_LAYOUT[kind]
      .filter((box) => box.lines || box.place)
      .map((box) => ({ label: box.label, longest: longestOf(textOf(bill, box.field)) })),
    ...goods.rows.flatMap((row) => [
      { label: 'marks' as const, longest: longestOf(row.marks) },
      { label: 'description' as const, longest: longestOf(row.goods) },
    ]),
  ];
  const most = texts.reduce((found, text) => (text.longest > found.longest ? text : found));
  return { id: 'lines', ok: most.longest <= LINE_LIMIT, ...most };
}

function checkSeals({ containers }: BillRecord, hints: readonly RecordIssue[]): BillCheck {
  const seals = containers.map(({ sealNo }) => sealNo.trim()).filter(Boolean);
  const again = hints.flatMap(({ code, params }) =>
    code === 'repeated.seal' && 'first' in params ? (containers[params.first - 1]?.sealNo ?? []) : [],
  );
  const repeated = [...new Set(again)];
  const missing = containers.length - seals.length;
  return {
    id: 'seals',
    ok: containers.length > 0 && repeated.length === 0 && missing === 0,
    count: seals.length,
    repeated,
    missing,
  };
}

/** The checks a clerk would do by hand, done by computation. */
export function checkBill(record: BillRecord): BillCheck[] {
  const hints = billHints({ goods: record.goods.rows, containers: record.containers });
  return [checkContainers(record), checkTotals(record, hints), checkLines(record), checkSeals(record, hints)];
}
