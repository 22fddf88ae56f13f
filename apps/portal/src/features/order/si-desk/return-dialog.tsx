import { Button, Dialog, Stack, Text, TextArea, TextField } from '@lading/ui';
import { usePathName } from '@lading/ui/bill-review';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';

export interface ReturnedPlace {
  readonly kind: 'MBL' | 'HBL';
  readonly billId: number | null;
  readonly path: string;
  readonly reason: string;
}

interface ReturnDialogProps {
  marks: readonly ReturnedPlace[];
  pending: boolean;
  failure: string | undefined;
  onDone(reason: string, fields: readonly ReturnedPlace[]): void;
  onClose(): void;
}

/** Why an instruction goes back: in a sentence, and for each field that is marked. */
export function ReturnDialog({ marks, pending, failure, onDone, onClose }: ReturnDialogProps) {
  const text = useText();
  const pathName = usePathName();
  const [reason, setReason] = useState('');
  const [fields, setFields] = useState(marks);
  const lacking = reason.trim() === '' || fields.some((field) => field.reason.trim() === '');
  return (
    <Dialog
      size="confirm"
      open
      title={text('siDesk.return')}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button onClick={onClose}>{text('siDesk.notNow')}</Button>
          <Button variant="primary" loading={pending} disabled={lacking} onClick={() => onDone(reason.trim(), fields)}>
            {text('siDesk.return')}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <TextArea
          label={text('siDesk.reason')}
          hint={text('siDesk.reasonHint')}
          rows={3}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {fields.map((field, at) => (
          <TextField
            key={`${field.kind} ${field.billId} ${field.path}`}
            label={pathName(field.path)}
            maxLength={500}
            value={field.reason}
            onChange={({ target }) =>
              setFields((now) => now.map((one, place) => (place === at ? { ...one, reason: target.value } : one)))
            }
          />
        ))}
        {failure && <Text role="alert">{failure}</Text>}
      </Stack>
    </Dialog>
  );
}
