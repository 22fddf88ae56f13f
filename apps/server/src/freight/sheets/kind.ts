import type { RateSheet, SheetColumnType } from '@lading/api-client/contract';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RateStatus, SheetCells } from '../../database/schema.ts';
import type { Fault, Read } from '../../importing/kind.ts';
import type { Language } from '../../messages/say.ts';
import type { Lists } from './lists.ts';

/** A row of any of the tables, by the names of its columns. */
export type RateRow = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly revision: number;
  readonly status: RateStatus;
};
/** What a cell makes of the columns of its table. */
export type Written = Readonly<Record<string, unknown>>;

/** One column of a sheet: how a row is read as a text, and a text written into a row. */
export interface RateColumn {
  readonly head: Readonly<Record<Language, string>>;
  readonly type: SheetColumnType;
  readonly example?: string;
  readonly required?: true;
  /** a jump of it is told before it is published */
  readonly price?: true;
  /** what may stand there, for the lists of the template */
  options?(lists: Lists, language: Language): readonly { readonly value: string; readonly label: string }[];
  read(row: Written, lists: Lists): string;
  write(text: string, lists: Lists, row: Written): Read<Written>;
}

export interface ColumnFault extends Fault {
  readonly column: string;
}

type RateTable = PgTable &
  Readonly<Record<'id' | 'revision' | 'status' | 'removedAt' | 'requestId' | 'validTo', PgColumn>>;

/** A sheet of the rate desk: its table, its columns, and what no column can tell alone. */
export interface SheetKind {
  readonly sheet: RateSheet;
  readonly table: RateTable;
  readonly columns: Readonly<Record<string, RateColumn>>;
  /** columns by which rows stand in order, are found and narrowed */
  readonly order: readonly (PgColumn | SQL)[];
  readonly words: readonly PgColumn[];
  /** columns of ports, by whose codes and names rows are found too */
  readonly ends: readonly PgColumn[];
  readonly by: Readonly<Partial<Record<'shippingId' | 'lane' | 'polId', PgColumn>>>;
  /** rows that are alike in these stand for the same thing: only one of them counts on a day */
  readonly alike: readonly string[];
  /** the columns of a table that has versions and a number of its own; the prefix of that number */
  readonly numbered?: string;
  /** what is wrong with a row as a whole */
  check(row: Written): readonly ColumnFault[];
}

export const columnOf = (table: PgTable, name: string): PgColumn => {
  const found = (table as unknown as Readonly<Record<string, PgColumn>>)[name];
  if (!found) throw new Error(`no column ${name}`);
  return found;
};

/** A row as texts, by column. */
export const cellsOf = ({ columns }: SheetKind, row: Written, lists: Lists): SheetCells =>
  Object.fromEntries(Object.entries(columns).map(([name, { read }]) => [name, read(row, lists)]));

/** A row with other texts in some cells, the columns that became others, and what could not be read. */
export function withCells({ columns }: SheetKind, row: Written, cells: SheetCells, lists: Lists) {
  const faults: ColumnFault[] = [];
  let set: Written = {};
  for (const [column, text] of Object.entries(cells)) {
    const one = columns[column];
    const said: Read<Written> = !one
      ? { code: 'form' }
      : text === '' && one.required
        ? { code: 'required' }
        : one.write(text, lists, { ...row, ...set });
    if ('value' in said) set = { ...set, ...said.value };
    else faults.push({ ...said, column });
  }
  return { row: { ...row, ...set }, set, faults };
}

/** How a row is called: what it is alike by. */
export const nameOf = ({ alike, columns }: SheetKind, row: Written, lists: Lists): string =>
  alike
    .flatMap((column) => {
      const text = columns[column]?.read(row, lists) ?? '';
      return text === '' ? [] : [column === 'carrier' ? lists.carrierName(Number(text)) : text];
    })
    .join(' ');
