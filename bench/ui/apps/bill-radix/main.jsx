import * as Dialog from '@radix-ui/react-dialog';
import * as Tabs from '@radix-ui/react-tabs';
import { CONTAINER_COLUMNS, FIELDS, GOODS_COLUMNS, TAB_LABELS } from '@shared/fixture.js';
import { ORDERS } from '@shared/orders.js';
import { MOUNT, VARIANT } from '@shared/params.js';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@shared/layout.css';
import './style.css';

const TEXT = VARIANT.startsWith('text');
const MODAL = !VARIANT.endsWith('noscroll');

function Field({ f, v }) {
  const wide = f.kind === 'area' ? 'wide f' : 'f';
  if (TEXT && f.kind !== 'area') {
    return (
      <div className={wide}>
        <span>{f.label}</span>
        <output className="t">{v}</output>
      </div>
    );
  }
  return (
    <label className={wide} htmlFor={f.key}>
      <span>{f.label}</span>
      {f.kind === 'area' ? (
        <textarea id={f.key} readOnly rows={f.rows} value={v} />
      ) : (
        <input id={f.key} readOnly value={v} />
      )}
    </label>
  );
}

function Rows({ columns, rows, caption }) {
  return (
    <>
      <h3>{caption}</h3>
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
    </>
  );
}

function Bill({ bill, i }) {
  return (
    <div className="panel" data-panel={i}>
      <div className="grid">
        {FIELDS.map((f) => (
          <Field key={f.key} f={f} v={bill.fields[f.key]} />
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
    <Dialog.Root open={open} onOpenChange={setOpen} modal={MODAL}>
      <button
        type="button"
        data-testid="open"
        onClick={() => {
          setN(n + 1);
          setOpen(true);
        }}
      >
        Open bill
      </button>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="dialog" aria-describedby={undefined}>
          <Dialog.Title>Bill of lading</Dialog.Title>
          <Tabs.Root defaultValue="0">
            <Tabs.List>
              {TAB_LABELS.map((label, i) => (
                <Tabs.Trigger key={label} value={String(i)}>
                  {label}
                </Tabs.Trigger>
              ))}
            </Tabs.List>
            {TAB_LABELS.map((label, i) => (
              <Tabs.Content key={label} value={String(i)} forceMount={MOUNT === 'all' ? true : undefined}>
                <Bill bill={order[i]} i={i} />
              </Tabs.Content>
            ))}
          </Tabs.Root>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
createRoot(document.getElementById('root')).render(<App />);
