import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { Cell } from '@shared/cell.jsx';
import { CONTAINER_COLUMNS, containers, isFigure } from '@shared/fixture.js';
import { ROWS } from '@shared/params.js';
import { compared } from '@shared/sort.js';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@shared/table.css';

const data = containers(ROWS);
const columns = CONTAINER_COLUMNS.map((c) => ({
  field: c.key,
  headerName: c.label,
  width: 155,
  type: isFigure(c.key) ? 'number' : 'string',
  valueGetter: (_, row) => compared(row, c.key),
  valueFormatter: (_, row) => row[c.key],
  renderHeader: () => <span data-testid={`sort-${c.key}`}>{c.label}</span>,
  ...(c.key === 'ctnNo' || c.key === 'sealNo' ? { renderCell: (p) => <Cell k={c.key} v={p.value} /> } : {}),
}));
const PAGE = { pagination: { paginationModel: { pageSize: 100 } } };

function Grid() {
  const [seal, setSeal] = useState(true);
  const visible = useMemo(() => ({ sealNo: seal }), [seal]);
  return (
    <>
      <Button data-testid="toggle-seal" onClick={() => setSeal(!seal)}>
        Seal no.
      </Button>
      <div style={{ height: 600, width: 1100 }}>
        <DataGrid
          rows={data}
          columns={columns}
          rowHeight={36}
          columnHeaderHeight={36}
          initialState={PAGE}
          pageSizeOptions={[100]}
          columnVisibilityModel={visible}
        />
      </div>
    </>
  );
}

function App() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button data-testid="open" onClick={() => setOpen(true)}>
        Open table
      </Button>
      {open && <Grid />}
    </>
  );
}
createRoot(document.getElementById('root')).render(<App />);
