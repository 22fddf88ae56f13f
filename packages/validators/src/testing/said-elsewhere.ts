import { phoneE164 } from '../e164/index.ts';
import type { Issue } from '../issue.ts';
import { parseContainerList } from '../paste/index.ts';
import { checkVgm } from '../vgm.ts';
import { saidByBookings } from './said-by-bookings.ts';
import { saidByRecords } from './said-by-records.ts';
import { saidByWeighing } from './said-by-weighing.ts';

const PASTES = [
  '箱号\t封号\t箱型\t件数\t毛重(KGS)\t备注\nCSQU3054383\t1.23457E+11\t大箱子\t500 CTNS\t12.4T\t轻放',
  'hello\nCSQU3054383 24000 68\nCSQU3054383\n\n40HQ 12,400KGS 68CBM',
];

/** Issues from code that is not a rule of `rules`: records, bookings, weights, the paste parser, comparing figures, phone numbers of any country. */
export function* saidElsewhere(): Generator<Issue> {
  yield* saidByRecords();
  yield* saidByBookings();
  yield* saidByWeighing();
  yield* checkVgm({ vgm: '12000', cargo: '12400', maxGross: '10000' });
  yield* checkVgm({ vgm: '16000', cargo: '12400', tare: '3900' });
  for (const text of ['0', '+49x', '+999', '+49', '+4930123456']) {
    const issue = phoneE164.check(text, { countries: ['DE'] }) ?? phoneE164.check(text, { countries: [] });
    if (issue) yield issue;
  }
  for (const text of PASTES) for (const { issue } of parseContainerList(text).issues) yield issue;
}
