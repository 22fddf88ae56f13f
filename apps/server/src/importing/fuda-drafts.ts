import { FUDA_STATE, type FudaShare, type Route } from '@lading/api-client/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { type FudaBox, fudaRates } from '../database/schema.ts';
import type { Choice } from './cells.ts';
import type { Bringer } from './kind.ts';

export interface Row {
  readonly partner: number;
  readonly pol: number;
  readonly pod: number;
  readonly route: Route;
  readonly carrier: number;
  readonly service: string;
  readonly days: readonly number[];
  readonly transit: number;
  readonly validFrom: string;
  readonly validTo: string;
  readonly currency: string;
  readonly gp20: string | null;
  readonly gp40: string | null;
  readonly hq40: string | null;
  readonly hq45: string | null;
  readonly markup: string | null;
  readonly contractNo: string;
  readonly share: FudaShare;
  readonly remark: string;
}
export interface Lists {
  readonly by: Bringer;
  readonly partners: readonly Choice<number>[];
  readonly ports: readonly Choice<number>[];
  readonly carriers: readonly Choice<number>[];
  /** the trade lane of a destination, as other rates name it */
  readonly routes: ReadonlyMap<number, Route>;
}

/** Rows of one statement. */
const BATCH = 200;
/** Types of containers that have a column, by their numbers in the dictionary. */
const BOXES = { gp20: 1, gp40: 2, hq40: 3, hq45: 4 } as const;

export const keyOf = (row: Pick<Row, 'partner' | 'pol' | 'pod' | 'carrier' | 'service' | 'validFrom'>) =>
  [row.partner, row.pol, row.pod, row.carrier, row.service, row.validFrom].join(' ');

/** Drafts that the rows take the place of, so that a sheet that comes twice is there once. */
async function forgetDrafts(tx: Db, rows: readonly Row[]): Promise<void> {
  const keys = new Set(rows.map(keyOf));
  const drafts = await tx
    .select()
    .from(fudaRates)
    .where(
      and(
        inArray(fudaRates.partnerId, [...new Set(rows.map((row) => row.partner))]),
        eq(fudaRates.auditState, FUDA_STATE.draft),
        isNull(fudaRates.removedAt),
      ),
    );
  const replaced = drafts.filter((row) =>
    keys.has(
      keyOf({
        partner: row.partnerId,
        pol: row.polId,
        pod: row.podId,
        carrier: row.shippingId,
        service: row.serviceCode,
        validFrom: row.validFrom,
      }),
    ),
  );
  if (replaced.length === 0) return;
  await tx
    .update(fudaRates)
    .set({ removedAt: new Date(), revision: sql`${fudaRates.revision} + 1` })
    .where(
      inArray(
        fudaRates.id,
        replaced.map(({ id }) => id),
      ),
    );
}

export async function write(tx: Db, rows: readonly Row[], { by }: Lists): Promise<void> {
  if (rows.length === 0) return;
  await forgetDrafts(tx, rows);
  for (let from = 0; from < rows.length; from += BATCH)
    await tx.insert(fudaRates).values(
      rows.slice(from, from + BATCH).map((row) => ({
        partnerId: row.partner,
        polId: row.pol,
        podId: row.pod,
        routeCode: row.route,
        shippingId: row.carrier,
        serviceCode: row.service,
        etdDays: [...row.days],
        transitDays: row.transit,
        validFrom: row.validFrom,
        validTo: row.validTo,
        currency: row.currency,
        prices: Object.entries(BOXES).flatMap(([column, ctnType]): FudaBox[] => {
          const cost = row[column as keyof typeof BOXES];
          return cost === null ? [] : [{ ctnType, cost, member: null }];
        }),
        sellMarkup: row.markup ?? '0.00',
        contractNo: row.contractNo,
        shareTo: row.share,
        remark: row.remark,
        importJobId: by.jobId ?? null,
        editedAt: new Date(),
      })),
    );
}
