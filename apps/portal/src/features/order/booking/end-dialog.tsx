import { Button, Dialog, Stack, Text, TextArea } from '@lading/ui';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';

interface EndDialogProps {
  kind: 'cancel' | 'delete';
  pending: boolean;
  failure: string;
  onDone(reason: string): void;
  onClose(): void;
}

/** A draft is deleted, or what was sent is to be cancelled: with the reason, and what that may cost. */
export function EndDialog({ kind, pending, failure, onDone, onClose }: EndDialogProps) {
  const text = useText();
  const [reason, setReason] = useState('');
  const [pressed, setPressed] = useState(false);
  const wanting = kind === 'cancel' && reason.trim() === '';
  return (
    <Dialog
      size="confirm"
      open
      title={text(`booking.${kind}Title`)}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button onClick={onClose}>{text('booking.notNow')}</Button>
          <Button
            variant="danger"
            loading={pending}
            onClick={() => {
              setPressed(true);
              if (!wanting) onDone(reason.trim());
            }}
          >
            {text(`booking.${kind}`)}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <Text>{text(`booking.${kind}Text`)}</Text>
        {kind === 'cancel' && (
          <TextArea
            label={text('booking.cancelReason')}
            required
            rows={3}
            maxLength={500}
            error={pressed && wanting ? text('booking.cancelReasonMissing') : undefined}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        {failure && <Text role="alert">{failure}</Text>}
      </Stack>
    </Dialog>
  );
}
