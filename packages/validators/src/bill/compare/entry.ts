import type { FieldSpec } from './fields.ts';
import { METHODS, type Reading, type Verdict } from './methods.ts';
import { type Note, note } from './notes.ts';
import type { FieldPolicy } from './policy.ts';
import type { FieldComparison, Segment } from './result.ts';
import { plainDecimal, within } from './typed.ts';
import { diffWords } from './words.ts';

/** A bill or a row, whose fields are read by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** A value as it is shown: absent is empty. */
export const textOf = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

const idOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** What a bill or a row says in a field. An id is shown where there is no word for it. */
export function readingOf(row: Fields, spec: FieldSpec): Reading {
  const own = textOf(row[spec.field]);
  if (spec.as === 'party') return { text: own, consignee: spec.field === 'sAddress' ? '' : textOf(row['sAddress']) };
  if (spec.id === undefined) return { text: own };
  const id = idOf(row[spec.id]);
  if (spec.name === undefined) return { text: own || textOf(id), id };
  const name = textOf(row[spec.name]);
  return { text: own || name || textOf(id), id, code: own, name };
}

export interface Place {
  readonly path: string;
  /** what the policy says of the field */
  readonly policy: FieldPolicy | undefined;
  /** whether a request of change can name the field in DCSA's document, and the row there */
  readonly dcsa?: { readonly row?: number | null; readonly no?: string };
  readonly notes?: readonly Note[];
  /** how far sums may be apart and still be one */
  readonly tolerance?: string;
}

function dcsaPlace(
  spec: FieldSpec,
  { row, no }: NonNullable<Place['dcsa']>,
): Pick<FieldComparison, 'jsonPath' | 'property'> {
  if (spec.dcsa === undefined) return {};
  const path = spec.dcsa.replace('{row}', textOf(row ?? '*')).replace('{no}', textOf(no));
  const [property = path] = path.slice(path.lastIndexOf('.') + 1).split('[', 1);
  return { jsonPath: `$.${path}`, property };
}

// Where a word-level difference holds nothing but trifles and the field still differs, none of it may look like one.
const honest = (segments: readonly Segment[]): readonly Segment[] =>
  segments.some(({ op, cosmetic }) => op !== 'equal' && !cosmetic)
    ? segments
    : segments.map(({ op, text }) => ({ op, text }));

function notesOf(spec: FieldSpec, verdict: Verdict, given: readonly Note[] = []): readonly Note[] {
  if (verdict.class === 'same') return given;
  const own = verdict.notes ?? [];
  if (spec.group === 'office') return [...own, note('notPrinted', {})];
  const moved = spec.schedule && verdict.class !== 'cosmetic';
  return [...own, ...(moved ? [note('schedule.changed', {})] : []), ...given];
}

/** A field with its verdict, as it stands in the result. */
function fieldEntry(spec: FieldSpec, left: Reading, right: Reading, verdict: Verdict, place: Place): FieldComparison {
  const { field, group } = spec;
  const notes = notesOf(spec, verdict, place.notes);
  const base = { path: place.path, field, group, class: verdict.class, left: left.text, right: right.text };
  const noted = notes.length > 0 && { notes };
  if (verdict.class === 'same') return { ...base, ...noted };
  const trifling = verdict.kind !== undefined;
  const segments = diffWords(left.text, right.text, trifling);
  return {
    ...base,
    ...(verdict.kind && { kind: verdict.kind }),
    segments: trifling ? segments : honest(segments),
    ...((verdict.expected || place.policy?.expected) && { expected: true }),
    ...noted,
    ...(place.dcsa && dcsaPlace(spec, place.dcsa)),
  };
}

function nearSums(left: string, right: string, tolerance: string | undefined): boolean {
  const [a, b] = [plainDecimal(left), plainDecimal(right)];
  return left !== right && a !== undefined && b !== undefined && tolerance !== undefined && within(a, b, tolerance);
}

/** Compares one field of two bills or rows; undefined where the policy leaves it out. */
export function compareField(
  spec: FieldSpec,
  left: Reading,
  right: Reading,
  place: Place,
): FieldComparison | undefined {
  if (place.policy?.skip) return undefined;
  const verdict: Verdict = nearSums(left.text, right.text, place.tolerance)
    ? { class: 'cosmetic', kind: 'format' }
    : METHODS[spec.as](left, right, place.policy?.class ?? spec.differs);
  return fieldEntry(spec, left, right, verdict, place);
}

/** A row that stands on one side only: blocking, with all its texts. */
export function rowEntry(
  specs: readonly FieldSpec[],
  shown: FieldComparison['field'],
  row: Fields,
  side: 'missing' | 'extra',
  place: Place,
): FieldComparison | undefined {
  const spec = specs.find(({ field }) => field === shown);
  if (!spec) return undefined;
  const cells = Object.fromEntries(specs.map((one) => [one.field, readingOf(row, one).text]));
  const text = cells[shown] ?? '';
  const notes = place.notes ?? [];
  return {
    path: place.path,
    field: shown,
    group: spec.group,
    class: 'blocking',
    left: side === 'missing' ? text : '',
    right: side === 'extra' ? text : '',
    row: side,
    cells,
    ...(notes.length > 0 && { notes }),
    ...(place.dcsa && dcsaPlace(spec, place.dcsa)),
  };
}
