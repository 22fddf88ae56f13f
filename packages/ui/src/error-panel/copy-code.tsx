import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';

/** Puts a code on the clipboard, for the message to support. */
export function CopyCode({ code }: { code: string }) {
  const text = useText();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setCopied(true);
  };
  return (
    <Button icon={copied ? icons.check : icons.copy} onClick={() => void copy().catch(() => setCopied(false))}>
      <span aria-live="polite">{text(copied ? 'error.copied' : 'error.copy')}</span>
    </Button>
  );
}
