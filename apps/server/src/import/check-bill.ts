import { type BillKind, billWire, containersWire, goodsWire } from '@lading/validators/bill';
import { type Schema, ValidationError } from 'yup';
import { namesIn } from '../basedata/dictionary.ts';
import { type FilledBill, fillBill, isObject, type Loose } from './fill.ts';
import { BILL_PARTS, billFields, containerFields, goodsFields } from './format.ts';
import { problemsOf, unknownField } from './from-yup.ts';
import { type Problem, problem } from './problem.ts';

/** What a schema finds wrong with a value that stands at `prefix`. */
export function validate(schema: Schema, value: unknown, prefix: string): Problem[] {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return problemsOf(error, prefix, value);
    throw error;
  }
}

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
  if (!isObject(raw)) {
    const wanted = { 'zh-CN': '对象 { … }', 'en-US': 'an object { … }' };
    return { problems: [problem('type', path, raw, { wanted })] };
  }
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
