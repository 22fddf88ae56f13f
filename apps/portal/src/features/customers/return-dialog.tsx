import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Button, Dialog, Form, TextArea, TextField } from '@lading/ui';
import { type FormEvent, useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import type { Application } from './application.ts';
import { fieldText } from './fields.ts';

const { decideApplication } = contract.user;

/** Returns an application: with a reason in all, and one for each paper that is not good. */
export function ReturnDialog({ application, onClose }: { application: Application; onClose(): void }) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(decideApplication);
  const [reason, setReason] = useState('');
  const [each, setEach] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const { id, kind, papers } = application;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return setProblem(text('customers.reasonMissing'));
    const reasons = Object.entries(each)
      .map(([field, why]) => ({ field, reason: why.trim() }))
      .filter((one) => one.reason !== '');
    const done = await run({ id, kind, decision: 'return', reason, reasons });
    if (!done.ok) return setProblem(errorText(text, done.error));
    notices.show({ kind: 'success', text: text('customers.returned') });
    onClose();
  };
  return (
    <Dialog
      size="message"
      open
      title={text('customers.returnTitle')}
      closeOnOutsidePress={false}
      onOpenChange={(open) => open || onClose()}
    >
      <Form aria-label={text('customers.returnTitle')} onSubmit={(event) => void send(event)}>
        <TextArea
          label={text('customers.reason')}
          required
          rows={3}
          maxLength={500}
          value={reason}
          error={problem}
          onChange={({ target }) => {
            setProblem(undefined);
            setReason(target.value);
          }}
        />
        {papers.map(({ field, name }) => {
          const named = fieldText(field);
          return (
            <TextField
              key={field}
              label={text('customers.reasonOf', { paper: named ? text(named) : name })}
              maxLength={200}
              value={each[field] ?? ''}
              onChange={({ target: { value } }) => setEach((now) => ({ ...now, [field]: value }))}
            />
          );
        })}
        <Button type="submit" variant="primary" loading={pending}>
          {text('customers.return')}
        </Button>
      </Form>
    </Dialog>
  );
}
