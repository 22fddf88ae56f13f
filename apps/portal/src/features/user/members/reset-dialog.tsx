import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Button, Checkbox, ConfirmDialog, CopyButton, Dialog, Inline, Stack, Text } from '@lading/ui';
import { useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import type { Person } from './members-list.ts';

const { resetPasswordByAdmin } = contract.user;

/** Gives somebody a password that is shown once: he changes it when he logs in. */
export function ResetDialog({ person, onClose }: { person: Person; onClose(): void }) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(resetPasswordByAdmin);
  const [requestId] = useState(() => crypto.randomUUID());
  const [password, setPassword] = useState<string>();
  const [endSecondFactor, setEndSecondFactor] = useState(false);
  const { id: userId, name, secondFactor } = person;
  const reset = async () => {
    const given = await run({ userId, requestId, ...(endSecondFactor && { endSecondFactor }) });
    if (given.ok) return setPassword(given.data.temporaryPassword);
    notices.show({ kind: 'error', text: errorText(text, given.error) });
    onClose();
  };
  if (password === undefined)
    return (
      <ConfirmDialog
        open
        title={text('members.reset')}
        question={text('members.askReset', { name })}
        confirmLabel={text('members.reset')}
        tone="danger"
        pending={pending}
        onConfirm={() => void reset()}
        onOpenChange={(open) => open || onClose()}
      >
        {secondFactor && (
          <Checkbox
            label={text('members.endSecond')}
            hint={text('members.endSecondHint')}
            checked={endSecondFactor}
            onChange={(event) => setEndSecondFactor(event.currentTarget.checked)}
          />
        )}
      </ConfirmDialog>
    );
  return (
    <Dialog
      open
      size="confirm"
      title={text('members.newPassword')}
      onOpenChange={(open) => open || onClose()}
      footer={
        <Button variant="primary" onClick={onClose}>
          {text('members.told')}
        </Button>
      }
    >
      <Stack>
        <Text>{text('members.tellOnce', { name })}</Text>
        <Inline>
          <Text as="strong" strong>
            {password}
          </Text>
          <CopyButton value={password} label={text('members.copyPassword')} />
        </Inline>
      </Stack>
    </Dialog>
  );
}
