import { DataTable, LadingProvider, preloadLongTables } from '@lading/ui';
import { messages as texts } from '@lading/ui/en-US/data';
import { messages as general } from '@lading/ui/en-US/general';
import { Cell } from '@shared/cell.jsx';
import { CONTAINER_COLUMNS, containers, isFigure } from '@shared/fixture.js';
import { ROWS } from '@shared/params.js';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@lading/ui/base.css';
import '@lading/ui/data-table.css';
import '../bill-lading/style.css';
import './style.css';

// The areas that the page says, as README.md has it where the first page is to be small.
const messages = { ...general, ...texts };
const data = containers(ROWS);
const columns = CONTAINER_COLUMNS.map(({ key, label }) => ({
  id: key,
  header: <span data-testid={`sort-${key}`}>{label}</span>,
  name: label,
  cell: (row) => <Cell k={key} v={row[key]} />,
  value: (row) => row[key],
  numeric: isFigure(key),
  sortable: true,
}));
const keyOf = (row) => row.id;
// As an application does that is about to show a long table.
preloadLongTables();

function Table() {
  const [sort, setSort] = useState();
  const [seal, setSeal] = useState(true);
  const choice = useMemo(() => columns.map(({ id }) => ({ id, show: seal || id !== 'sealNo' })), [seal]);
  return (
    <>
      <button type="button" data-testid="toggle-seal" onClick={() => setSeal(!seal)}>
        Seal no.
      </button>
      <DataTable
        className="frame"
        label="Containers"
        columns={columns}
        choice={choice}
        rows={data}
        rowKey={keyOf}
        state="ready"
        sort={sort}
        onSortChange={setSort}
        localSort
      />
    </>
  );
}

function App() {
  const [open, setOpen] = useState(false);
  return (
    <LadingProvider locale="en-US" messages={messages}>
      <button type="button" data-testid="open" onClick={() => setOpen(true)}>
        Open table
      </button>
      {open && <Table />}
    </LadingProvider>
  );
}
createRoot(document.getElementById('root')).render(<App />);
