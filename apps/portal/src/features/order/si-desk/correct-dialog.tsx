import { Dialog, Stack, TextField } from '@lading/ui';
import { BillEditor } from '@lading/ui/bill-edit';
import { draftChanges, draftValues } from '@lading/validators/bill';
import { useMemo, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useBillChoices } from '../instruction/use-choices.ts';
import { type ForDesk, recordOfBill, type SentBill } from './si-bills.ts';
import type { useAnswer } from './use-answer.ts';

interface CorrectDialogProps {
  data: ForDesk;
  bill: SentBill;
  title: string;
  correct: ReturnType<typeof useAnswer>['correct'];
  onClose(): void;
}

/** One bill of what was sent, to be put right with a note that the customer reads. */
export function CorrectDialog({ data, bill, title, correct, onClose }: CorrectDialogProps) {
  const text = useText();
  const choices = useBillChoices();
  const record = useMemo(() => recordOfBill(bill, data), [bill, data]);
  const [note, setNote] = useState('');
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} size="bill" flush closeOnOutsidePress={false} title={title}>
      <BillEditor
        record={record}
        choices={choices}
        locked={new Set(bill.locked)}
        saveLabel={text('siDesk.saveCorrection')}
        actions={
          <Stack>
            <TextField
              label={text('siDesk.note')}
              placeholder={text('siDesk.noteHint')}
              maxLength={500}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </Stack>
        }
        onSave={async (next) => {
          if (note.trim() === '') return { ok: false, message: text('siDesk.noteMissing') };
          const changes = draftChanges(draftValues(record), draftValues(next));
          const { kind, billId } = bill;
          const message = await correct({ note: note.trim(), bills: [{ kind, billId, changes }] });
          if (message !== undefined) return { ok: false, message };
          onClose();
          return { ok: true };
        }}
      />
    </Dialog>
  );
}
