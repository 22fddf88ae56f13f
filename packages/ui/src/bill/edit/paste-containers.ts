import { packageWord } from '@lading/validators/bill';
import { type PastedCell, type PastedField, type PastedRow, parseContainerList } from '@lading/validators/paste';
import type { RecordIssue } from '@lading/validators/record';
import type { BillEditing } from './bill-editing.ts';
import { type BillChoice, type BillChoices, printedName } from './edit-context.ts';
import type { Offer } from './edit-findings.ts';
import { BLANK, type ContainerField, type EditedContainer, isBlank } from './edit-values.ts';

/** What a paste did, to be said and to be taken back. */
export interface PasteReport {
  /** the rows right after it; while they stand, one step back takes it back */
  readonly rows: readonly EditedContainer[];
  readonly filled: number;
  /** cells for which there is a repair, by name */
  readonly repairs: ReadonlyMap<string, string>;
  /** what fits nowhere, as it was pasted */
  readonly rest: readonly string[];
}

/** The columns of the table from left to right, as a block of cells fills them. */
export const PASTE_COLUMNS = [
  'ctnTypeName',
  'ctnNo',
  'sealNo',
  'packageTypeName',
  'number',
  'weight',
  'volume',
] as const satisfies readonly PastedField[];

type Changes = Partial<Record<ContainerField, string | number | null>>;

const plain = (text: string): string => text.trim().toUpperCase().replace(/HC$/, 'HQ');
const find = (list: readonly BillChoice[], text: string): BillChoice | undefined =>
  list.find(({ name, nameEn = '', code = '' }) => [name, nameEn, code].some((one) => plain(one) === plain(text))) ??
  list.find(({ name, nameEn = '' }) => {
    const word = packageWord(text);
    return word !== undefined && [name, nameEn].some((one) => packageWord(one) === word);
  });

/** What a value of a list puts into a row; a name that is in no list stays as a name without an id. */
function changesOf(field: PastedField, value: string, repaired: string, choices: BillChoices): Changes {
  if (field === 'ctnTypeName') {
    const choice = find(choices.containerTypes, repaired) ?? find(choices.containerTypes, value);
    return { ctnType: choice?.id ?? null, ctnTypeName: choice ? printedName(choice) : value };
  }
  if (field === 'packageTypeName') {
    const choice = find(choices.packages, repaired) ?? find(choices.packages, value);
    return { packageType: choice?.id ?? null, packageTypeName: choice ? printedName(choice) : value };
  }
  return { [field]: value };
}

/** The field of the row that shows what is said of a value. */
export const shownAt = (field: PastedField): ContainerField =>
  field === 'ctnTypeName' ? 'ctnType' : field === 'packageTypeName' ? 'packageType' : field;

interface Fill {
  readonly changes: Changes;
  readonly cells: readonly PastedCell[];
}

function fillOf(row: PastedRow, choices: BillChoices): Fill {
  const fields = Object.keys(row.suggested) as PastedField[];
  const parts = fields.map((field) => {
    const repaired = row.suggested[field] ?? '';
    return changesOf(field, row.values[field] ?? repaired, repaired, choices);
  });
  return { changes: Object.assign({}, ...parts), cells: row.cells };
}

/** A block without container numbers, by its place: `560<tab>5420.5` from the cell it is pasted into. */
function gridOf(text: string, from: number, choices: BillChoices): Fill[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  return lines.map((line) => {
    const parts = line.split('\t').map((value, at) => {
      const field = PASTE_COLUMNS[from + at];
      return field ? changesOf(field, value.trim(), value.trim(), choices) : {};
    });
    return { changes: Object.assign({}, ...parts), cells: [] };
  });
}

/** A row with what was pasted into it, and what is to be said of its cells. */
class Filling {
  readonly rows: EditedContainer[];
  readonly names: string[] = [];
  readonly offers = new Map<string, Offer>();
  readonly repairs = new Map<string, string>();

  constructor(rows: readonly EditedContainer[]) {
    this.rows = [...rows];
  }

