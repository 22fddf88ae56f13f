import type { Result } from '@lading/api-client';
import { ConfirmDialog, TextButton } from '@lading/ui';
import { useState } from 'react';
import { usePortal } from '../app/context.ts';
import { errorText } from '../app/error-text.ts';
import { useText } from '../i18n/text.ts';
import type { Revised } from './editable-list-table.tsx';

interface DeleteChosenProps<Row> {
  rows: readonly Row[];
  /** asked once for all of them */
  run(ids: number[]): Promise<Result<unknown>>;
  onDone(): void;
}

/** Takes the chosen rows away, after a question. What the server refuses is said, and the rows stay chosen. */
export function DeleteChosen<Row extends Pick<Revised, 'id'>>({ rows, run, onDone }: DeleteChosenProps<Row>) {
  const text = useText();
  const { notices } = usePortal();
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const count = rows.length;
  const send = async () => {
    setPending(true);
    const sent = await run(rows.map(({ id }) => id));
    setPending(false);
    setAsking(false);
    if (!sent.ok) return void notices.show({ kind: 'error', text: errorText(text, sent.error) });
    notices.show({ kind: 'success', text: text('list.deleted', { count }) });
    onDone();
  };
  return (
    <>
      <TextButton onClick={() => setAsking(true)}>{text('list.delete')}</TextButton>
      <ConfirmDialog
        open={asking}
        question={text('list.deleteQuestion', { count })}
        confirmLabel={text('list.delete')}
        tone="danger"
        pending={pending}
        onConfirm={() => void send()}
        onOpenChange={setAsking}
      />
    </>
  );
}

interface ChangeChosenProps<Row> {
  rows: readonly Row[];
  label: string;
  /** sends one of them, as it was seen */
  run(row: Row): Promise<Result<unknown>>;
  onDone(): void;
}

/** Changes the chosen rows one after the other; each that was not saved is told with the reason of the first. */
export function ChangeChosen<Row extends Revised>({ rows, label, run, onDone }: ChangeChosenProps<Row>) {
  const text = useText();
  const { notices } = usePortal();
  const [pending, setPending] = useState(false);
  const send = async () => {
    setPending(true);
    const failures: string[] = [];
    for (const row of rows) {
      const sent = await run(row);
      if (!sent.ok) failures.push(errorText(text, sent.error));
    }
    setPending(false);
    const [reason] = failures;
    const saved = rows.length - failures.length;
    if (saved > 0) notices.show({ kind: 'success', text: text('list.changed', { count: saved }) });
    if (reason === undefined) onDone();
    else notices.show({ kind: 'error', text: text('list.notChanged', { count: failures.length, reason }) });
  };
  return (
    <TextButton aria-disabled={pending || undefined} onClick={() => pending || void send()}>
      {label}
    </TextButton>
  );
}
