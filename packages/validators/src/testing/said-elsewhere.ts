import type { Issue } from '../issue.ts';
import { parseContainerList } from '../paste/index.ts';
import { checkVgm } from '../vgm.ts';
import { saidByRecords } from './said-by-records.ts';

const PASTES = [
  '箱号\t封号\t箱型\t件数\t毛重(KGS)\t备注\nCSQU3054383\t1.23457E+11\t大箱子\t500 CTNS\t12.4T\t轻放',
  'hello\nCSQU3054383 24000 68\nCSQU3054383\n\n40HQ 12,400KGS 68CBM',
];

/** Issues of what is no rule: records, the paste parser and the comparison of figures. */
export function* saidElsewhere(): Generator<Issue> {
  yield* saidByRecords();
  yield* checkVgm({ vgm: '12000', cargo: '12400', maxGross: '10000' });
  yield* checkVgm({ vgm: '16000', cargo: '12400', tare: '3900' });
  for (const text of PASTES) for (const { issue } of parseContainerList(text).issues) yield issue;
}
