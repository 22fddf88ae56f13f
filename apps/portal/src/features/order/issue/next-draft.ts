import {
  BILL_FIELDS,
  type BillRecord,
  CONTAINER_FIELDS,
  type ContainerRow,
  compareBills,
  type FieldDefinition,
  GOODS_FIELDS,
  type GoodsRow,
  INSTRUCTION_DRAFT,
  type RowPair,
} from '@lading/validators/bill';
import { localDate } from '@lading/validators/record';

/** An accepted change: where, and the value that the next draft shall have. */
export interface AcceptedChange {
  readonly path: string;
  readonly value: string;
}

type Values = Readonly<Record<string, unknown>>;
const CODED = /(?:Id|Name|Code|Desc)$/;

/** A value as it was typed, in the type of its field; undefined where it is none. */
function typed({ type, nullable }: FieldDefinition, value: string): string | number | null | undefined {
  const plain = value.trim();
  if (plain === '' && nullable) return null;
  switch (type) {
    case 'text':
      return value;
    case 'date':
      return localDate.is(plain) ? plain : undefined;
    case 'integer':
      return /^[\d,\s]+$/.test(plain) ? Number(plain.replace(/[,\s]/g, '')) : undefined;
    case 'decimal':
      return /^[\d,\s]+(?:\.\d+)?$/.test(plain) ? plain.replace(/[,\s]/g, '') : undefined;
    default:
      return undefined;
  }
}

/** What goes with a code or a name: its number, its code and what is printed of it, as they stand in another record. */
function groupOf(fields: readonly FieldDefinition[], name: string, from: Values): Values {
  const stem = name.replace(CODED, '');
  const names = fields.filter((field) => field.name === stem || field.name.replace(CODED, '') === stem);
  return Object.fromEntries(names.map((field) => [field.name, from[field.name]]));
}

/** A record with one field changed; undefined where that takes a person: a code that the instruction does not have, a word for a number. */
function changed<T extends object>(
  fields: readonly FieldDefinition[],
  now: T,
  sent: object | undefined,
  name: string,
  value: string,
): T | undefined {
  const field = fields.find((known) => known.name === name);
  if (!field) return undefined;
  const coded = CODED.test(name) && fields.some((other) => other.name === name.replace(CODED, 'Id'));
  const paired = fields.some((other) => other.name === name.replace(/Name$/, '') && other.type === 'id');
  if (!coded && !paired) {
    const next = typed(field, value);
    return next === undefined ? undefined : { ...now, [name]: next };
  }
  // What is printed of a place may be any words; its code and name come from the list.
  if (name.endsWith('Desc')) return { ...now, [name]: value };
  const from = sent as Values | undefined;
  if (!from || String(from[name] ?? '').trim() !== value.trim()) return undefined;
  return { ...now, ...groupOf(fields, name, from) };
}

/** One of the two tables with an accepted change; a whole row is put in from the instruction or taken out. */
function changedRows<T extends object>(
  fields: readonly FieldDefinition[],
  rows: { now: readonly T[]; sent: readonly T[] },
  pair: RowPair | undefined,
  name: string | undefined,
  value: string,
): readonly T[] | undefined {
  if (!pair) return undefined;
  const sent = pair.left === null ? undefined : rows.sent[pair.left];
  const now = pair.right === null ? undefined : rows.now[pair.right];
  if (name === undefined) {
    if (!now && sent) return [...rows.now, sent];
    return now && value.trim() === '' ? rows.now.filter((row) => row !== now) : undefined;
  }
  const next = now && changed(fields, now, sent, name, value);
  return next && rows.now.map((row) => (row === now ? next : row));
}

const PLACE = /^(goods|containers)\[([^\]]*)\](?:\.(\w+))?$/;

function applied(
  sent: BillRecord | undefined,
  now: BillRecord,
  { path, value }: AcceptedChange,
): BillRecord | undefined {
  const head = /^bill\.(\w+)$/.exec(path)?.[1];
  if (head) {
    const bill = changed(BILL_FIELDS, now.bill, sent?.bill, head, value);
    return bill && ({ ...now, bill } as BillRecord);
  }
  const [, table, key, name] = PLACE.exec(path) ?? [];
  if (!table || key === undefined || !sent) return undefined;
  const { rows } = compareBills(sent, now, INSTRUCTION_DRAFT);
  if (table === 'goods') {
    const pair = rows.goods.find((row) => row.key === key);
    const both = { now: now.goods.rows, sent: sent.goods.rows };
    const next = changedRows<GoodsRow>(GOODS_FIELDS, both, pair, name, value);
    return next && { ...now, goods: { ...now.goods, rows: [...next] } };
  }
  const pair = rows.containers.find((row) => row.key === key);
  const both = { now: now.containers, sent: sent.containers };
  const containers = changedRows<ContainerRow>(CONTAINER_FIELDS, both, pair, name, value);
  return containers && { ...now, containers };
}

/**
 * A bill with the changes that were accepted, as far as they can be written by themselves; the others are told, to be written by hand. Whole
 * rows come last, so that the rows before them keep their places.
 */
export function nextDraft(
  sent: BillRecord | undefined,
  draft: BillRecord,
  accepted: readonly AcceptedChange[],
): { readonly record: BillRecord; readonly left: readonly AcceptedChange[] } {
  const left: AcceptedChange[] = [];
  const inOrder = [...accepted].sort((a, b) => Number(a.path.endsWith(']')) - Number(b.path.endsWith(']')));
  const record = inOrder.reduce((now, change) => {
    const next = applied(sent, now, change);
    if (!next) left.push(change);
    return next ?? now;
  }, draft);
  return { record, left };
}
