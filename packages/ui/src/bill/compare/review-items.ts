import type { BillComparison, FieldComparison, FieldGroup, NoteCode } from '@lading/validators/bill';

/** `noted`: equal on both sides, yet a check found something. */
export type ItemKind = 'blocking' | 'material' | 'cosmetic' | 'expected' | 'noted' | 'same';

/** One line of the list of fields: a field, or several that are equal. */
export interface ReviewItem {
  /** path of its first field */
  readonly key: string;
  readonly group: FieldGroup;
  readonly kind: ItemKind;
  readonly fields: readonly [FieldComparison, ...FieldComparison[]];
}

/** Notes that only explain; every other one is a finding, also of a field that is equal. */
const EXPLAINS: ReadonlySet<NoteCode> = new Set<NoteCode>(['party.sameAsConsignee', 'code.alias', 'notPrinted']);
/** Equal cells of tables are told by their number, whatever stands between them. */
const TABLES: ReadonlySet<FieldGroup> = new Set<FieldGroup>(['cargo', 'containers', 'office']);

export function kindOf(field: FieldComparison): ItemKind {
  if (field.expected) return 'expected';
  if (field.class !== 'same') return field.class;
  return field.notes?.some(({ code }) => !EXPLAINS.has(code)) ? 'noted' : 'same';
}

/** Blocking and material differences: what a reviewer decides. */
export const isDecided = ({ kind }: ReviewItem): boolean => kind === 'blocking' || kind === 'material';

/** The lines of the list in the order of the review. Equal fields that follow each other are one line; those of a table always are. */
export function reviewItems({ fields }: BillComparison): ReviewItem[] {
  const items: ReviewItem[] = [];
  const equal = new Map<FieldGroup, number>();
  for (const field of fields) {
    const kind = kindOf(field);
    const at = equal.get(field.group);
    const run = at === undefined ? undefined : items[at];
    const joins = kind === 'same' && run && (TABLES.has(field.group) || at === items.length - 1);
    if (joins) items[at as number] = { ...run, fields: [...run.fields, field] };
    else {
      if (kind === 'same') equal.set(field.group, items.length);
      items.push({ key: field.path, group: field.group, kind, fields: [field] });
    }
  }
  return items;
}

/** The cards of one kind beside the list. */
export const ofKind = (items: readonly ReviewItem[], kind: ItemKind): ReviewItem[] =>
  items.filter((item) => item.kind === kind);
