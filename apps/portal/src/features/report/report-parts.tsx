import { type DataColumn, DataTable, Empty, Pagination, Panel } from '@lading/ui';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';

/** Days that a report is asked for, both of them in it. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** A share with its sign; a dash where there is nothing to divide by. */
export const percent = (share: string | null): string => (share === null ? '—' : `${share}%`);

interface RowsProps<Row extends object> {
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
}

/** Rows of a page until somebody chooses otherwise. */
const FEW = 20;

/** The rows that a report is made of, in pages: they are all here already. */
export function ReportRows<Row extends object>({ label, columns, rows, rowKey }: RowsProps<Row>) {
  const text = useText();
  const [{ current, size }, turn] = useState({ current: 1, size: FEW });
  // Another period may have fewer pages.
  const page = Math.min(current, Math.max(1, Math.ceil(rows.length / size)));
  return (
    <Panel title={label}>
      <DataTable
        label={text('reports.tableOf', { label })}
        columns={columns}
        rows={rows.slice((page - 1) * size, page * size)}
        rowKey={rowKey}
        state="ready"
        empty={<Empty title={text('reports.empty')} reason={text('reports.emptyReason')} />}
        footer={rows.length > FEW && <Pagination current={page} size={size} total={rows.length} onChange={turn} />}
      />
    </Panel>
  );
}
