import { isEmpty, unLocode } from '@lading/validators';
import { WEB_STATUS } from '@lading/validators/bill';
import { isObject } from '../import-domain.ts';
import { type Problem, ruleProblem } from '../problem.ts';
import { checkRules } from './check-rules.ts';
import type { FilledBill } from './fill.ts';
import { problem } from './problems.ts';

const PORT_CODES = ['placeReceiptCode', 'portStartCode', 'portEndCode', 'placeDeliveryCode'];

/** From copy ready on a bill names its containers and has its number; a rejected or void one need not. */
const isIssuable = (webStatus: number): boolean =>
  webStatus >= WEB_STATUS.copyReady && webStatus <= WEB_STATUS.released;

function checkIssuable({ kind, fields, containers }: FilledBill, path: string): Problem[] {
  const own = kind === 'MBL' ? 'mblNo' : 'hblNo';
  const rows: unknown[] = Array.isArray(containers) ? containers : [];
  return [
    ...(fields[own] === '' ? [problem('billNumber', `${path}.${own}`, '', { field: own })] : []),
    ...rows.flatMap((row, at) =>
      isObject(row) && isEmpty(row.ctnNo) ? [problem('ctnMissing', `${path}.containers[${at}].ctnNo`, row.ctnNo)] : [],
    ),
  ];
}

function checkPort(path: string, code: unknown, known: (code: string) => boolean): Problem[] {
  if (typeof code !== 'string' || isEmpty(code) || known(code)) return [];
  const issue = unLocode.check(code);
  return [issue ? ruleProblem(path, code, issue) : problem('unknownPort', path, code)];
}

/** What the trade has to say of a bill. */
export const checkContents = (
  bill: FilledBill,
  path: string,
  webStatus: number,
  isKnownPort: (code: string) => boolean,
): Problem[] => [
  ...(isIssuable(webStatus) ? checkIssuable(bill, path) : []),
  ...PORT_CODES.flatMap((name) => checkPort(`${path}.${name}`, bill.fields[name], isKnownPort)),
  ...checkRules(bill, path),
];
