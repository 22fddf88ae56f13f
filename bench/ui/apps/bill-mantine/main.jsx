import { Button, MantineProvider, Modal, Table, Tabs, Textarea, TextInput } from '@mantine/core';
import { CONTAINER_COLUMNS, FIELDS, GOODS_COLUMNS, TAB_LABELS } from '@shared/fixture.js';
import { ORDERS } from '@shared/orders.js';
import { MOUNT } from '@shared/params.js';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@mantine/core/styles.css';
import '@shared/layout.css';

const keep = MOUNT === 'lazy' ? { keepMounted: false } : {};

function Rows({ columns, rows, caption }) {
  return (
    <>
      <h3>{caption}</h3>
      <Table>
        <Table.Thead>
          <Table.Tr>
            {columns.map((c) => (
              <Table.Th key={c.key}>{c.label}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((r) => (
            <Table.Tr key={r.id}>
              {columns.map((c) => (
                <Table.Td key={c.key}>{r[c.key]}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  );
}

function Bill({ bill, i }) {
  return (
    <div className="panel" data-panel={i}>
      <div className="grid">
        {FIELDS.map((f) =>
          f.kind === 'area' ? (
            <Textarea key={f.key} className="wide" label={f.label} rows={f.rows} readOnly value={bill.fields[f.key]} />
          ) : (
            <TextInput key={f.key} label={f.label} readOnly value={bill.fields[f.key]} />
          ),
        )}
      </div>
      <Rows caption="Goods" columns={GOODS_COLUMNS} rows={bill.goods} />
      <Rows caption="Containers" columns={CONTAINER_COLUMNS} rows={bill.containers} />
    </div>
  );
}

function App() {
  const [n, setN] = useState(0);
  const [open, setOpen] = useState(false);
  const order = ORDERS[Math.max(0, n - 1) % ORDERS.length];
  return (
    <MantineProvider>
      <Button
        data-testid="open"
        onClick={() => {
          setN(n + 1);
          setOpen(true);
        }}
      >
        Open bill
      </Button>
      <Modal opened={open} onClose={() => setOpen(false)} title="Bill of lading" size={1250}>
        <Tabs defaultValue="0" {...keep}>
          <Tabs.List>
            {TAB_LABELS.map((label, i) => (
              <Tabs.Tab key={label} value={String(i)}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {order.map((b, i) => (
            <Tabs.Panel key={b.id} value={String(i)}>
              <Bill bill={b} i={i} />
            </Tabs.Panel>
          ))}
        </Tabs>
      </Modal>
    </MantineProvider>
  );
}
createRoot(document.getElementById('root')).render(<App />);
