import { settle } from '@lading/api-client';
import { AS_ASKED, billRecordOf, contract, type Out } from '@lading/api-client/contract';
import { invalidate, useApi, useCommand, useQuery } from '@lading/api-client/react';
import { Button, Deadline, Heading, icons, Page, Panel, Text, WebStatusTag } from '@lading/ui';
import { type ChangeFile, ReviewRequests } from '@lading/ui/bill-review';
import type { BillRecord } from '@lading/validators/bill';
import { createElement, useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useLate } from '../../../app/use-late.ts';
import { useNow } from '../../../app/use-now.ts';
import { useText } from '../../../i18n/text.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { useClocks } from '../../../kit/use-clocks.ts';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { useOpenedFile } from '../files/use-opened-file.ts';
import { type IssuedBill, issueOf } from './issue.ts';
import { type AcceptedValues, type Feedback, requestOf } from './requests.ts';

const { blForIssue, issueBlDraft, answerBlRequests } = contract.order;
type ForIssue = Out<typeof blForIssue>;

// Writing a bill is as large as the page, and most drafts come from accepted changes alone.
// Named beside it, so that the lists and the calendar are files of their own, fetched at the same time.
const loadEditor = async () => {
  const parts = [import('./edit-dialog.tsx'), import('@lading/ui/combobox'), import('@lading/ui/date-picker')] as const;
  return (await Promise.all(parts))[0].EditDialog;
};

const EDITOR_SAYS = ['ui/bills'] as const;

/** What staff have written into the next draft by hand, by bill; nothing is issued from it by itself. */
export type Edited = ReadonlyMap<number | null, BillRecord>;
const NONE: Edited = new Map();

/** One booking: what its customer asks for, bill by bill, and the next draft. */
export function OneBill({ bookingId, onClose }: { bookingId: number; onClose(): void }) {
  const text = useText();
  const query = useQuery(blForIssue, { bookingId }, { refreshOnFocus: false });
  const { data } = query;
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
      {/* Another draft came: what was written for the one before is no answer to it. */}
      <Loaded of={useLoadable(query)}>
        {(bill) => <Answering key={bill.version} data={bill} onIssued={onClose} />}
      </Loaded>
    </Page>
  );
}

function Answering({ data, onIssued }: { data: ForIssue; onIssued(): void }) {
  const text = useText();
  const { notices } = usePortal();
  const now = useNow();
  const clocks = useClocks();
  const [values, setValues] = useState<AcceptedValues>({});
  const [edited, setEdited] = useState(NONE);
  const [editing, setEditing] = useState<IssuedBill>();
  const [requestId] = useState(() => crypto.randomUUID());
  const Editor = useLate(loadEditor, editing !== undefined, EDITOR_SAYS);
  const { client } = useApi();
  const { run } = useCommand(issueBlDraft);
  const { bookingId, version, bills, requests } = data;
  const { records, left } = issueOf(data, values, edited);
  const billName = (billId: number | null) => bills.find((bill) => (bill.billId ?? null) === billId)?.name ?? '';
  const isOfNow = (request: Feedback) => request.status === 'open' || request.version === version;
  const shown = (ofNow: boolean) =>
    requests.filter((one) => isOfNow(one) === ofNow).map((one) => requestOf(one, values));
  const { openFile, dialog } = useOpenedFile();
  const openOf = async ({ id }: ChangeFile) => {
    const file = requests.flatMap(({ files }) => files).find(({ fileId }) => fileId === id);
    if (file) await openFile(file);
  };
  const [asked, earlier] = [shown(true), shown(false)];

  return (
    <>
      <Panel
        title={text('backstage.next', { version: version + 1 })}
        tag={
          <>
            <WebStatusTag status={data.webStatus} name={data.webStatusName} />
            <Deadline at={data.cutOff} zone={data.zone} now={now} />
            <span>{text('backstage.cutOffAt', { time: clocks(data.cutOff, data.zone) })}</span>
          </>
        }
        actions={bills.map((bill) => (
          <Button key={bill.billId ?? 0} icon={icons.pen} onClick={() => setEditing(bill)}>
            {text('backstage.editOf', { name: bill.name })}
          </Button>
        ))}
      >
        <Text>{text(left.length > 0 ? 'backstage.unapplied' : 'backstage.ready', { count: left.length })}</Text>
      </Panel>
      <ReviewRequests
        requests={{ status: 'ready', data: asked }}
        next={version + 1}
        {...(bills.length > 1 && { billName })}
        onOpenFile={openOf}
        // Several are answered at once: each is a call of its own.
        onAnswer={async ({ id }, answer) => {
          const given = { id: Number(id), decision: answer.state, reason: answer.reason || AS_ASKED };
          const done = await settle(client.call(answerBlRequests, { bookingId, answers: [given] }));
          if (done.ok && answer.state === 'accepted') setValues((before) => ({ ...before, [given.id]: answer.value }));
          invalidate(answerBlRequests.invalidates());
          return done.ok ? { ok: true } : { ok: false, message: errorText(text, done.error) };
        }}
        onIssue={async (note) => {
          const issued = await run({ bookingId, version, requestId, note, bills: records });
          if (!issued.ok) return { ok: false, message: errorText(text, issued.error) };
          notices.show({ kind: 'success', text: text('backstage.issued', { version: issued.data.version }) });
          onIssued();
          return { ok: true };
        }}
      />
      {earlier.length > 0 && (
        <Heading level={2} size={4}>
          {text('backstage.earlier')}
        </Heading>
      )}
      {earlier.length > 0 && (
        <ReviewRequests
          aria-label={text('backstage.earlier')}
          requests={{ status: 'ready', data: earlier }}
          next={version + 1}
          {...(bills.length > 1 && { billName })}
          onAnswer={async () => ({ ok: true })}
          onIssue={async () => ({ ok: true })}
          onOpenFile={openOf}
          readOnly
        />
      )}
      {Editor &&
        editing &&
        createElement(Editor, {
          bill: editing,
          record: records.flatMap((one) =>
            one.billId === (editing.billId ?? null) ? (billRecordOf(one) ?? []) : [],
          )[0],
          onSave: (record) => {
            setEdited((before) => new Map(before).set(editing.billId ?? null, record));
            setEditing(undefined);
            notices.show({ kind: 'success', text: text('backstage.edited') });
          },
          onClose: () => setEditing(undefined),
        })}
      {dialog}
    </>
  );
}
