import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Button, Dialog, Stack, Text } from '@lading/ui';
import { useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import type { Person } from './members-list.ts';
import { isCustomerRole } from './roles.ts';
import { RolesField } from './roles-field.tsx';

const { setUserRoles } = contract.user;

/** Other roles for one of the company's people, who logs in again with them. */
export function RolesDialog({ person, onClose }: { person: Person; onClose(): void }) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(setUserRoles);
  const [roles, setRoles] = useState<readonly string[]>(person.roles);
  const [failure, setFailure] = useState<string>();
  const save = async () => {
    if (roles.length === 0) return setFailure(text('members.oneRole'));
    const given = await run({ userId: person.id, roles: roles.filter(isCustomerRole) });
    if (!given.ok) return setFailure(errorText(text, given.error));
    notices.show({ kind: 'success', text: text('members.rolesSaved', { name: person.name }) });
    onClose();
  };
  return (
    <Dialog
      open
      size="message"
      title={text('members.rolesOf', { name: person.name })}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button onClick={onClose}>{text('personal.cancel')}</Button>
          <Button variant="primary" loading={pending} onClick={() => void save()}>
            {text('personal.save')}
          </Button>
        </>
      }
    >
      <Stack>
        <RolesField
          label={text('members.roles')}
          value={roles}
          error={failure}
          onChange={(next) => {
            setFailure(undefined);
            setRoles(next);
          }}
        />
        <Text size="dense" tone="secondary">
          {text('members.rolesLead')}
        </Text>
      </Stack>
    </Dialog>
  );
}
