import { isLocode } from '../basedata/ports.ts';
import { checkContainers, checkSums, isIssuable } from './check-containers.ts';
import { checkText } from './check-text.ts';
import type { CheckedBill } from './fill.ts';
import { type Problem, problem } from './problem.ts';

const PARTIES = ['fAddress', 'sAddress', 'tAddress', 'tAddressSecond'];
const PORT_CODES = ['placeReceiptCode', 'portStartCode', 'portEndCode', 'placeDeliveryCode'];
const EMAIL = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]+$/;

const isDate = (value: unknown) =>
  typeof value !== 'string' || new Date(`${value}T00:00:00Z`).toISOString().startsWith(value);

function checkDate(path: string, value: unknown): Problem[] {
  try {
    return isDate(value) ? [] : [problem('date', path, value)];
  } catch {
    return [problem('date', path, value)];
  }
}

function checkPort(path: string, code: string, known: (code: string) => boolean): Problem[] {
  if (code === '' || known(code)) return [];
  return [problem(isLocode(code) ? 'unknownPort' : 'locode', path, code)];
}

function checkHsCode(path: string, hsCode: string): Problem[] {
  const codes = hsCode.split(/[,;/\n]/).map((code) => code.replace(/[\s.]/g, ''));
  return hsCode === '' || codes.every((code) => /^\d{6,12}$/.test(code)) ? [] : [problem('hsCode', path, hsCode)];
}

/** What the trade has to say of a bill whose fields are of the right types. */
export function checkContents(
  bill: CheckedBill,
  path: string,
  webStatus: number,
  isKnownPort: (code: string) => boolean,
): Problem[] {
  const { kind, fields, goods } = bill;
  const own = kind === 'MBL' ? 'mblNo' : 'hblNo';
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  const emails = text('blEmail');
  return [
    ...(isIssuable(webStatus) && fields[own] === ''
      ? [problem('billNumber', `${path}.${own}`, '', { field: own })]
      : []),
    ...PARTIES.flatMap((name) => checkText(`${path}.${name}`, text(name))),
    ...PORT_CODES.flatMap((name) => checkPort(`${path}.${name}`, text(name), isKnownPort)),
    ...checkDate(`${path}.etd`, fields.etd),
    ...(emails === '' || emails.split(',').every((one) => EMAIL.test(one.trim()))
      ? []
      : [problem('email', `${path}.blEmail`, emails)]),
    ...goods.flatMap((row, at) => [
      ...checkText(`${path}.goods[${at}].marks`, row.marks),
      ...checkText(`${path}.goods[${at}].goods`, row.goods),
      ...checkHsCode(`${path}.goods[${at}].hsCode`, row.hsCode),
    ]),
    ...checkContainers(bill, path, webStatus),
    ...checkSums(bill, path),
  ];
}
