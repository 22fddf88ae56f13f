import { type ReactNode, useMemo } from 'react';
import type { DataColumn } from '../data-table/column.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { MISSING } from '../format/figures.ts';
import { useText } from '../i18n/provider.tsx';
import { TextButton } from '../link/text-button.tsx';
import type { ImportFault } from './types.ts';

interface ImportFaultsProps {
  faults: readonly ImportFault[];
  foot: ReactNode;
  onAccept: (id: number) => void;
}

const rowKey = ({ id }: ImportFault) => id;

/** What is wrong, by row and column, with the repair where one is known. */
export function ImportFaults({ faults, foot, onAccept }: ImportFaultsProps) {
  const text = useText();
  const columns = useMemo(
    (): readonly DataColumn<ImportFault>[] => [
      { id: 'row', header: text('importPanel.row'), numeric: true, sticky: 'start', cell: ({ row }) => row },
      { id: 'column', header: text('importPanel.column'), cell: ({ column }) => column },
      {
        id: 'value',
        header: text('importPanel.value'),
        cell: ({ value }) => value || MISSING,
        under: ({ message }) => message,
      },
      {
        id: 'repair',
        header: text('importPanel.repair'),
        // What mends a row stays in sight beside a long value.
        sticky: 'end',
        value: ({ suggestion }) => suggestion,
        cell: ({ id, suggestion }) =>
          suggestion === null ? (
            MISSING
          ) : (
            <TextButton onClick={() => onAccept(id)}>{text('importPanel.accept', { value: suggestion })}</TextButton>
          ),
      },
    ],
    [text, onAccept],
  );
  return (
    <DataTable
      label={text('importPanel.errors')}
      columns={columns}
      rows={faults}
      rowKey={rowKey}
      rowName={({ row, column }) => text('importPanel.place', { row, column })}
      state="ready"
      footer={foot}
    />
  );
}
