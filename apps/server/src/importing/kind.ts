import type { Code, ImportKind } from '@lading/api-client/contract';
import type { Db } from '../database/open.ts';
import type { SheetRow } from '../database/schema/imports.ts';
import type { Language, TextId, Values } from '../messages/say.ts';

/** What can be wrong with a cell, and how it is said. */
export const FAULTS = {
  required: 'importRequired',
  long: 'importTooLong',
  form: 'importForm',
  notListed: 'importNotListed',
  number: 'importNumber',
  repeated: 'importRepeated',
  unknown: 'importUnknownEntry',
  amount: 'importAmount',
  range: 'importRange',
  before: 'importBefore',
  same: 'importSameEnds',
  below: 'importBelow',
  rising: 'importRising',
  day: 'importDay',
  jump: 'importJump',
  latin: 'importLatin',
} as const satisfies Record<string, TextId>;
export type FaultCode = keyof typeof FAULTS;

export interface Fault {
  readonly code: FaultCode;
  readonly values?: Values | undefined;
  /** what would be right */
  readonly suggestion?: string | undefined;
}
/** What a cell says, or what is wrong with it. */
export type Read<Value> = { readonly value: Value } | Fault;

export type Cells = SheetRow['cells'];

export interface Head {
  readonly head: Readonly<Record<Language, string>>;
  readonly required?: boolean;
  readonly example: string;
}

export interface Column<Value, Lists> extends Head {
  /** what may stand there, for the lists of the template */
  choices?(lists: Lists, language: Language): readonly string[];
  /** `cells` are the others of its row */
  read(cell: string, lists: Lists, cells: Cells): Read<Value>;
}

export interface PlacedFault extends Fault {
  readonly row: number;
  readonly column: string;
  readonly value: string;
}

export interface Checked {
  readonly faults: readonly PlacedFault[];
  /** numbers of the rows that have none */
  readonly good: ReadonlySet<number>;
  /** writes the good ones */
  write(tx: Db): Promise<void>;
}

/** Who brings the rows, and by which job once there is one. */
export interface Bringer {
  /** null for the forwarder's people */
  readonly customerId: number | null;
  readonly jobId?: number;
  readonly userId?: number;
}

/** A kind of rows that come by a sheet: what its columns are, who may, and where they go. */
export interface Kind {
  readonly name: ImportKind;
  readonly code: Code;
  /** `whole`: nothing is written while anything is wrong; `good`: good rows are written at once, the others wait */
  readonly mode: 'whole' | 'good';
  readonly columns: Readonly<Record<string, Head>>;
  /** the lists of the template, by column */
  choices(db: Db, language: Language, by: Bringer): Promise<Readonly<Record<string, readonly string[]>>>;
  /** `note` hears now and then how many rows were looked at */
  check(db: Db, rows: readonly SheetRow[], note: (checked: number) => Promise<void>, by: Bringer): Promise<Checked>;
}

interface Description<Row, Lists> extends Pick<Kind, 'name' | 'code' | 'mode'> {
  readonly columns: { readonly [Name in keyof Row & string]: Column<Row[Name], Lists> };
  /** what the cells are read against, asked once for a job */
  lists(db: Db, by: Bringer): Promise<Lists>;
  /** rows of one key are the same thing: the second is wrong; and the column that says so */
  keyOf(row: Row): string;
  readonly keyColumn: keyof Row & string;
  write(tx: Db, rows: readonly Row[], lists: Lists): Promise<void>;
}

/** How often somebody hears how far it is. */
const STEP = 500;

/** Makes a kind of its description; nobody else knows what its rows are. */
export function defineKind<Row, Lists>({
  columns,
  lists,
  keyOf,
  keyColumn,
  write,
  ...rest
}: Description<Row, Lists>): Kind {
  const entries = Object.entries(columns) as [string, Column<unknown, Lists>][];
  /** A row of the sheet as a row of the kind, or what is wrong with it. */
  function readRow({ row, cells }: SheetRow, known: Lists): { value: Row } | { faults: PlacedFault[] } {
    const faults: PlacedFault[] = [];
    const values: Record<string, unknown> = {};
    for (const [column, { required, read }] of entries) {
      const value = cells[column] ?? '';
      const said = value === '' && required ? { code: 'required' as const } : read(value, known, cells);
      if ('value' in said) values[column] = said.value;
      else faults.push({ ...said, row, column, value });
    }
    return faults.length > 0 ? { faults } : { value: values as Row };
  }
  return {
    ...rest,
    columns,
    async choices(db, language, by) {
      const known = await lists(db, by);
      const listed = entries.flatMap(([column, { choices }]) => (choices ? [[column, choices(known, language)]] : []));
      return Object.fromEntries(listed) as Record<string, readonly string[]>;
    },
    async check(db, rows, note, by) {
      const known = await lists(db, by);
      const faults: PlacedFault[] = [];
      const good = new Map<number, Row>();
      const keys = new Map<string, number>();
      for (const [at, sheetRow] of rows.entries()) {
        const read = readRow(sheetRow, known);
        if ('faults' in read) faults.push(...read.faults);
        else {
          const key = keyOf(read.value);
          const first = keys.get(key);
          if (first === undefined) {
            keys.set(key, sheetRow.row);
            good.set(sheetRow.row, read.value);
          } else {
            const value = sheetRow.cells[keyColumn] ?? '';
            faults.push({ row: sheetRow.row, column: keyColumn, value, code: 'repeated', values: { row: first } });
          }
        }
        if ((at + 1) % STEP === 0) await note(at + 1);
      }
      return { faults, good: new Set(good.keys()), write: (tx) => write(tx, [...good.values()], known) };
    },
  };
}
