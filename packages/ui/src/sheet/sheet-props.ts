import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { PartClasses } from '../foundations/parts.ts';
import type { SheetColumn } from './column.ts';
import type { SheetHistory } from './history.ts';
import type { SheetRow, SheetSource } from './source.ts';

/** What of a sheet has a name of its own. */
export type SheetPart = 'bar' | 'scroller' | 'table' | 'head' | 'row' | 'number' | 'cell' | 'sum' | 'foot';

/** The cells that are selected, for what can be done with all of them. */
export interface SheetSelection {
  readonly rows: readonly SheetRow[];
  readonly columns: readonly SheetColumn[];
  /** puts one value each into them: what is answered is read as if it were typed, `undefined` leaves a cell. One step of undo under this name; answers how many became others */
  update(name: string, valueFor: (value: string, row: SheetRow, column: SheetColumn) => string | undefined): number;
}

/** A row under the others, such as what one currency comes to. */
export interface SheetSum {
  readonly id: string;
  readonly name: string;
  /** by the id of a column, as they are shown */
  readonly values: Readonly<Record<string, string>>;
}

export interface SheetProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** names the sheet for a screen reader */
  label: string;
  /** keep them outside of the component or in `useMemo` */
  columns: readonly SheetColumn[];
  /** where the rows are kept; `createSheetDraft` makes one */
  source: SheetSource;
  /** the rows that are shown; keep the function */
  filter?: ((row: SheetRow) => boolean) | undefined;
  /** names a row beside its number, such as `EMC TPA` */
  rowName?: ((row: SheetRow) => string) | undefined;
  /** for an owner that undoes from elsewhere too; else the sheet has its own */
  history?: SheetHistory | undefined;
  /** rows can be taken away */
  removable?: boolean;
  /** under the rows: what they come to. Nothing of them is written in or selected */
  sums?: readonly SheetSum[] | undefined;
  /** what can be done with the selected cells, such as a batch change; stands in the footer */
  actions?: ((selection: SheetSelection) => ReactNode) | undefined;
  /** in place of no rows; 无匹配数据 (No matching data) when absent */
  empty?: ReactNode;
  /**
   * classes by part: the `bar` above, the `scroller` around the `table`, `head` of a column, `row` with its `number` and its `cell`, a `sum` of them, the `foot`
   * under them. Keep the object: rows are drawn again for another one
   */
  classNames?: PartClasses<SheetPart> | undefined;
}
