import type { follows } from '../database/schema.ts';
import type { Next } from './follow-next.ts';
import { closing } from './sailings.ts';

type Row = typeof follows.$inferSelect;
const DAY = 86_400_000;

/** The papers of the next sailing close within a day; of each sailing it is told once. */
export function closesSoon({ told, triggers }: Row, next: Next | undefined, now: Date) {
  if (!next || triggers.beforeDocs !== true || told.docsOf === next.etd) return [];
  const closes = closing(next.etd, next.row.docCutoff, next.zone);
  if (closes === null || Date.parse(closes) - now.getTime() > DAY) return [];
  const values = { closes: closes.slice(0, 16).replace('T', ' ') };
  return [{ notice: ['docsClose', values] as const, told: { docsOf: next.etd } }];
}
