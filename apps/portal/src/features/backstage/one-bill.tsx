import { billRecordOf, contract, type Out } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { Button, Deadline, ErrorPanel, icons, Loading, Page, Panel, TextField, WebStatusTag } from '@lading/ui';
import type { BillRecord } from '@lading/validators/bill';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useLate } from '../../app/use-late.ts';
import { useNow } from '../../app/use-now.ts';
import { useText } from '../../i18n/text.ts';
import { issueOf } from './issue.ts';
import { type AcceptedValues, Requests } from './requests.tsx';

const { blForIssue, issueBlDraft } = contract.order;
type ForIssue = Out<typeof blForIssue>;
export type IssuedBill = ForIssue['bills'][number];

// Writing a bill is as large as the page, and most drafts come from accepted changes alone.
const loadEditor = async () => (await import('./edit-dialog.tsx')).EditDialog;

/** What staff have written into the next draft by hand, by bill; nothing is issued from it by itself. */
export type Edited = ReadonlyMap<number | null, BillRecord>;
const NONE: Edited = new Map();

/** One booking: what its customer asks for, bill by bill, and the next draft. */
export function OneBill({ bookingId, onClose }: { bookingId: number; onClose(): void }) {
  const text = useText();
  const { data, error, refresh } = useQuery(blForIssue, { bookingId }, { refreshOnFocus: false });
  const back = (
    <Button icon={icons.arrowLeft} onClick={onClose}>
      {text('backstage.back')}
    </Button>
  );
  return (
    <Page
      title={data ? data.billNo || data.bookingNo : text('routes.bills')}
      meta={data && text('backstage.meta', { customer: data.customerName, booking: data.bookingNo })}
      actions={back}
    >
      {data ? (
        // Another draft came: what was written for the one before is no answer to it.
        <Answering key={data.version} data={data} onIssued={onClose} />
      ) : error ? (
        <ErrorPanel message={errorText(text, error)} onRetry={refresh} />
      ) : (
        <Loading />
      )}
    </Page>
  );
}

function Answering({ data, onIssued }: { data: ForIssue; onIssued(): void }) {
  const text = useText();
  const { notices } = usePortal();
  const now = useNow();
  const [values, setValues] = useState<AcceptedValues>({});
  const [edited, setEdited] = useState(NONE);
  const [editing, setEditing] = useState<IssuedBill>();
  const [note, setNote] = useState('');
  const [requestId] = useState(() => crypto.randomUUID());
  const Editor = useLate(loadEditor, editing !== undefined);
  const { run, pending } = useCommand(issueBlDraft);
  const { bookingId, version, bills, requests } = data;
  const open = requests.filter(({ status }) => status === 'open').length;
  const { records, left } = issueOf(data, values, edited);

  const nameOf = (billId: number | null) => bills.find((bill) => (bill.billId ?? null) === billId)?.name ?? '';
  const isOfNow = (request: ForIssue['requests'][number]) => request.status === 'open' || request.version === version;
  const earlier = requests.filter((request) => !isOfNow(request));

  const issue = async () => {
    const issued = await run({ bookingId, version, requestId, note: note.trim(), bills: records });
    if (!issued.ok) return void notices.show({ kind: 'error', text: errorText(text, issued.error) });
    notices.show({ kind: 'success', text: text('backstage.issued', { version: issued.data.version }) });
    onIssued();
  };

  return (
    <>
      <Requests
        bookingId={bookingId}
        requests={requests.filter(isOfNow)}
        nameOf={nameOf}
        onValue={(id, value) => setValues((before) => ({ ...before, [id]: value }))}
      />
      <Panel
        title={text('backstage.next', { version: version + 1 })}
        tag={
          <>
            <WebStatusTag status={data.webStatus} name={data.webStatusName} />
            <Deadline at={data.cutOff} now={now} />
          </>
        }
        actions={
          <>
            {bills.map((bill) => (
              <Button key={bill.billId ?? 0} icon={icons.pen} onClick={() => setEditing(bill)}>
                {text('backstage.editOf', { name: bill.name })}
              </Button>
            ))}
            <Button
              variant="primary"
              icon={icons.send}
              loading={pending}
              disabled={open > 0 || records.length === 0}
              onClick={() => void issue()}
            >
              {text('backstage.issue')}
            </Button>
          </>
        }
      >
        <p>
          {open > 0
            ? text('backstage.unanswered', { count: open })
            : left.length > 0
              ? text('backstage.unapplied', { count: left.length })
              : text('backstage.ready')}
        </p>
        <TextField
          label={text('backstage.note')}
          value={note}
          maxLength={500}
          onChange={({ currentTarget: { value } }) => setNote(value)}
        />
      </Panel>
      {earlier.length > 0 && (
        <Requests bookingId={bookingId} requests={earlier} nameOf={nameOf} onValue={() => undefined} />
      )}
      {Editor && editing && (
        <Editor
          bill={editing}
          record={
            records.flatMap((one) => (one.billId === (editing.billId ?? null) ? (billRecordOf(one) ?? []) : []))[0]
          }
          onSave={(record) => {
            setEdited((before) => new Map(before).set(editing.billId ?? null, record));
            setEditing(undefined);
            notices.show({ kind: 'success', text: text('backstage.edited') });
          }}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}
