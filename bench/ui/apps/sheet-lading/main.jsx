import { LadingProvider } from '@lading/ui';
import { messages } from '@lading/ui/en-US';
import { createSheetDraft, Sheet } from '@lading/ui/sheet';
import { ROWS } from '@shared/params.js';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@lading/ui/base.css';
import '@lading/ui/sheet.css';
import '../bill-lading/style.css';
import './style.css';

const PRICES = ['20GP', '40GP', '40HQ', '45HQ'];
const columns = [
  { id: 'pod', head: 'POD', kind: 'text', frozen: true },
  { id: 'carrier', head: 'Carrier', kind: 'text', mono: true, width: 88 },
  { id: 'service', head: 'Service', kind: 'text', mono: true, width: 80 },
  { id: 'etd', head: 'ETD', kind: 'text', width: 64 },
  { id: 'days', head: 'Days', kind: 'number', decimals: 0, width: 64 },
  ...PRICES.map((id) => ({
    id,
    head: id,
    kind: 'money',
    decimals: 0,
    validate: (value) => (Number(value) > 9000 ? { message: 'More than 9,000' } : undefined),
  })),
  {
    id: 'list',
    head: 'List',
    kind: 'readonly',
    decimals: 0,
    derive: ({ values }) => String(Number(values['40HQ']) + 70),
  },
  { id: 'free', head: 'Free', kind: 'number', decimals: 0, width: 64 },
  { id: 'from', head: 'Valid from', kind: 'date' },
  { id: 'until', head: 'Valid until', kind: 'date' },
  { id: 'note', head: 'Note', kind: 'text' },
];
const rows = Array.from({ length: ROWS }, (_, at) => ({
  id: `r${at}`,
  values: {
    pod: `Port ${at % 60}`,
    carrier: `LINE${at % 25}`,
    service: `S${at % 90}`,
    etd: 'Thu',
    days: String(10 + (at % 25)),
    ...Object.fromEntries(PRICES.map((id, place) => [id, String(1800 + ((at * 37 + place * 410) % 2600))])),
    free: String(4 + (at % 11)),
    from: '2026-11-21',
    until: '2026-12-07',
    note: '',
  },
}));
const source = createSheetDraft(rows);

function App() {
  const [open, setOpen] = useState(false);
  return (
    <LadingProvider locale="en-US" messages={messages} density="compact">
      <button type="button" data-testid="open" onClick={() => setOpen(true)}>
        Open sheet
      </button>
      {open && <Sheet className="frame" label="Rates" columns={columns} source={source} />}
    </LadingProvider>
  );
}
createRoot(document.getElementById('root')).render(<App />);
