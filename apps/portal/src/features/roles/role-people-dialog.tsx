import { contract, type Out } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Button, Checkbox, Dialog, Form, Stack, Text } from '@lading/ui';
import { type FormEvent, useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { type RoleRow, useRoleName } from './use-roles.ts';

const { roleTable, setRolePeople } = contract.desk;

interface RolePeopleDialogProps {
  row: RoleRow;
  staff: Out<typeof roleTable>['staff'];
  onClose(): void;
}

/** Who of the house's people has a role. */
export function RolePeopleDialog({ row, staff, onClose }: RolePeopleDialogProps) {
  const text = useText();
  const { notices } = usePortal();
  const role = useRoleName()(row);
  const { run, pending } = useCommand(setRolePeople);
  const [having, setHaving] = useState(() => staff.filter(({ roles }) => roles.includes(row.role)).map(({ id }) => id));
  const [problem, setProblem] = useState<string>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const done = await run({ role: row.role, userIds: having });
    if (!done.ok) return setProblem(errorText(text, done.error));
    notices.show({ kind: 'success', text: text('roles.peopleSet', { role, count: done.data.people }) });
    onClose();
  };
  return (
    <Dialog size="message" open title={text('roles.peopleOf', { role })} onOpenChange={(open) => open || onClose()}>
      <Form aria-label={text('roles.people')} onSubmit={(event) => void send(event)}>
        <Text tone="secondary">{text('roles.peopleHint')}</Text>
        <Stack gap="sm">
          {staff.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={having.includes(id)}
              onChange={({ target: { checked } }) =>
                setHaving((now) => (checked ? [...now, id] : now.filter((one) => one !== id)))
              }
            />
          ))}
        </Stack>
        {problem && (
          <Text tone="danger" role="alert">
            {problem}
          </Text>
        )}
        <Button type="submit" variant="primary" loading={pending}>
          {text('list.save')}
        </Button>
      </Form>
    </Dialog>
  );
}
