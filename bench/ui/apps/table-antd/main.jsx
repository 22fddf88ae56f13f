import { Cell } from '@shared/cell.jsx';
import { CONTAINER_COLUMNS, containers } from '@shared/fixture.js';
import { ROWS } from '@shared/params.js';
import { compare, compared } from '@shared/sort.js';
import { Button, Table } from 'antd';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@shared/table.css';

const data = containers(ROWS);
const SCROLL = { x: 1100, y: 564 };
const make = (seal) =>
  CONTAINER_COLUMNS.map((c) => ({
    title: <span data-testid={`sort-${c.key}`}>{c.label}</span>,
    dataIndex: c.key,
    width: 157,
    hidden: c.key === 'sealNo' && !seal,
    sorter: (a, b) => compare(compared(a, c.key), compared(b, c.key)),
    showSorterTooltip: false,
    render: (v) => <Cell k={c.key} v={v} />,
  }));
const ALL = make(true);
const LESS = make(false);

function Grid() {
  const [seal, setSeal] = useState(true);
  return (
    <div style={{ width: 1100 }}>
      <Button data-testid="toggle-seal" onClick={() => setSeal(!seal)}>
        Seal no.
      </Button>
      <Table
        virtual
        size="small"
        rowKey="id"
        pagination={false}
        scroll={SCROLL}
        columns={seal ? ALL : LESS}
        dataSource={data}
      />
    </div>
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
