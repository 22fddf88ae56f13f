import type { Issue } from '../issue.ts';
import { checkVgm } from '../vgm.ts';
import { saidByRecords } from './said-by-records.ts';

/** Issues of what is no rule: records, the paste parser and the comparison of figures. */
export function* saidElsewhere(): Generator<Issue> {
  yield* saidByRecords();
  yield* checkVgm({ vgm: '12000', cargo: '12400', maxGross: '10000' });
  yield* checkVgm({ vgm: '16000', cargo: '12400', tare: '3900' });
}
