import { Button, ConfirmDialog, icons } from '@lading/ui';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';

interface DeleteButtonProps {
  question: string;
  pending: boolean;
  remove(): Promise<{ ok: true } | { ok: false; error: unknown }>;
  onGone(): void;
}

/** Deletes what is open, after a question. */
export function DeleteButton({ question, pending, remove, onGone }: DeleteButtonProps) {
  const text = useText();
  const { notices } = usePortal();
  const [asking, setAsking] = useState(false);
  const go = async () => {
    const gone = await remove();
    setAsking(false);
    if (!gone.ok) return notices.show({ kind: 'error', text: errorText(text, gone.error) });
    notices.show({ kind: 'success', text: text('content.deleted') });
    onGone();
  };
  return (
    <>
      <Button variant="danger" icon={icons.close} onClick={() => setAsking(true)}>
        {text('content.delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        question={question}
        confirmLabel={text('content.delete')}
        tone="danger"
        pending={pending}
        onOpenChange={(open) => open || setAsking(false)}
        onConfirm={() => void go()}
      />
    </>
  );
}
