import { useEffect, useRef, useState } from 'react';
import { useStable } from '../foundations/use-stable.ts';
import { useText } from '../i18n/provider.tsx';
import type { NoticeStore } from '../notice/index.ts';

export type Outcome = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** idle → asking (the question is open) → sending → done, or failed for the half second until the dialog closes. */
export type ConfirmPhase = 'idle' | 'asking' | 'sending' | 'done' | 'failed';

/** How long a refused confirmation keeps the dialog in view, ms. */
const CLOSE_AFTER_FAILURE = 500;

export interface CopyConfirmOptions {
  open: boolean;
  /** named in the notice of success */
  number: string;
  notices: NoticeStore;
  onOpenChange(open: boolean): void;
  onConfirm(): Promise<Outcome>;
  onConfirmed(): void;
}

/** The steps of confirming, each possible only from the one before it, so that nothing is sent twice. */
export function useCopyConfirm({ open, number, notices, onOpenChange, onConfirm, onConfirmed }: CopyConfirmOptions) {
  const text = useText();
  const [phase, setPhase] = useState<ConfirmPhase>('idle');
  // Two presses can come before the next drawing; the reference knows at once.
  const now = useRef(phase);
  const go = (next: ConfirmPhase) => {
    now.current = next;
    setPhase(next);
  };

  if (!open && phase !== 'idle') setPhase('idle');
  useEffect(() => {
    if (!open) now.current = 'idle';
  }, [open]);

  const calls = useStable({ onOpenChange });
  useEffect(() => {
    if (phase !== 'failed') return;
    const timer = setTimeout(() => calls.onOpenChange(false), CLOSE_AFTER_FAILURE);
    return () => clearTimeout(timer);
  }, [phase, calls]);

  const confirm = async () => {
    if (now.current !== 'asking') return;
    go('sending');
    const outcome = await onConfirm().catch((): Outcome => ({ ok: false, message: text('bill.copy.system') }));
    if (!outcome.ok) {
      notices.show({ kind: 'error', text: outcome.message });
      go('failed');
      return;
    }
    go('done');
    notices.show({
      kind: 'success',
      title: text('bill.copy.successTitle'),
      text: text('bill.copy.success', { number }),
    });
    onOpenChange(false);
    onConfirmed();
  };

  return {
    phase,
    ask: () => now.current === 'idle' && go('asking'),
    cancel: () => now.current === 'asking' && go('idle'),
    confirm,
  };
}
