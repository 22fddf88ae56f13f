import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Button, ConfirmDialog, Inline, icons } from '@lading/ui';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { type Naming, RoleNameDialog } from './role-name-dialog.tsx';
import { type RoleRow, useRoleName } from './use-roles.ts';

const { deleteRole } = contract.desk;

interface RoleActionsProps {
  /** the role that is looked at */
  row: RoleRow;
  onMade(id: string): void;
}

/** What makes a role, and copies, renames and deletes the one that is looked at. What was built in keeps its name and stays. */
export function RoleActions({ row, onMade }: RoleActionsProps) {
  const text = useText();
  const { notices } = usePortal();
  const role = useRoleName()(row);
  const { run, pending } = useCommand(deleteRole);
  const [doing, setDoing] = useState<Naming | 'remove'>();
  const close = () => setDoing(undefined);
  const askToRemove = () => {
    if (row.people === 0) return setDoing('remove');
    notices.show({ kind: 'warning', text: text('roles.removeHas', { role }) });
  };
  const remove = async () => {
    const done = await run({ role: row.role });
    if (done.ok) notices.show({ kind: 'success', text: text('roles.removed', { role }) });
    else notices.show({ kind: 'error', text: errorText(text, done.error) });
    close();
  };
  return (
    <Inline>
      <Button icon={icons.plus} onClick={() => setDoing('make')}>
        {text('roles.make')}
      </Button>
      <Button onClick={() => setDoing('copy')}>{text('roles.copy')}</Button>
      {row.name !== '' && (
        <>
          <Button onClick={() => setDoing('rename')}>{text('roles.rename')}</Button>
          <Button onClick={askToRemove}>{text('roles.remove')}</Button>
        </>
      )}
      {doing === 'remove' ? (
        <ConfirmDialog
          open
          title={text('roles.removeOf', { role })}
          question={text('roles.removeAsk')}
          confirmLabel={text('roles.remove')}
          tone="danger"
          pending={pending}
          onConfirm={() => void remove()}
          onOpenChange={(open) => open || close()}
        />
      ) : (
        doing && <RoleNameDialog key={doing} what={doing} row={row} onMade={onMade} onClose={close} />
      )}
    </Inline>
  );
}
