import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Button, Dialog, Form, PhoneField, Text, TextField } from '@lading/ui';
import { mobile, type Rule, required } from '@lading/validators';
import { anyText, type RecordSpec } from '@lading/validators/record';
import { usePortal } from '../../../app/context.ts';
import { useText } from '../../../i18n/text.ts';
import { useCommandForm } from '../../../kit/use-command-form.ts';
import { isCustomerRole } from './roles.ts';
import { RolesField } from './roles-field.tsx';

const { linkWebUser } = contract.user;
const record = {
  fields: {
    phone: { rule: mobile, required: 'required.phone' },
    name: { rule: anyText, required: 'required.name' },
    roles: { rule: required as Rule<unknown> as Rule<string[]>, required: 'required' },
  },
} satisfies RecordSpec;

/** Asks a colleague in: the message says where to log in, and the first code to his number makes his account. */
export function InviteDialog({ onClose }: { onClose(): void }) {
  const text = useText();
  const { notices } = usePortal();
  const { run } = useCommand(linkWebUser);
  const form = useCommandForm({
    record,
    labels: { phone: text('login.account'), name: text('personal.name'), roles: text('members.roles') },
    defaultValues: { phone: '', name: '', roles: ['ops'] },
    send: ({ roles, name, phone }) => run({ phone, name: name.trim(), roles: roles.filter(isCustomerRole) }),
    onSaved({ name, phone }) {
      notices.show({ kind: 'success', text: text('members.invited', { name, phone }) });
      onClose();
    },
  });
  const roles = form.valueProps('roles');
  return (
    <Dialog open size="message" title={text('members.invite')} onOpenChange={(open) => open || onClose()}>
      <Form aria-label={text('members.invite')} {...form.formProps}>
        <Text tone="secondary">{text('members.inviteLead')}</Text>
        <PhoneField {...form.fieldProps('phone')} maxLength={11} autoComplete="off" />
        <TextField {...form.fieldProps('name')} maxLength={20} autoComplete="off" />
        <RolesField label={roles.label} value={roles.value ?? []} onChange={roles.onChange} error={roles.error} />
        {form.failure && (
          <Text tone="danger" role="alert">
            {form.failure}
          </Text>
        )}
        <Button type="submit" variant="primary" loading={form.submitting}>
          {text('members.sendInvitation')}
        </Button>
      </Form>
    </Dialog>
  );
}
