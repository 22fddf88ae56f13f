import '@lading/ui/styles.css';
import '@lading/ui/fonts';
import { BillForm, Button, Dialog, LadingProvider } from '@lading/ui';
import { messages } from '@lading/ui/en-US';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import record from './bill.json';
import './page.css';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <BillForm record={record} />
      <p className="below">
        <Button onClick={() => setOpen(true)}>Open</Button>
      </p>
      <Dialog size="confirm" open={open} onOpenChange={setOpen} title="A dialog">
        It locks the page behind it.
      </Dialog>
    </>
  );
}

// The one style that is set by script carries what the policy of the page lets pass.
createRoot(document.querySelector('#root')).render(
  <LadingProvider
    locale="en-US"
    messages={messages}
    timeZone="Asia/Shanghai"
    nonce={document.querySelector('meta[property=csp-nonce]')?.nonce}
  >
    <Page />
  </LadingProvider>,
);
