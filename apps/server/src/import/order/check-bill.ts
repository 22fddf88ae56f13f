import type { BillKind } from '@lading/validators/bill';
import { billWire, containersWire, goodsWire } from '@lading/validators/yup';
import { namesIn } from '../../basedata/dictionary.ts';
import { unknownField, validate } from '../from-yup.ts';
import { isObject, type Loose } from '../import-domain.ts';
import { notAnObject, type Problem } from '../problem.ts';
import { BILL_PARTS, billFields, containerFields, goodsFields } from './bill-fields.ts';
import { type FilledBill, fillBill } from './fill.ts';
import { problem } from './problems.ts';

const strangers = (raw: unknown, known: readonly string[], path: string): Problem[] =>
  isObject(raw)
    ? Object.keys(raw)
        .filter((name) => !known.includes(name))
        .map((name) => unknownField(path, name, raw[name], known))
    : [];

const names = (fields: readonly { readonly name: string }[]) => fields.map(({ name }) => name);

function strangersIn(raw: Loose, kind: BillKind, path: string): Problem[] {
  const inRows = (part: 'goods' | 'containers', known: readonly string[]) =>
    Array.isArray(raw[part]) ? raw[part].flatMap((row, at) => strangers(row, known, `${path}.${part}[${at}]`)) : [];
  return [
    ...strangers(raw, [...names(billFields(kind)), ...BILL_PARTS], path),
    ...inRows('goods', names(goodsFields)),
    ...inRows('containers', names(containerFields)),
  ];
}

// The wire schema wants the ids that the database will give.
const withId = (list: unknown) =>
  Array.isArray(list) ? list.map((row) => (isObject(row) ? { ...row, id: 1 } : row)) : list;

/** A container's type and package must be in the dictionary, or bring an id of their own. */
function unnamed(problems: readonly Problem[], containers: unknown): Problem[] {
  return problems.map((found) => {
    const [, row, field] = /containers\[(\d+)\]\.(ctnType|packageType)$/.exec(found.path) ?? [];
    if (found.id !== 'missing' || row === undefined || (field !== 'ctnType' && field !== 'packageType')) return found;
    const name = Array.isArray(containers) ? (containers[Number(row)] as Loose)[`${field}Name`] : undefined;
    return problem('unknownName', `${found.path}Name`, name, { values: namesIn(field).join(', '), field });
  });
}

/** True for a fault in a field that a sub-bill takes from the main bill: it is told there. */
export function isTaken({ id, path }: Problem, place: string, raw: Loose, main: Loose): boolean {
  const field = path.slice(place.length + 1);
  return id !== 'billNumber' && !(field in raw) && field in main;
}

/** Fills in what one bill leaves out, and checks its fields against the schemas of the wire. */
export function checkBill(
  kind: BillKind,
  raw: unknown,
  main: Loose | undefined,
  path: string,
): { bill?: FilledBill; problems: Problem[] } {
  if (!isObject(raw)) return { problems: [notAnObject(path, raw)] };
  const bill = fillBill(kind, raw, main);
  const { fields, goods, containers, actualNumber, actualWeight, actualVolume } = bill;
  const cargo = { rows: withId(goods), actualNumber, actualWeight, actualVolume };
  const head = { ...fields, id: 1, version: 1, webStatus: 1, webStatusName: '' };
  const wrongHead = validate(billWire[kind], head, path);
  const wrongCargo = validate(goodsWire, cargo, path);
  const wrongBoxes = validate(containersWire, withId(containers), `${path}.containers`);
  const problems = [
    ...strangersIn(raw, kind, path),
    ...wrongHead.filter((one) => !main || !isTaken(one, path, raw, main)),
    ...wrongCargo.map((one) => ({ ...one, path: one.path.replace(`${path}.rows`, `${path}.goods`) })),
    ...unnamed(wrongBoxes, containers),
  ];
  return { bill, problems };
}
