import type { Issue } from '../issue.ts';
import { checkRecord } from '../record/check-record.ts';
import * as records from '../record/index.ts';
import { id, instant, localDate } from '../record/values.ts';
import { billOf, containerRow, RECORDS } from './records.ts';

const SPECS = [
  records.billRecord.MBL,
  records.billRecord.HBL,
  records.loginRecord,
  records.smsLoginRecord,
  records.registerRecord,
  records.changePhoneRecord,
  records.changePasswordRecord,
  records.rateQueryRecord,
  records.trackingRecord,
  records.feedbackRecord,
] as readonly records.RecordSpec[];

/** The issues that come from records and not from a rule: empty records, values that are no record, fields that contradict each other. */
export function* saidByRecords(): Generator<Issue> {
  const doubtful = {
    ...billOf('MBL'),
    goods: [{}],
    containers: [containerRow(), { ...containerRow(), ctnNo: 'X' }, {}],
  };
  const figures = { ...billOf('MBL'), containers: [containerRow(), containerRow()] };
  const same = { ...RECORDS.changePhone(), newPhone: '13800138000' };
  const circle = { origin: 7, destination: 7 };
  for (const spec of SPECS) {
    for (const value of [
      {},
      7,
      { containers: 7 },
      doubtful,
      { ...figures, containers: [containerRow()] },
      figures,
      same,
      circle,
    ])
      yield* checkRecord(spec, value, { warnings: true }) ?? [];
  }
  const toChina = { ...billOf('MBL'), sAddress: 'TO ORDER', tAddress: 'NINGBO HAOYU HOMEWARE CO., LTD.' };
  yield* checkRecord(records.billRecordFor('MBL', 'CN'), toChina, { warnings: true }) ?? [];
  for (const [rule, value] of [
    [id, '7'],
    [localDate, '2026-02-30'],
    [localDate, 'x'],
    [instant, 'x'],
  ] as const) {
    const issue = rule.check(value);
    if (issue) yield issue;
  }
}
