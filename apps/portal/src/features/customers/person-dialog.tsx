import { CUSTOMER_ROLES, contract, type Out } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Button, Checkbox, Code, ConfirmDialog, Dialog, Form, Stack, Text } from '@lading/ui';
import { type FormEvent, useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';

const { setUserRoles, setUserActive, resetPasswordByAdmin, webUserPage } = contract.user;
type Person = Out<typeof webUserPage>['records'][number];

export interface Doing {
  readonly what: 'setRoles' | 'reset' | 'forbid' | 'activate';
  readonly person: Person;
}
interface Shown {
  person: Person;
  onClose(): void;
}

function Roles({ person, onClose }: Shown) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(setUserRoles);
  const [roles, setRoles] = useState<readonly string[]>(person.roles);
  const [problem, setProblem] = useState<string>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (roles.length === 0) return setProblem(text('customers.roleMissing'));
    const done = await run({ userId: person.id, roles: [...roles] as Person['roles'] as never });
    if (!done.ok) return setProblem(errorText(text, done.error));
    notices.show({ kind: 'success', text: text('customers.rolesSet', { name: person.name }) });
    onClose();
  };
  return (
    <Dialog
      size="confirm"
      open
      title={text('customers.setRolesOf', { name: person.name })}
      onOpenChange={(open) => open || onClose()}
    >
      <Form aria-label={text('customers.roles')} onSubmit={(event) => void send(event)}>
        {CUSTOMER_ROLES.map((role) => (
          <Checkbox
            key={role}
            label={text(`customers.role.${role}`)}
            checked={roles.includes(role)}
            onChange={({ target: { checked } }) =>
              setRoles((now) => (checked ? [...now, role] : now.filter((one) => one !== role)))
            }
          />
        ))}
        <Text role="alert">{problem ?? text('customers.rolesEnd')}</Text>
        <Button type="submit" variant="primary" loading={pending}>
          {text('customers.save')}
        </Button>
      </Form>
    </Dialog>
  );
}

function Switching({ person, onClose }: Shown) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(setUserActive);
  const what = person.active ? 'forbid' : 'activate';
  const go = async () => {
    const done = await run({ userId: person.id, active: !person.active });
    if (done.ok) notices.show({ kind: 'success', text: text(`customers.${what}Done`, { name: person.name }) });
    else notices.show({ kind: 'error', text: errorText(text, done.error) });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={text(`customers.${what}Of`, { name: person.name })}
      question={text(`customers.${what}Ask`, { name: person.name })}
      confirmLabel={text(`customers.${what}`)}
      tone={person.active ? 'danger' : 'primary'}
      pending={pending}
      onConfirm={() => void go()}
      onOpenChange={(open) => open || onClose()}
    />
  );
}

function Reset({ person, onClose }: Shown) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(resetPasswordByAdmin);
  const [requestId] = useState(() => crypto.randomUUID());
  const [told, setTold] = useState<string>();
  const go = async () => {
    const done = await run({ userId: person.id, requestId });
    if (done.ok) return setTold(done.data.temporaryPassword);
    notices.show({ kind: 'error', text: errorText(text, done.error) });
    onClose();
  };
  if (told === undefined)
    return (
      <ConfirmDialog
        open
        title={text('customers.resetOf', { name: person.name })}
        question={text('customers.resetAsk', { name: person.name })}
        confirmLabel={text('customers.reset')}
        tone="danger"
        pending={pending}
        onConfirm={() => void go()}
        onOpenChange={(open) => open || onClose()}
      />
    );
  return (
    <Dialog
      size="confirm"
      open
      title={text('customers.resetOf', { name: person.name })}
      onOpenChange={(open) => open || onClose()}
    >
      <Stack>
        <Text>{text('customers.resetTold')}</Text>
        <Code>{told}</Code>
        <Button variant="primary" onClick={onClose}>
          {text('customers.noted')}
        </Button>
      </Stack>
    </Dialog>
  );
}

/** What is done to one of a customer's people, asked for before. */
export function PersonDialog({ what, ...shown }: Doing & { onClose(): void }) {
  if (what === 'setRoles') return <Roles {...shown} />;
  if (what === 'reset') return <Reset {...shown} />;
  return <Switching {...shown} />;
}
