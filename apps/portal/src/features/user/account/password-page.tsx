import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Button, Form, Page, Panel, PasswordField } from '@lading/ui';
import { changePasswordRecord, loginRecord, type RecordSpec } from '@lading/validators/record';
import { useRouter } from '@tanstack/react-router';
import { usePortal } from '../../../app/context.ts';
import { useText } from '../../../i18n/text.ts';
import { type Sent, useCommandForm } from '../../../kit/use-command-form.ts';
import { useSealing } from '../enter/use-sealing.ts';

const { updatePassword } = contract.user;
const { password, confirm } = changePasswordRecord.fields;
const record = { fields: { oldPassword: loginRecord.fields.password, password, confirm } } satisfies RecordSpec;

/** Another password, by the one of now; all other sessions end with it. */
export function PasswordPage() {
  const text = useText();
  const { notices } = usePortal();
  const router = useRouter();
  const seal = useSealing();
  const change = useCommand(updatePassword);
  const form = useCommandForm({
    record,
    labels: {
      oldPassword: text('password.old'),
      password: text('password.next'),
      confirm: text('register.again'),
    },
    defaultValues: { oldPassword: '', password: '', confirm: '' },
    async send(values): Promise<Sent<unknown>> {
      const sealed = await seal(updatePassword.path, values.oldPassword, values.password, values.confirm);
      if (!sealed.ok) return sealed;
      const [old, first, again] = sealed.data;
      return change.run({ oldPassword: old, password: first, passwordAgain: again });
    },
    sentAs: { passwordAgain: 'confirm' },
    async onSaved() {
      notices.show({ kind: 'success', text: text('password.changedHere') });
      await router.navigate({ to: '/personal' });
    },
  });
  const old = form.fieldProps('oldPassword');
  return (
    <Page title={text('routes.password')}>
      <Panel title={text('password.title')}>
        <Form narrow aria-label={text('password.title')} {...form.formProps}>
          <PasswordField {...old} autoComplete="current-password" error={old.error ?? form.failure} />
          <PasswordField {...form.fieldProps('password')} strength hint={text('password.others')} />
          <PasswordField {...form.fieldProps('confirm')} autoComplete="new-password" />
          <Button type="submit" variant="primary" loading={form.submitting}>
            {text('password.save')}
          </Button>
        </Form>
      </Panel>
    </Page>
  );
}
