import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { ConfirmDialog } from '@lading/ui';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import type { Person } from './members-list.ts';

const { setUserActive } = contract.user;

/** Shuts somebody out, at once in his open pages, or lets him in again. */
export function SwitchDialog({ person, onClose }: { person: Person; onClose(): void }) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(setUserActive);
  const { id: userId, name, active } = person;
  const turn = async () => {
    const done = await run({ userId, active: !active });
    if (done.ok) notices.show({ kind: 'success', text: text(active ? 'members.isOff' : 'members.isOn', { name }) });
    else notices.show({ kind: 'error', text: errorText(text, done.error) });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={text(active ? 'members.off' : 'members.on')}
      question={text(active ? 'members.askOff' : 'members.askOn', { name })}
      confirmLabel={text(active ? 'members.off' : 'members.on')}
      tone={active ? 'danger' : 'primary'}
      pending={pending}
      onConfirm={() => void turn()}
      onOpenChange={(open) => open || onClose()}
    />
  );
}
