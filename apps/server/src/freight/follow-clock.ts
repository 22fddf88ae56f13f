import type { PriceLevel } from '@lading/api-client/contract';
import type { follows } from '../database/schema.ts';
import type { RateRow } from './candidates.ts';
import { type Next, priceOf } from './follow-next.ts';
import { addDays, closing } from './sailings.ts';

type Row = typeof follows.$inferSelect;
const DAY = 86_400_000;

/** Days before a rate ends that whoever follows it is told. */
export const ENDS = 3;

/** The rate that is followed ends within three days; of each day once. */
export function endsSoon({ told, rateId, ctnType }: Row, rates: readonly RateRow[], level: PriceLevel, today: string) {
  const row = rates.find(({ id }) => id === rateId);
  const price = row ? priceOf(row, ctnType, level) : null;
  if (!row || price === null || told.ends === row.validTo) return [];
  if (row.validTo < today || row.validTo > addDays(today, ENDS)) return [];
  const values = { price, currency: row.currency, day: row.validTo };
  return [{ notice: ['rateExpiring', values] as const, told: { ends: row.validTo } }];
}

/** The papers of the next sailing close within a day; of each sailing it is told once. */
export function closesSoon({ told, triggers }: Row, next: Next | undefined, now: Date) {
  if (!next || triggers.beforeDocs !== true || told.docsOf === next.etd) return [];
  const closes = closing(next.etd, next.row.docCutoff, next.zone);
  if (closes === null || Date.parse(closes) - now.getTime() > DAY) return [];
  const values = { closes: closes.slice(0, 16).replace('T', ' ') };
  return [{ notice: ['docsClose', values] as const, told: { docsOf: next.etd } }];
}
