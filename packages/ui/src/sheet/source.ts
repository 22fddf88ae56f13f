export type SheetValues = Readonly<Record<string, string>>;

/** What somebody else put into a cell that was changed here too. */
export interface SheetClash {
  readonly theirs: string;
  readonly by?: string | undefined;
}

export interface SheetRow {
  readonly id: string;
  readonly values: SheetValues;
  /** what stood in the cells that were changed here, by column */
  readonly changed?: SheetValues | undefined;
  /** what is published where a cell was saved into a draft, by column: such a cell is marked as one that was changed */
  readonly drafted?: SheetValues | undefined;
  /** `new`: not saved yet; `draft`: saved and not published */
  readonly state?: 'new' | 'draft' | undefined;
  /** goes with the next saving; until then it can be brought back */
  readonly removed?: boolean | undefined;
  /** can be read and copied, and not changed */
  readonly locked?: boolean | undefined;
  /** changed here and by somebody else, by column: one of the two is to be chosen */
  readonly clashes?: Readonly<Record<string, SheetClash>> | undefined;
  /** what the server says of cells, by column */
  readonly refused?: SheetValues | undefined;
}

export type SheetChange =
  /** `from` is what was seen there: where it is something else by now, nothing is overwritten */
  | {
      readonly type: 'set';
      readonly row: string;
      readonly column: string;
      readonly from: string;
      readonly value: string;
    }
  /** a new row, at a place among the rows */
  | { readonly type: 'add'; readonly row: string; readonly values: SheetValues; readonly at: number }
  | { readonly type: 'remove'; readonly row: string }
  | { readonly type: 'restore'; readonly row: string }
  | { readonly type: 'settle'; readonly row: string; readonly column: string; readonly take: 'mine' | 'theirs' };

/** Where the rows of a sheet are kept. It decides nothing of saving: whoever owns it does. */
export interface SheetSource {
  /** the rows as they stand: the same list until one changes, the same row until that one does */
  get(): readonly SheetRow[];
  /** has `changed` called whenever `get` gives another list; the function that comes back ends that */
  subscribe(changed: () => void): () => void;
  /** one act of the reader: all of them, then the listeners once */
  apply(changes: readonly SheetChange[]): void;
  /** an id for a row that is added; without it no row can be */
  newId?: (() => string) | undefined;
}

/** Whether anything of it is to be saved. */
export const isTouched = ({ changed, state, removed }: SheetRow): boolean =>
  changed !== undefined || state === 'new' || removed === true;

/** How many cells and rows are to be saved. */
export function pendingOf(rows: readonly SheetRow[]): { cells: number; rows: number } {
  let cells = 0;
  let touched = 0;
  for (const row of rows) {
    if (!isTouched(row)) continue;
    touched += 1;
    cells +=
      row.state === 'new' ? Object.values(row.values).filter(Boolean).length : Object.keys(row.changed ?? {}).length;
  }
  return { cells, rows: touched };
}

/** What stood in a cell before it was changed, here or in the draft that is saved. */
export const wasIn = ({ changed, drafted }: SheetRow, column: string): string | undefined =>
  drafted?.[column] ?? changed?.[column];
