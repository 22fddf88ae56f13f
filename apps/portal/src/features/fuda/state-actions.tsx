import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Button, Dialog, Form, TextArea, TextButton } from '@lading/ui';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import type { Rate } from './rate.ts';

const { changeFudaState } = contract.freight;
type State = Rate['auditState'];

interface StateActionsProps {
  rows: readonly Rate[];
  isAdmin: boolean;
  onDone(): void;
}

/** Brings the chosen rates into another state, all of them or none; sending back asks why. */
export function StateActions({ rows, isAdmin, onDone }: StateActionsProps) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(changeFudaState);
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const move = async (state: State) => {
    const sent = await run({ ids: rows.map(({ id }) => id), state, reason: state === 4 ? reason.trim() : '' });
    if (!sent.ok) return void notices.show({ kind: 'error', text: errorText(text, sent.error) });
    notices.show({ kind: 'success', text: text('list.changed', { count: sent.data.changed }) });
    setAsking(false);
    setReason('');
    onDone();
  };
  const button = (state: State, label: string) => (
    <TextButton aria-disabled={pending || undefined} onClick={() => pending || void move(state)}>
      {label}
    </TextButton>
  );
  return (
    <>
      {isAdmin ? button(3, text('fuda.putOn')) : button(2, text('fuda.submit'))}
      {isAdmin && <TextButton onClick={() => setAsking(true)}>{text('fuda.sendBack')}</TextButton>}
      {button(5, text('fuda.takeOff'))}
      {asking && (
        <Dialog size="account" open title={text('fuda.sendBack')} closeOnOutsidePress={false} onOpenChange={setAsking}>
          <Form
            aria-label={text('fuda.sendBack')}
            onSubmit={(event) => {
              event.preventDefault();
              if (reason.trim() !== '') void move(4);
            }}
          >
            <TextArea
              label={text('fuda.reason')}
              required
              maxLength={200}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
            <Button type="submit" variant="primary" loading={pending} disabled={reason.trim() === ''}>
              {text('fuda.sendBack')}
            </Button>
          </Form>
        </Dialog>
      )}
    </>
  );
}
