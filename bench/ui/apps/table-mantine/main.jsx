import { Button, MantineProvider, Table, UnstyledButton } from '@mantine/core';
import { Cell } from '@shared/cell.jsx';
import { CONTAINER_COLUMNS, containers } from '@shared/fixture.js';
import { ROWS } from '@shared/params.js';
import { sortBy } from '@shared/sort.js';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@mantine/core/styles.css';
import '@shared/table.css';

const data = containers(ROWS);

function Grid() {
  const [sort, setSort] = useState(null);
  const [seal, setSeal] = useState(true);
  const columns = useMemo(() => CONTAINER_COLUMNS.filter((c) => seal || c.key !== 'sealNo'), [seal]);
  const rows = useMemo(() => {
    if (!sort) return data;
    const { key, dir } = sort;
    return sortBy(data, key, dir);
  }, [sort]);
  return (
    <>
      <Button data-testid="toggle-seal" onClick={() => setSeal(!seal)}>
        Seal no.
      </Button>
      <div style={{ height: 600, width: 1100, overflow: 'auto' }}>
        <Table stickyHeader layout="fixed">
          <Table.Thead>
            <Table.Tr>
              {columns.map((c) => (
                <Table.Th key={c.key}>
                  <UnstyledButton
                    data-testid={`sort-${c.key}`}
                    onClick={() => setSort((s) => ({ key: c.key, dir: s?.key === c.key ? -s.dir : 1 }))}
                  >
                    {c.label}
                  </UnstyledButton>
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((r) => (
              <Table.Tr key={r.id}>
                {columns.map((c) => (
                  <Table.Td key={c.key}>
                    <Cell k={c.key} v={r[c.key]} />
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </>
  );
}

function App() {
  const [open, setOpen] = useState(false);
  return (
    <MantineProvider>
      <Button data-testid="open" onClick={() => setOpen(true)}>
        Open table
      </Button>
      {open && <Grid />}
    </MantineProvider>
  );
}
createRoot(document.getElementById('root')).render(<App />);
