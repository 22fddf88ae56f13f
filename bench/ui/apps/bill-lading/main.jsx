import { BillForm, BillTabs, Dialog, LadingProvider, memorySource } from '@lading/ui';
import { messages as bill } from '@lading/ui/en-US/bill';
import { messages as general } from '@lading/ui/en-US/general';
import { ORDERS } from '@shared/orders.js';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@lading/ui/bill-page.css';
import './style.css';
import { recordOf } from './record.js';

// The areas that the page says, as README.md has it where the first page is to be small.
const messages = { ...general, ...bill };
const RECORDS = ORDERS.map((order) => order.map(recordOf));
const SOURCES = RECORDS.map((records) => memorySource((subId) => records[subId ?? 0]));
const SUB_IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function App() {
  const [count, setCount] = useState(0);
  const [open, setOpen] = useState(false);
  const shown = Math.max(0, count - 1) % RECORDS.length;
  const show = () => {
    setCount(count + 1);
    setOpen(true);
  };
  return (
    <LadingProvider locale="en-US" messages={messages}>
      <button type="button" data-testid="open" onClick={show}>
        Open bill
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Bill of lading" size="bill" flush>
        <BillTabs
          label="Bills"
          kind="HBL"
          subIds={SUB_IDS}
          billSource={SOURCES[shown]}
          renderBill={(subId) => <BillForm record={RECORDS[shown][subId ?? 0]} data-panel={subId ?? 0} />}
        />
      </Dialog>
    </LadingProvider>
  );
}
createRoot(document.getElementById('root')).render(<App />);
