import { BillForm, Button, Dialog, icons } from '@lading/ui';
import type { BillEditing } from '@lading/ui/bill-edit';
import { useText } from '../../../i18n/text.ts';

/** A bill as it will be printed, before it is sent. */
export function PreviewDialog({ editing, name, onClose }: { editing: BillEditing; name: string; onClose(): void }) {
  const text = useText();
  return (
    <Dialog
      open
      flush
      size="bill"
      onOpenChange={(open) => open || onClose()}
      title={text('instruction.previewOf', { name })}
      toolbar={
        <Button size="sm" icon={icons.print} onClick={() => window.print()}>
          {text('instruction.print')}
        </Button>
      }
    >
      <BillForm record={editing.record} />
    </Dialog>
  );
}
