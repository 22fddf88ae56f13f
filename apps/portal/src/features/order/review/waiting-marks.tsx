import { createElement, useEffect, useRef } from 'react';
import { usePortal } from '../../../app/context.ts';
import { useLate } from '../../../app/use-late.ts';
import type { ClashDialogProps } from './clash-dialog.tsx';
import { useOutbox, useWaitingSteps } from './use-outbox.ts';

// Only where two people disagree: it names fields as the review does.
const loadClashDialog = async () => (await import('./clash-dialog.tsx')).ClashDialog;
const CLASH_SAYS = ['ui/bills'] as const;

/** How often decisions that wait are tried again while nothing says that the connection is back. */
const AGAIN = 15_000;

/** Sends decisions that an earlier visit or a broken connection has left, and shows where a colleague decided otherwise meanwhile. */
export function WaitingMarks() {
  const { notices, text } = usePortal();
  const { outbox, replay } = useOutbox();
  const steps = useWaitingSteps(outbox);
  const waits = steps.some(({ clash }) => !clash);
  const told = useRef<number>(undefined);

  useEffect(() => {
    if (!waits) return;
    const send = () => void replay();
    const timer = setInterval(send, AGAIN);
    globalThis.addEventListener('online', send);
    send();
    return () => {
      clearInterval(timer);
      globalThis.removeEventListener('online', send);
    };
  }, [waits, replay]);

  useEffect(() => {
    let sent = 0;
    return outbox.onSent((_step, { kind }) => {
      if (kind === 'unsent') {
        told.current ??= notices.show({ kind: 'warning', text: text('review.offline') });
        return;
      }
      if (told.current === undefined) return;
      if (kind === 'kept') sent += 1;
      if (outbox.all().some(({ clash }) => !clash)) return;
      notices.dismiss(told.current);
      told.current = undefined;
      if (sent > 0) notices.show({ kind: 'success', text: text('review.back', { count: sent }) });
      sent = 0;
    });
  }, [outbox, notices, text]);

  const clashes = steps.filter(({ clash }) => clash);
  return clashes.length > 0 && <Clashes clashes={clashes} outbox={outbox} replay={replay} />;
}

function Clashes(props: ClashDialogProps) {
  const Dialog = useLate(loadClashDialog, false, CLASH_SAYS);
  return Dialog && createElement(Dialog, props);
}
