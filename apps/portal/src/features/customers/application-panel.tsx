import { APPLICATION_STATE, contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import {
  Button,
  ConfirmDialog,
  DescriptionList,
  Inline,
  Panel,
  StatusTag,
  saveFile,
  Text,
  TextButton,
  useFormat,
} from '@lading/ui';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import type { Application } from './application.ts';
import { choiceText, fieldText } from './fields.ts';
import { ReturnDialog } from './return-dialog.tsx';

const { decideApplication } = contract.user;

const TONES = { 1: 'warning', 2: 'success', 3: 'danger' } as const;

/** A paper, which comes with the session. */
function Paper({ paper }: { paper: Application['papers'][number] }) {
  const text = useText();
  const { client, notices } = usePortal();
  const save = async () => {
    try {
      const url = URL.createObjectURL(await client.file(paper.path));
      saveFile({ path: paper.path, url });
      // Long enough for the browser to have read it.
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    } catch (error) {
      notices.show({ kind: 'error', text: errorText(text, error) });
    }
  };
  return <TextButton onClick={() => void save()}>{paper.name}</TextButton>;
}

function Deciding({ application }: { application: Application }) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(decideApplication);
  const [asks, setAsks] = useState<'approve' | 'return'>();
  const { id, kind } = application;
  const approve = async () => {
    const done = await run({ id, kind, decision: 'approve' });
    if (done.ok) notices.show({ kind: 'success', text: text('customers.approved') });
    else notices.show({ kind: 'error', text: errorText(text, done.error) });
    setAsks(undefined);
  };
  return (
    <Inline>
      <Button variant="primary" onClick={() => setAsks('approve')}>
        {text('customers.approve')}
      </Button>
      <Button onClick={() => setAsks('return')}>{text('customers.return')}</Button>
      <ConfirmDialog
        open={asks === 'approve'}
        title={text(`customers.view.${kind}`)}
        question={text('customers.askApprove')}
        confirmLabel={text('customers.approve')}
        pending={pending}
        onConfirm={() => void approve()}
        onOpenChange={(open) => open || setAsks(undefined)}
      />
      {asks === 'return' && <ReturnDialog application={application} onClose={() => setAsks(undefined)} />}
    </Inline>
  );
}

/** Something a company applied for: what it wrote, its papers, and the decision or the way to it. */
export function ApplicationPanel({ application }: { application: Application }) {
  const text = useText();
  const { minute } = useFormat();
  const { state, kind, values, papers, reason, reasons } = application;
  const nameOf = (field: string) => {
    const id = fieldText(field);
    return id ? text(id) : field;
  };
  const written = values.map(({ name, value }) => {
    const choice = choiceText(name, value);
    return { name: nameOf(name), value: choice ? text(choice) : value };
  });
  const shown = papers.map((paper) => ({ name: nameOf(paper.field), value: <Paper paper={paper} /> }));
  return (
    <Panel
      title={text(`customers.view.${kind}`)}
      tag={<StatusTag tone={TONES[state]}>{text(`customers.application.${state}`)}</StatusTag>}
    >
      <DescriptionList
        items={[
          { name: text('customers.applicant'), value: application.applicant },
          { name: text('customers.sentAt'), value: minute(application.createTime) },
          ...written,
          ...shown,
        ]}
      />
      {state === APPLICATION_STATE.returned && (
        <Text>{[reason, ...reasons.map((one) => `${nameOf(one.field)}: ${one.reason}`)].join(' · ')}</Text>
      )}
      {state === APPLICATION_STATE.review && <Deciding application={application} />}
    </Panel>
  );
}
