import { type Ref, useImperativeHandle } from 'react';
import type { DataColumn } from './column.ts';
import { isGroup, type Model, type ModelRow } from './model.ts';
import type { TableView } from './table-view.ts';

/** The rows a group stands for, in their order; folded ones too. */
const flat = <Row extends object>(row: ModelRow<Row>): Row[] =>
  isGroup(row) ? row.subRows.flatMap(flat) : [row.original];

/** Hands out what the table shows. The rows are put together when they are asked for, not with every drawing. */
export function useViewRef<Row extends object>(
  ref: Ref<TableView<Row>> | undefined,
  columns: readonly DataColumn<Row>[],
  table: Model<Row>,
) {
  useImperativeHandle(ref, () => ({
    columns,
    get rows() {
      return table.getSortedRowModel().rows.flatMap(flat);
    },
  }));
}
