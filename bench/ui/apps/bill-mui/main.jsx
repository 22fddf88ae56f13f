import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { CONTAINER_COLUMNS, FIELDS, GOODS_COLUMNS, TAB_LABELS } from '@shared/fixture.js';
import { ORDERS } from '@shared/orders.js';
import { MOUNT } from '@shared/params.js';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@shared/layout.css';

const READ_ONLY = { input: { readOnly: true } };

function Rows({ columns, rows, caption }) {
  return (
    <>
      <h3>{caption}</h3>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map((c) => (
              <TableCell key={c.key}>{c.label}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((r) => (
            <TableRow key={r.id}>
              {columns.map((c) => (
                <TableCell key={c.key}>{r[c.key]}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}

function Bill({ bill, i }) {
  return (
    <div className="panel" data-panel={i}>
      <div className="grid" style={{ paddingTop: 8 }}>
        {FIELDS.map((f) => (
          <TextField
            key={f.key}
            size="small"
            label={f.label}
            value={bill.fields[f.key]}
            className={f.kind === 'area' ? 'wide' : undefined}
            multiline={f.kind === 'area'}
            rows={f.kind === 'area' ? f.rows : undefined}
            slotProps={READ_ONLY}
          />
        ))}
      </div>
      <Rows caption="Goods" columns={GOODS_COLUMNS} rows={bill.goods} />
      <Rows caption="Containers" columns={CONTAINER_COLUMNS} rows={bill.containers} />
    </div>
  );
}

function BillTabs({ order }) {
  const [tab, setTab] = useState(0);
  return (
    <>
      <Tabs value={tab} onChange={(_, v) => setTab(v)} variant="scrollable">
        {TAB_LABELS.map((label) => (
          <Tab key={label} label={label} />
        ))}
      </Tabs>
      {order.map((b, i) => (
        <div key={b.id} role="tabpanel" hidden={i !== tab}>
          {(MOUNT === 'all' || i === tab) && <Bill bill={b} i={i} />}
        </div>
      ))}
    </>
  );
}

function App() {
  const [n, setN] = useState(0);
  const [open, setOpen] = useState(false);
  const order = ORDERS[Math.max(0, n - 1) % ORDERS.length];
  return (
    <>
      <Button
        data-testid="open"
        onClick={() => {
          setN(n + 1);
          setOpen(true);
        }}
      >
        Open bill
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        maxWidth={false}
        slotProps={{ paper: { sx: { width: 1250 } } }}
      >
        <DialogTitle>Bill of lading</DialogTitle>
        <DialogContent>
          <BillTabs order={order} />
        </DialogContent>
      </Dialog>
    </>
  );
}
createRoot(document.getElementById('root')).render(<App />);
