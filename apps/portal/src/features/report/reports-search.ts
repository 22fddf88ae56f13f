import type { DESK_REPORTS, DeskReport } from '@lading/api-client/contract';
import { dayLike, oneOf } from '../../app/search.ts';

// Said again, held to the contract's by its type: the schemas beside it stay out of the first visit.
const REPORTS: typeof DESK_REPORTS = ['drafts', 'orders', 'statements'];

/** What the address of the reports can say. */
export interface ReportsSearch {
  report?: DeskReport | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export const reportsSearch = (input: Record<string, unknown>): ReportsSearch => ({
  report: oneOf(input['report'], REPORTS),
  from: dayLike(input['from']),
  to: dayLike(input['to']),
});
