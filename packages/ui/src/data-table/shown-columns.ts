import type { DataColumn } from './column.ts';

/** A column as it is drawn; one that the reader froze behind others has its place among them. */
export interface ShownColumn<Row> extends DataColumn<Row> {
  pin?: number;
}
