import { Cell } from '@shared/cell.jsx';
import { CONTAINER_COLUMNS, containers } from '@shared/fixture.js';
import { ROWS } from '@shared/params.js';
import { compared } from '@shared/sort.js';
import {
  columnVisibilityFeature,
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@shared/table.css';

const data = containers(ROWS);
const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic },
});
const helper = createColumnHelper();
const columns = helper.columns(
  CONTAINER_COLUMNS.map((c) =>
    helper.accessor((row) => compared(row, c.key), {
      id: c.key,
      header: c.label,
      sortDescFirst: false,
      sortFn: 'basic',
      cell: (info) => <Cell k={c.key} v={info.row.original[c.key]} />,
    }),
  ),
);

function Grid() {
  const table = useTable({ features, columns, data });
  const scroll = useRef(null);
  const { rows } = table.getRowModel();
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => 36,
    overscan: 6,
  });
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <>
      <button type="button" data-testid="toggle-seal" onClick={() => table.getColumn('sealNo').toggleVisibility()}>
        Seal no.
      </button>
      <div className="scroll" ref={scroll}>
        <table aria-rowcount={rows.length}>
          <thead>
            {table.getHeaderGroups().map((g) => (
              <tr key={g.id}>
                {g.headers.map((h) => (
                  <th key={h.id} scope="col">
                    <button
                      type="button"
                      data-testid={`sort-${h.column.id}`}
                      onClick={h.column.getToggleSortingHandler()}
                    >
                      <table.FlexRender header={h} />
                    </button>
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody>
            <tr style={{ height: before }} />
            {items.map((it) => {
              const row = rows[it.index];
              return (
                <tr key={row.id} className="row">
                  {row.getVisibleCells().map((cell) => (
                    <td key={cell.id}>
                      <table.FlexRender cell={cell} />
                    </td>
                  ))}
                </tr>
              );
            })}
            <tr style={{ height: after }} />
          </tbody>
        </table>
      </div>
    </>
  );
}

function App() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" data-testid="open" onClick={() => setOpen(true)}>
        Open table
      </button>
      {open && <Grid />}
    </>
  );
}
createRoot(document.getElementById('root')).render(<App />);
