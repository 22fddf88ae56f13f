import { Cell } from '@shared/cell.jsx';
import { CONTAINER_COLUMNS, containers } from '@shared/fixture.js';
import { ROWS } from '@shared/params.js';
import { sortBy } from '@shared/sort.js';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '@shared/table.css';

const data = containers(ROWS);
const H = 36;
const VIEW = 600;
const OVER = 6;

function Grid() {
  const [first, setFirst] = useState(0);
  const [sort, setSort] = useState(null); // {key, dir}
  const [seal, setSeal] = useState(true);
  const columns = useMemo(() => CONTAINER_COLUMNS.filter((c) => seal || c.key !== 'sealNo'), [seal]);
  const rows = useMemo(() => {
    if (!sort) return data;
    const { key, dir } = sort;
    return sortBy(data, key, dir);
  }, [sort]);
  const last = Math.min(rows.length, first + Math.ceil(VIEW / H) + 2 * OVER);
  const onScroll = (e) => {
    const next = Math.max(0, Math.floor(e.currentTarget.scrollTop / H / OVER) * OVER - OVER);
    if (next !== first) flushSync(() => setFirst(next));
  };
  return (
    <>
      <button type="button" data-testid="toggle-seal" onClick={() => setSeal(!seal)}>
        Seal no.
      </button>
      <div className="scroll" onScroll={onScroll}>
        <table aria-rowcount={rows.length}>
          <thead>
            <tr>
              {columns.map((c) => (
                <th key={c.key} scope="col">
                  <button
                    type="button"
                    data-testid={`sort-${c.key}`}
                    onClick={() => setSort((s) => ({ key: c.key, dir: s?.key === c.key ? -s.dir : 1 }))}
                  >
                    {c.label}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr style={{ height: first * H }} />
            {rows.slice(first, last).map((r) => (
              <tr key={r.id} className="row">
                {columns.map((c) => (
                  <td key={c.key}>
                    <Cell k={c.key} v={r[c.key]} />
                  </td>
                ))}
              </tr>
            ))}
            <tr style={{ height: (rows.length - last) * H }} />
          </tbody>
        </table>
      </div>
    </>
  );
}

function App() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" data-testid="open" onClick={() => setOpen(true)}>
        Open table
      </button>
      {open && <Grid />}
    </>
  );
}
createRoot(document.getElementById('root')).render(<App />);
