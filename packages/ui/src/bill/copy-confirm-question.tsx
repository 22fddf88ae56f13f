import { ConfirmDialog } from '../confirm-dialog/index.ts';
import { useText } from '../i18n/provider.tsx';
import type { useCopyConfirm } from './use-copy-confirm.ts';

interface CopyConfirmQuestionProps {
  open: boolean;
  steps: ReturnType<typeof useCopyConfirm>;
  number: string;
  /** how many bills */
  count: number;
}

/** Asked once before the confirmation is sent. */
export function CopyConfirmQuestion({ open, steps, number, count }: CopyConfirmQuestionProps) {
  const text = useText();
  const { phase, confirm, cancel } = steps;
  return (
    <ConfirmDialog
      open={open && (phase === 'asking' || phase === 'sending')}
      title={text('bill.copy.title')}
      question={text('bill.copy.question')}
      confirmLabel={text('bill.copy.confirm')}
      pending={phase === 'sending'}
      onConfirm={confirm}
      onOpenChange={cancel}
    >
      {text('bill.copy.asked', { number, count })}
    </ConfirmDialog>
  );
}
