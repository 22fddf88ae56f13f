import { billRecordOf } from '@lading/api-client/contract';
import { Dialog } from '@lading/ui';
import { type BillChoice, BillEditor } from '@lading/ui/bill-edit';
import type { BillRecord } from '@lading/validators/bill';
import { useMemo } from 'react';
import { useText } from '../../../i18n/text.ts';
import { choicesFrom } from './choices.ts';
import type { IssuedBill } from './issue.ts';

export type { BillChoice };

interface EditDialogProps {
  bill: IssuedBill;
  /** the next draft as it is so far */
  record: BillRecord | undefined;
  onSave(record: BillRecord): void;
  onClose(): void;
}

/** One bill of the next draft, to be written by hand. */
export function EditDialog({ bill, record, onSave, onClose }: EditDialogProps) {
  const text = useText();
  const choices = useMemo(
    () => choicesFrom([bill.draft, bill.instruction].flatMap((one) => (one && billRecordOf(one)) ?? [])),
    [bill],
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="bill"
      flush
      closeOnOutsidePress={false}
      title={text('backstage.editOf', { name: bill.name })}
    >
      {record && (
        <BillEditor
          record={record}
          choices={choices}
          saveLabel={text('backstage.apply')}
          onSave={async (next) => {
            onSave(next);
            return { ok: true };
          }}
        />
      )}
    </Dialog>
  );
}
