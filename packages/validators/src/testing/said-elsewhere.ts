import type { Issue } from '../issue.ts';
import { saidByRecords } from './said-by-records.ts';

/** Issues of what is no rule: records, the paste parser and the comparison of figures. */
export function* saidElsewhere(): Generator<Issue> {
  yield* saidByRecords();
}
