import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { composes } from '../foundations/composing.ts';
import type { NamePart } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { TextArea } from '../text-area/text-area.tsx';
import type { ChatPanelPart } from './chat-message.ts';
import * as styles from './chat-panel.css.ts';

interface ComposerProps {
  part: NamePart<ChatPanelPart>;
  label: string | undefined;
  limit: number;
  disabled: boolean;
  /** false where it was not sent: what was written stays */
  onSend: (text: string) => Promise<boolean>;
  onAttach?: ((files: File[]) => void) | undefined;
  accept?: string | undefined;
}

/** Where something is written: Enter sends it, Shift with Enter begins a new line. */
export function Composer({ part, label, limit, disabled, onSend, onAttach, accept }: ComposerProps) {
  const text = useText();
  const box = useRef<HTMLTextAreaElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [written, setWritten] = useState('');
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const said = written.trim();

  async function send() {
    if (said === '' || state === 'sending') return;
    setState('sending');
    const sent = await onSend(said);
    setState(sent ? 'idle' : 'failed');
    if (sent) setWritten('');
    box.current?.focus();
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || composes(event.nativeEvent)) return;
    event.preventDefault();
    void send();
  }
  return (
    <div {...part('composer', styles.composer)}>
      <TextArea
        ref={box}
        label={label ?? text('chat.write')}
        hint={text('chat.keys')}
        error={state === 'failed' ? text('chat.failed') : undefined}
        rows={2}
        maxLength={limit}
        value={written}
        disabled={disabled}
        onChange={({ target }) => setWritten(target.value)}
        onKeyDown={press}
      />
      <div className={styles.tools}>
        {onAttach && (
          <>
            <Button icon={icons.upload} variant="ghost" disabled={disabled} onClick={() => files.current?.click()}>
              {text('chat.attach')}
            </Button>
            <input
              ref={files}
              type="file"
              hidden
              aria-label={text('chat.attach')}
              accept={accept}
              onChange={({ currentTarget }) => {
                const chosen = [...(currentTarget.files ?? [])];
                // The same file may be chosen again.
                currentTarget.value = '';
                if (chosen.length > 0) onAttach(chosen);
              }}
            />
          </>
        )}
        <Button icon={icons.send} loading={state === 'sending'} disabled={disabled} onClick={() => void send()}>
          {text('chat.send')}
        </Button>
      </div>
    </div>
  );
}
