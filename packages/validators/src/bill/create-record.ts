import { BILL_FIELDS, CONTAINER_FIELDS, type FieldDefinition, GOODS_FIELDS } from './fields.ts';
import type { BillRecord, ContainerRow, GoodsRow, HblVo, MblVo } from './types.ts';

interface Cargo {
  readonly goods?: {
    readonly rows?: readonly Partial<GoodsRow>[];
    readonly actualNumber?: number;
    readonly actualWeight?: string;
    readonly actualVolume?: string;
  };
  readonly containers?: readonly Partial<ContainerRow>[];
}

/** What is known of a bill; everything else gets an empty value. */
export type PartialBillRecord =
  | (Cargo & { readonly kind?: 'MBL'; readonly bill?: Partial<MblVo> })
  | (Cargo & { readonly kind: 'HBL'; readonly bill?: Partial<HblVo> });

// What stands where nothing is known. An id must be positive, and 1 is one.
const EMPTY = { id: 1, integer: 0, text: '', decimal: '0', date: '', instant: '' } as const;

function filled<Row>(fields: readonly FieldDefinition[], given: object = {}): Row {
  const own = Object.entries(given).filter(([, value]) => value !== undefined);
  const empty = fields.map(({ name, type, nullable }) => [name, nullable ? null : EMPTY[type]]);
  return Object.fromEntries([...empty, ...own]) as Row;
}

const ofKind = (kind: 'MBL' | 'HBL') =>
  (BILL_FIELDS as readonly FieldDefinition[]).filter(({ only }) => only === undefined || only === kind);

/**
 * A whole bill of what is known of it: for a first draft, a test or a story. A master bill unless `kind` says otherwise. Texts are empty,
 * references and dates null, figures 0; rows are numbered from 1 where they bring no id.
 */
export function createBillRecord(given: PartialBillRecord = {}): BillRecord {
  const { goods: { rows = [], actualNumber = 0, actualWeight = '0', actualVolume = '0' } = {}, containers = [] } =
    given;
  const numbered = <Row>(fields: readonly FieldDefinition[], some: readonly object[]) =>
    some.map((row, place) => filled<Row>(fields, { id: place + 1, ...row }));
  const cargo = {
    goods: { rows: numbered<GoodsRow>(GOODS_FIELDS, rows), actualNumber, actualWeight, actualVolume },
    containers: numbered<ContainerRow>(CONTAINER_FIELDS, containers),
  };
  return given.kind === 'HBL'
    ? { kind: 'HBL', bill: filled<HblVo>(ofKind('HBL'), given.bill), ...cargo }
    : { kind: 'MBL', bill: filled<MblVo>(ofKind('MBL'), given.bill), ...cargo };
}
