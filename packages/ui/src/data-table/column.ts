import type { ReactNode } from 'react';

/** One column; start and end columns stand first and last, one each. */
export interface DataColumn<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** right aligned, tabular figures */
  numeric?: boolean;
  sortable?: boolean;
  /** frozen at this edge while the others scroll */
  sticky?: 'start' | 'end';
  /** least width: px, or any CSS length */
  width?: number | string;
}

/** The rows come sorted from the server: this only says how. */
export interface TableSort {
  id: string;
  desc: boolean;
}
