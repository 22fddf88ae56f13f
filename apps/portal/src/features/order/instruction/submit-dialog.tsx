import { Alert, Button, Checkbox, Dialog, Stack, TextArea } from '@lading/ui';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import type { Question } from './use-submit.ts';

interface SubmitDialogProps {
  question: Question;
  pending: boolean;
  onSend(reason: string): Promise<string | undefined>;
  onClose(): void;
}

/** Why something is changed after it was sent, and that a change costs: asked before it goes. */
export function SubmitDialog({ question: { reason: asks, fee }, pending, onSend, onClose }: SubmitDialogProps) {
  const text = useText();
  const [reason, setReason] = useState('');
  const [seen, setSeen] = useState(false);
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const lacks = { reason: asks && reason.trim() === '', fee: fee !== '' && !seen };
  const send = async () => {
    setTried(true);
    if (!lacks.reason && !lacks.fee) setRefusal(await onSend(reason.trim()));
  };
  return (
    <Dialog
      open
      size="message"
      closeOnOutsidePress={false}
      onOpenChange={(open) => open || onClose()}
      title={text(asks ? 'instruction.amend' : 'instruction.send')}
      footer={
        <>
          <Button onClick={onClose}>{text('instruction.cancel')}</Button>
          <Button variant="primary" loading={pending} onClick={() => void send()}>
            {text(asks ? 'instruction.sendAmendment' : 'instruction.send')}
          </Button>
        </>
      }
    >
      <Stack>
        {refusal && (
          <Alert kind="danger" live="assertive">
            {refusal}
          </Alert>
        )}
        {asks && (
          <TextArea
            label={text('instruction.reason')}
            hint={text('instruction.reasonHint')}
            required
            rows={3}
            maxLength={500}
            value={reason}
            error={tried && lacks.reason ? text('instruction.reasonMissing') : undefined}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
        {fee && (
          <>
            <Alert kind="warning">{fee}</Alert>
            <Checkbox
              label={text('instruction.feeSeen')}
              checked={seen}
              error={tried && lacks.fee ? text('instruction.feeMissing') : undefined}
              onChange={({ currentTarget }) => setSeen(currentTarget.checked)}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
