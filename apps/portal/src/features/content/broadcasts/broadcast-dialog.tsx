import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Alert, Button, ConfirmDialog, DescriptionList, Dialog, Inline, Stack, useFormat } from '@lading/ui';
import { useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { BroadcastWords } from './broadcast-words.tsx';
import { type Broadcast, useAudience } from './use-audience.ts';

const { cancelBroadcast } = contract.message;

/** One of the messages to customers: to whom, when, how many have read it, and what it says. */
export function BroadcastDialog({ broadcast, onClose }: { broadcast: Broadcast; onClose(): void }) {
  const text = useText();
  const { notices } = usePortal();
  const { minute } = useFormat();
  const audienceOf = useAudience();
  const { run, pending } = useCommand(cancelBroadcast);
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { id, state, author, sendAt, sentAt, delivered, read } = broadcast;
  const takeBack = async () => {
    const done = await run({ id });
    setAsking(false);
    if (!done.ok) return setFailure(errorText(text, done.error));
    notices.show({ kind: 'success', text: text('broadcast.cancelled') });
    onClose();
  };
  return (
    <Dialog size="message" open title={broadcast.titleCn} onOpenChange={(open) => open || onClose()}>
      <Stack>
        <DescriptionList
          items={[
            { name: text('broadcast.audience'), value: audienceOf(broadcast) },
            { name: text('broadcast.state'), value: text(`broadcast.state.${state}`) },
            { name: text('broadcast.sendAt'), value: minute(sentAt ?? sendAt) },
            { name: text('broadcast.author'), value: author },
            { name: text('broadcast.delivered'), value: String(delivered) },
            { name: text('broadcast.read'), value: String(read) },
          ]}
        />
        <BroadcastWords words={broadcast} />
        {failure !== undefined && <Alert kind="danger" live="assertive" title={failure} />}
        {state === 'scheduled' && (
          <Inline>
            <Button variant="danger" onClick={() => setAsking(true)}>
              {text('broadcast.cancel')}
            </Button>
          </Inline>
        )}
      </Stack>
      <ConfirmDialog
        open={asking}
        question={text('broadcast.cancelAsk')}
        confirmLabel={text('broadcast.cancel')}
        tone="danger"
        pending={pending}
        onOpenChange={setAsking}
        onConfirm={() => void takeBack()}
      />
    </Dialog>
  );
}
