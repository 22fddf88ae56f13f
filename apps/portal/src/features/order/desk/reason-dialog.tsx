import { RETURN_REASONS, type ReturnReason } from '@lading/api-client/contract';
import { Button, Dialog, Select, Stack, Text, TextArea } from '@lading/ui';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';

export type Reasoned = 'return' | 'roll' | 'cancel' | 'keep' | 'refuse';

interface ReasonDialogProps {
  decision: Reasoned;
  pending: boolean;
  failure: string | undefined;
  onDone(reason: ReturnReason, text: string): void;
  onClose(): void;
}

/** Why: a reason of the list, and a sentence that the customer reads. */
export function ReasonDialog({ decision, pending, failure, onDone, onClose }: ReasonDialogProps) {
  const text = useText();
  const [reason, setReason] = useState<ReturnReason>(decision === 'return' ? 'incomplete' : 'noSpace');
  const [words, setWords] = useState('');
  return (
    <Dialog
      size="confirm"
      open
      title={decision === 'return' ? text('bookings.do.return') : text(`bookings.${decision}Title`)}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button onClick={onClose}>{text('booking.notNow')}</Button>
          <Button variant="primary" loading={pending} onClick={() => onDone(reason, words.trim())}>
            {text(`bookings.do.${decision}`)}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <Select
          label={text('bookings.why')}
          placeholder={null}
          options={RETURN_REASONS.map((value) => ({ value, label: text(`bookings.reason.${value}`) }))}
          value={reason}
          onChange={({ target }) => setReason(target.value as ReturnReason)}
        />
        <TextArea
          label={text('bookings.say')}
          hint={text('bookings.sayHint')}
          rows={3}
          maxLength={500}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {failure && <Text role="alert">{failure}</Text>}
      </Stack>
    </Dialog>
  );
}
