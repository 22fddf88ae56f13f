import { type DataColumn, DataTable, Empty, Panel } from '@lading/ui';
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

/** The rows that a report is made of. */
export function ReportRows<Row extends object>({ label, columns, rows, rowKey }: RowsProps<Row>) {
  const text = useText();
  return (
    <Panel title={label}>
      <DataTable
        label={text('reports.tableOf', { label })}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        state="ready"
        empty={<Empty title={text('reports.empty')} reason={text('reports.emptyReason')} />}
      />
    </Panel>
  );
}
