import { CopyConfirmDialog, createNoticeStore, LadingProvider, memorySource } from '@lading/ui';
import { messages } from '@lading/ui/en-US';
import { ROWS } from '@shared/params.js';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@lading/ui/styles.css';
import './style.css';
import { recordsOf } from './record.js';

const kept = recordsOf(ROWS > 100);
const marks = { marks: {} };
const bills = memorySource((bill) => kept.draft[bill ?? 0]);
const done = async () => ({ ok: true });

const review = {
  versions: {
    status: 'ready',
    data: [
      { source: 'draft', version: 2, at: '2026-11-20T09:12:00+08:00', by: 'Zhou Min' },
      { source: 'draft', version: 1, at: '2026-11-19T15:40:00+08:00', by: 'Zhou Min', note: 'first draft' },
      { source: 'instruction', version: 1, at: '2026-11-18T16:40:00+08:00', by: 'Chen Wei' },
    ],
  },
  records: memorySource(({ subId, source }) => kept[source][subId ?? 0]),
  marks: memorySource(() => marks),
  preload: async () => undefined,
  me: 'Chen Wei',
  cutOffs: [{ code: 'DCO', at: '2026-11-21T17:00:00+08:00', zone: 'Asia/Shanghai', port: 'Ningbo' }],
  now: Date.parse('2026-11-20T09:48:00+08:00'),
  onMark: done,
  onSend: done,
  onApprove: done,
};

const asked = new URLSearchParams(globalThis.location.search);
// Opened from the page, as a to-do does, on the tab that is measured; or open, on the sample.
const fromPage = asked.get('from') === 'page';

function App() {
  const [open, setOpen] = useState(!fromPage);
  return (
    <LadingProvider locale="en-US" messages={messages}>
      <button id="switch" type="button" onClick={() => setOpen(!open)}>
        COSU6412098730
      </button>
      <CopyConfirmDialog
        open={open}
        onOpenChange={setOpen}
        initialTab={fromPage ? asked.get('tab') : undefined}
        booking={{ bookingNo: 'MB26S01702', mblNo: 'COSU6412098730', webStatus: 4, webStatusName: '' }}
        blType={{ status: 'ready', data: 2 }}
        file={{ status: 'error', message: 'no sample', retry: () => undefined }}
        subIds={{ status: 'ready', data: [1, 2, 3, 4, 5, 6, 7, 8, 9] }}
        billSource={bills}
        preloadBill={done}
        onConfirm={done}
        onConfirmed={() => undefined}
        notices={createNoticeStore()}
        review={review}
      />
    </LadingProvider>
  );
}
createRoot(document.getElementById('root')).render(<App />);
