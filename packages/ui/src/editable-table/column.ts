import type { ReactNode } from 'react';
import type { DataColumn } from '../data-table/column.ts';

/** What the field of a cell is drawn from while its row is edited. */
export interface CellEdit<Draft> {
  draft: Draft;
  put: (part: Partial<Draft>) => void;
  /** what every field takes: the name of its column, and what is wrong or has changed meanwhile */
  field: { label: string; error: string | undefined; warning: string | undefined };
}

/** A column of rows that can be edited. Its `id` names the part of the draft that it edits. */
export interface EditableColumn<Row, Draft extends object> extends DataColumn<Row> {
  /** draws the field of a row that is edited; without it the cell stays as it is */
  edit?: ((cell: CellEdit<Draft>) => ReactNode) | undefined;
}
