import { IMPORT_STATE, type ImportKind, type ImportState } from '@lading/api-client/contract';
import type { Db } from '../../database/open.ts';
import { importErrors, importJobs, type SheetRow } from '../../database/schema.ts';
import { at, day } from '../clock.ts';
import { keeperOf } from './versions.ts';

interface Job {
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly state: ImportState;
  readonly total: number;
  readonly ago: number;
  readonly wrong?: readonly (readonly [row: number, column: string, value: string, code: string, repair?: string])[];
  readonly good?: SheetRow['cells'];
}

/** A sheet of a carrier as it was drawn: what is wrong in it, each with its cure where one is known. */
const carrier = (days: number): Job => ({
  kind: 'fclRate',
  fileName: 'carrier-rates-1120.xlsx',
  state: IMPORT_STATE.errors,
  total: 132,
  ago: 0,
  wrong: [
    [9, 'p3', '2,98O', 'amount', '2980'],
    [17, 'pod', 'HAMBURG OLD', 'notListed', 'DEHAM'],
    [23, 'to', `${day(days).slice(0, 4)}-11-31`, 'form', `${day(days).slice(0, 4)}-11-30`],
    [41, 'carrier', 'HAPAG', 'notListed'],
  ],
  good: {
    pol: 'CNNGB',
    pod: 'DEHAM',
    carrier: 'COSCO',
    service: 'AEU3',
    days: '3',
    transit: '31',
    p1: '1680',
    p2: '2880',
    p3: '2980',
    from: day(days + 11),
    to: day(days + 24),
    lane: 'EUR',
    currency: 'USD',
    space: 'open',
  },
});

/** Forty lines of a price list with a comma where the point belongs. */
const perKilogram = (days: number): Job => ({
  kind: 'fbaPrice',
  fileName: 'fba-us-west-1118.csv',
  state: IMPORT_STATE.errors,
  total: 64,
  ago: 2,
  wrong: Array.from({ length: 40 }, (_, place) => {
    const price = `${8 + (place % 5)},${10 + place}`;
    return [place + 3, 'kg100', price, 'amount', price.replace(',', '.')] as const;
  }),
  good: {
    channelName: '普船海卡',
    mode: '海卡',
    origins: '深圳',
    country: 'US',
    zips: '8 9',
    kg100: '8.10',
    kg1000: '6.80',
    divisor: '6000',
    transitMin: '30',
    transitMax: '35',
    sailDays: '2',
    validFrom: day(days + 11),
    validTo: day(days + 50),
  },
});

const ended = (kind: ImportKind, fileName: string, total: number, ago: number, state: ImportState): Job => ({
  kind,
  fileName,
  total,
  ago,
  state,
});

/** Sheets that staff have brought: one of each kind, some with what is to be put right, one that could not be read to its end. */
export async function addImports(tx: Db, days: number): Promise<void> {
  const userId = await keeperOf(tx);
  if (userId === null) return;
  const jobs: readonly Job[] = [
    carrier(days),
    perKilogram(days),
    ended('surcharge', 'surcharges-q4.xlsx', 31, 3, IMPORT_STATE.done),
    ended('lclRate', 'lcl-ningbo-1117.xlsx', 58, 4, IMPORT_STATE.done),
    ended('airRate', 'air-q-rates-1112.xlsx', 46, 8, IMPORT_STATE.failed),
    ended('truckRate', 'trucks-ningbo.xlsx', 120, 11, IMPORT_STATE.done),
    ended('fbaWarehouse', 'fba-sites-1101.csv', 131, 19, IMPORT_STATE.done),
  ];
  for (const { kind, fileName, state, total, ago, wrong = [], good = {} } of jobs) {
    const time = new Date(at(days - ago, '09:20'));
    const failed = state === IMPORT_STATE.failed ? total : wrong.length;
    const [job] = await tx
      .insert(importJobs)
      .values({
        kind,
        userId,
        fileName,
        state,
        total,
        checked: total,
        ok: total - failed,
        failed,
        rows: wrong.map(([row, column, value]): SheetRow => ({ row, cells: { ...good, [column]: value } })),
        createTime: time,
        doneAt: time,
      })
      .returning({ id: importJobs.id });
    if (!job || wrong.length === 0) continue;
    await tx.insert(importErrors).values(
      wrong.map(([row, column, value, code, suggestion]) => ({
        jobId: job.id,
        row,
        column,
        value,
        code,
        suggestion,
      })),
    );
  }
}
