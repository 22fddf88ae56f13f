import { BillForm, LadingProvider } from '@lading/ui';
import { BillEditor } from '@lading/ui/bill-edit';
import { messages } from '@lading/ui/en-US';
import { messages as editing } from '@lading/ui/en-US/bill-edit';
import { longBill } from '@shared/long-bill.js';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@lading/ui/bill-page.css';
import '@lading/ui/bill-edit.css';
import '../bill-lading/style.css';
import { recordOf } from '../bill-lading/record.js';

const RECORD = recordOf(longBill());
const list = (...names) => names.map((name, at) => ({ id: at + 1, name }));
const CHOICES = {
  carriers: list('COSCO', 'MAERSK'),
  ports: async () => [],
  services: list('CY-CY', 'CY-DOOR'),
  payments: list('FREIGHT PREPAID', 'FREIGHT COLLECT'),
  releases: list('ORIGINAL', 'TELEX RELEASE'),
  settlements: list('MONTHLY'),
  cargoTypes: list('GENERAL'),
  packages: list('CARTONS', 'PALLETS', 'BAGS', 'PACKAGES'),
  containerTypes: list('20GP', '40GP', '40HQ', '45HQ'),
};
const WORDS = { ...messages, ...editing };
const reads = new URLSearchParams(location.search).get('view') === 'read';

function App() {
  const [open, setOpen] = useState(false);
  return (
    <LadingProvider locale="en-US" messages={WORDS}>
      <button type="button" data-testid="open" onClick={() => setOpen(true)}>
        Open bill
      </button>
      <div data-testid="bill" style={{ blockSize: '90vh' }}>
        {open &&
          (reads ? (
            <BillForm record={RECORD} />
          ) : (
            <BillEditor record={RECORD} choices={CHOICES} onSave={async () => ({ ok: true })} />
          ))}
      </div>
    </LadingProvider>
  );
}
createRoot(document.getElementById('root')).render(<App />);
