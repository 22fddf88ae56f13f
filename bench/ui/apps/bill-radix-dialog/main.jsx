import * as Dialog from '@radix-ui/react-dialog';
import { CONTAINER_COLUMNS, FIELDS, GOODS_COLUMNS, TAB_LABELS } from '@shared/fixture.js';
import { ORDERS } from '@shared/orders.js';
import { VARIANT } from '@shared/params.js';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@shared/layout.css';
import '../bill-radix/style.css';

const TEXT = VARIANT === 'text';

function Field({ f, v }) {
  const wide = f.kind === 'area' ? 'wide f' : 'f';
  return (
    <div className={wide}>
      <span id={f.key}>{f.label}</span>
      {f.kind === 'area' && !TEXT ? (
        <textarea readOnly rows={f.rows} value={v} aria-labelledby={f.key} />
      ) : (
        <output className="t" style={f.kind === 'area' ? PRE : undefined}>
          {v}
        </output>
      )}
    </div>
  );
}
const PRE = { whiteSpace: 'pre-wrap' };

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

function BillTabs({ order }) {
  const [tab, setTab] = useState(0);
  return (
    <>
      <div role="tablist">
        {TAB_LABELS.map((label, i) => (
          <button
            type="button"
            key={label}
            role="tab"
            aria-selected={i === tab}
            tabIndex={i === tab ? 0 : -1}
            onClick={() => setTab(i)}
          >
            {label}
          </button>
        ))}
      </div>
      <div key={tab} role="tabpanel">
        <Bill bill={order[tab]} i={tab} />
      </div>
    </>
  );
}

function App() {
  const [n, setN] = useState(0);
  const [open, setOpen] = useState(false);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
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
          <BillTabs order={ORDERS[Math.max(0, n - 1) % ORDERS.length]} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
createRoot(document.getElementById('root')).render(<App />);
