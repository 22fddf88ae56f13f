import { useState } from 'react';
import { Spinner } from '../button/spinner.tsx';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as styles from './phone-field.css.ts';
import { useCountdown } from './use-countdown.ts';

interface SendCodeProps {
  onSend: () => Promise<unknown>;
  /** s until it may be sent again */
  wait: number;
  /** s that are left already, when a code was sent before the page came */
  left?: number | undefined;
  disabled?: boolean | undefined;
}

/** Sends the code by SMS and counts down in its own place until it may be sent again. */
export function SendCode({ onSend, wait, left: begun, disabled }: SendCodeProps) {
  const text = useText();
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(begun !== undefined);
  const [counted, start] = useCountdown();
  const left = counted || (begun ?? 0);
  const send = async () => {
    if (sending || left > 0) return;
    setSending(true);
    try {
      await onSend();
      setSent(true);
      start(wait);
    } catch {
      // The owner says what the server answered; the button may be pressed again.
    } finally {
      setSending(false);
    }
  };
  const label = left > 0 ? text('phone.resendIn', { seconds: left }) : text(sent ? 'phone.resend' : 'phone.send');
  return (
    <>
      <button
        type="button"
        className={styles.send}
        disabled={disabled}
        aria-disabled={sending || left > 0 || undefined}
        aria-busy={sending || undefined}
        onClick={() => void send()}
      >
        {sending && <Spinner />}
        {label}
      </button>
      {/* Told once, not each second. */}
      <VisuallyHidden live>{sent ? text('phone.sent') : ''}</VisuallyHidden>
    </>
  );
}
