import { CONTAINER_COLUMNS, FIELDS, GOODS_COLUMNS, TAB_LABELS } from '@shared/fixture.js';
import { ORDERS } from '@shared/orders.js';
import { MOUNT, VARIANT } from '@shared/params.js';
import { useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@shared/layout.css';
import './style.css';

const TEXT = VARIANT.startsWith('text');
const INPUT = VARIANT === 'input';
const UNCONTROLLED = VARIANT === 'uncontrolled';
const CV = VARIANT.endsWith('cv') ? 'cv' : undefined;

function Field({ f, v }) {
  const wide = f.kind === 'area' ? 'wide f' : 'f';
  if (INPUT || UNCONTROLLED) {
    const value = UNCONTROLLED ? { defaultValue: v } : { value: v };
    return (
      <label className={wide} htmlFor={f.key}>
        <span>{f.label}</span>
        {f.kind === 'area' ? (
          <textarea id={f.key} readOnly rows={f.rows} {...value} />
        ) : (
          <input id={f.key} readOnly {...value} />
        )}
      </label>
    );
  }
  if (f.kind === 'area' && !TEXT) {
    return (
      <div className={wide}>
        <dt id={f.key}>{f.label}</dt>
        <dd>
          <textarea readOnly rows={f.rows} value={v} aria-labelledby={f.key} />
        </dd>
      </div>
    );
  }
  return (
    <div className={wide}>
      <dt>{f.label}</dt>
      <dd className={f.kind === 'area' ? 't pre' : 't'}>{v}</dd>
    </div>
  );
}

function Rows({ columns, rows, caption }) {
  return (
    <>
      <h3>{caption}</h3>
      <div className={CV}>
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
      </div>
    </>
  );
}

function Bill({ bill, i }) {
  const Wrap = INPUT || UNCONTROLLED ? 'div' : 'dl';
  return (
    <div className="panel" data-panel={i}>
      <Wrap className="grid">
        {FIELDS.map((f) => (
          <Field key={f.key} f={f} v={bill.fields[f.key]} />
        ))}
      </Wrap>
      <Rows caption="Goods" columns={GOODS_COLUMNS} rows={bill.goods} />
      <Rows caption="Containers" columns={CONTAINER_COLUMNS} rows={bill.containers} />
    </div>
  );
}

const HIDDEN_CV = VARIANT === 'cvhidden';
function BillDialog({ order, onClose }) {
  const ref = useRef(null);
  const [tab, setTab] = useState(0);
  useLayoutEffect(() => ref.current.showModal(), []);
  return (
    <dialog ref={ref} onClose={onClose} aria-label="Bill of lading">
      <h2>Bill of lading</h2>
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
      {MOUNT === 'all' ? (
        order.map((b, i) => (
          <div
            key={b.id}
            role="tabpanel"
            hidden={i !== tab && !HIDDEN_CV}
            className={i !== tab && HIDDEN_CV ? 'cvh' : undefined}
          >
            <Bill bill={b} i={i} />
          </div>
        ))
      ) : (
        <div key={tab} role="tabpanel">
          <Bill bill={order[tab]} i={tab} />
        </div>
      )}
    </dialog>
  );
}

function App() {
  const [n, setN] = useState(0);
  const [open, setOpen] = useState(false);
  return (
    <>
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
      {open && <BillDialog order={ORDERS[(n - 1) % ORDERS.length]} onClose={() => setOpen(false)} />}
    </>
  );
}
createRoot(document.getElementById('root')).render(<App />);
