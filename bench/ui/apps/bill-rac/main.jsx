import { CONTAINER_COLUMNS, FIELDS, GOODS_COLUMNS, TAB_LABELS } from '@shared/fixture.js';
import { ORDERS } from '@shared/orders.js';
import { VARIANT } from '@shared/params.js';
import { useState } from 'react';
import {
  Button,
  Cell,
  Column,
  Dialog,
  Heading,
  Input,
  Label,
  Modal,
  ModalOverlay,
  Row,
  Tab,
  TabList,
  Table,
  TableBody,
  TableHeader,
  TabPanel,
  Tabs,
  TextArea,
  TextField,
} from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import '@shared/layout.css';
import './style.css';

function Rows({ columns, rows, caption }) {
  return (
    <>
      <h3>{caption}</h3>
      {VARIANT === 'html' ? (
        <table>
          <thead>
            <tr>
              {columns.map((c) => (
                <th key={c.key} scope="col">
                  {c.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((r) => (
              <tr key={r.id}>
                {columns.map((c) => (
                  <td key={c.key}>{r[c.key]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <Table aria-label={caption}>
          <TableHeader>
            {columns.map((c, k) => (
              <Column key={c.key} id={c.key} isRowHeader={k === 1}>
                {c.label}
              </Column>
            ))}
          </TableHeader>
          <TableBody>
            {rows.map((r) => (
              <Row key={r.id} id={r.id}>
                {columns.map((c) => (
                  <Cell key={c.key}>{r[c.key]}</Cell>
                ))}
              </Row>
            ))}
          </TableBody>
        </Table>
      )}
    </>
  );
}

function Bill({ bill, i }) {
  return (
    <div className="panel" data-panel={i}>
      <div className="grid">
        {FIELDS.map((f) => (
          <TextField key={f.key} isReadOnly value={bill.fields[f.key]} className={f.kind === 'area' ? 'wide f' : 'f'}>
            <Label>{f.label}</Label>
            {f.kind === 'area' ? <TextArea rows={f.rows} /> : <Input />}
          </TextField>
        ))}
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
    <>
      <Button
        data-testid="open"
        onPress={() => {
          setN(n + 1);
          setOpen(true);
        }}
      >
        Open bill
      </Button>
      <ModalOverlay className="overlay" isOpen={open} onOpenChange={setOpen} isDismissable>
        <Modal className="dialog">
          <Dialog>
            <Heading slot="title">Bill of lading</Heading>
            <Tabs>
              <TabList aria-label="Bills">
                {TAB_LABELS.map((label, i) => (
                  <Tab key={label} id={String(i)}>
                    {label}
                  </Tab>
                ))}
              </TabList>
              {order.map((b, i) => (
                <TabPanel key={b.id} id={String(i)}>
                  <Bill bill={b} i={i} />
                </TabPanel>
              ))}
            </Tabs>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}
createRoot(document.getElementById('root')).render(<App />);
