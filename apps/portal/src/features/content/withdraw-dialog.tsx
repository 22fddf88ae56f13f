import { Button, Dialog, Form, TextArea } from '@lading/ui';
import { type FormEvent, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Writing } from './use-article.ts';

/** Fewer characters are no reason. */
const LEAST = 2;

/** Taking an article off the site, with the reason. */
export function WithdrawDialog({ writing, onClose }: { writing: Writing; onClose(): void }) {
  const text = useText();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim().length < LEAST) return setProblem(text('content.reasonMissing'));
    await writing.withdraw(reason);
    onClose();
  };
  return (
    <Dialog size="confirm" open title={text('content.withdraw')} onOpenChange={(open) => open || onClose()}>
      <Form aria-label={text('content.withdraw')} onSubmit={(event) => void send(event)}>
        <TextArea
          label={text('content.reason')}
          hint={text('content.reasonHint')}
          required
          rows={3}
          maxLength={200}
          error={problem}
          value={reason}
          onChange={({ target }) => {
            setProblem(undefined);
            setReason(target.value);
          }}
        />
        <Button type="submit" variant="primary" loading={writing.pending}>
          {text('content.withdraw')}
        </Button>
      </Form>
    </Dialog>
  );
}