  put(at: number, { changes, cells }: Fill): void {
    const row = this.rows[at];
    if (!row) return;
    const next = { ...row, ...changes };
    this.rows[at] = next;
    const name = (field: ContainerField) => `containers.${row.key}.${field}`;
    this.names.push(name('ctnNo'), ...(Object.keys(changes) as ContainerField[]).map(name));
    for (const { field, issues, suggestion } of cells) {
      if (!field) continue;
      const shown = shownAt(field);
      // A name that was found in its list has nothing to be repaired.
      if (shown !== field && next[shown] !== null) continue;
      if (suggestion !== undefined && next[shown] !== suggestion && shown === field)
        this.repairs.set(name(shown), suggestion);
      const [issue] = issues;
      if (issue)
        this.offers.set(name(shown), {
          value: next[shown],
          issue: { ...issue, severity: 'warning', path: '' } as RecordIssue,
        });
    }
  }
}

const isSameNumber = (row: EditedContainer, { changes }: Fill): boolean =>
  changes.ctnNo !== undefined && changes.ctnNo !== '' && row.ctnNo === changes.ctnNo;

/** A container that is there already gets its figures; the others go into empty rows from the place on, then after it. */
function fillRows(editing: BillEditing, fills: readonly Fill[], at: number): Filling {
  const filling = new Filling(editing.values.containers);
  let place = at;
  for (const fill of fills) {
    const known = filling.rows.findIndex((row) => isSameNumber(row, fill));
    if (known >= 0) {
      filling.put(known, fill);
      continue;
    }
    const row = filling.rows[place];
    if (!row || !isBlank(row)) {
      place = Math.min(row ? place + 1 : place, filling.rows.length);
      const below = filling.rows[place];
      if (!below || !isBlank(below)) filling.rows.splice(place, 0, { ...BLANK.containers, key: editing.newKey() });
    }
    filling.put(place, fill);
  }
  return filling;
}

/** A block of cells goes over what stands there, as in a spreadsheet. */
function fillGrid(editing: BillEditing, fills: readonly Fill[], at: number): Filling {
  const filling = new Filling(editing.values.containers);
  for (const [step, fill] of fills.entries()) {
    if (!filling.rows[at + step]) filling.rows.push({ ...BLANK.containers, key: editing.newKey() });
    filling.put(at + step, fill);
  }
  return filling;
}

/**
 * Reads what is pasted and fills rows with it; undefined when it is one value, which belongs into its cell. Nothing is repaired
 * unasked and nothing is dropped: repairs are offered, what fits nowhere is in the report.
 */
export function pasteContainers(
  editing: BillEditing,
  text: string,
  to: { readonly key: string | undefined; readonly field: string | undefined },
  choices: BillChoices,
): PasteReport | undefined {
  const read = parseContainerList(text);
  const hasNumbers = read.rows.some(({ values }) => values.ctnNo !== undefined);
  const isBlock = /[\t\n]/.test(text.trim()) || read.rows.some(({ values }) => Object.keys(values).length > 1);
  if (!isBlock) return undefined;
  const { containers } = editing.values;
  const found = containers.findIndex(({ key }) => key === to.key);
  const at = found < 0 ? containers.length : found;
  const column = PASTE_COLUMNS.findIndex((field) => field === to.field || shownAt(field) === to.field);
  const filling = hasNumbers
    ? fillRows(
        editing,
        read.rows.map((row) => fillOf(row, choices)),
        at,
      )
    : fillGrid(editing, gridOf(text, Math.max(0, column), choices), at);
  editing.setRows('containers', filling.rows);
  editing.askCells(filling.names, filling.offers);
  const unknown = read.rows.flatMap(({ cells }) => cells.filter(({ field }) => field === undefined));
  const rest = hasNumbers ? [...unknown, ...read.rest].map(({ raw }) => raw.trim()).filter(Boolean) : [];
  const filled = hasNumbers ? read.rows.length : new Set(filling.names.map((name) => name.split('.')[1])).size;
  return { rows: editing.values.containers, filled, repairs: filling.repairs, rest };
}

/** Takes every repair that is still about what was pasted. */
export function takeRepairs(editing: BillEditing, repairs: PasteReport['repairs']): void {
  const rows = editing.values.containers.map((row) => {
    const changes = [...repairs]
      .map(([name, value]) => [name.split('.'), value] as const)
      .filter(([[, key]]) => key === row.key)
      .map(([[, , field = ''], value]) => [field, value]);
    return changes.length === 0 ? row : { ...row, ...Object.fromEntries(changes) };
  });
  editing.setRows('containers', rows);
}
