import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Button, Form, FormRow, Inline, Select, TextField } from '@lading/ui';
import { email, qq } from '@lading/validators';
import { type RecordSpec, registerRecord } from '@lading/validators/record';
import { usePortal } from '../../../app/context.ts';
import { useText } from '../../../i18n/text.ts';
import { useCommandForm } from '../../../kit/use-command-form.ts';
import type { WebUser } from './web-user.ts';

const { updateWebUserBase } = contract.user;
const { name } = registerRecord.fields;
const any = { rule: name.rule };
const record = {
  fields: { name, nameEn: any, position: any, email: { rule: email }, qq: { rule: qq }, language: any },
} satisfies RecordSpec;

/** The base data of who is logged in, as he changes it. */
export function BaseForm({ user, onDone }: { user: WebUser; onDone(): void }) {
  const text = useText();
  const { notices } = usePortal();
  const { run } = useCommand(updateWebUserBase);
  const { name: first, nameEn, position, email: mail, qq: number, language } = user;
  const form = useCommandForm({
    record,
    labels: {
      name: text('personal.name'),
      nameEn: text('personal.nameEn'),
      position: text('personal.position'),
      email: text('personal.email'),
      qq: 'QQ',
      language: text('personal.language'),
    },
    defaultValues: { name: first, nameEn, position, email: mail, qq: number, language },
    send: ({ name: own, language: chosen, ...optional }) =>
      run({
        name: own.trim(),
        nameEn: optional.nameEn ?? '',
        position: optional.position ?? '',
        email: optional.email ?? '',
        qq: optional.qq ?? '',
        language: chosen === 'en-US' ? 'en-US' : 'zh-CN',
      }),
    onSaved() {
      notices.show({ kind: 'success', text: text('personal.saved') });
      onDone();
    },
  });
  const whole = form.fieldProps('name');
  return (
    <Form aria-label={text('personal.base')} {...form.formProps}>
      <FormRow>
        <TextField {...whole} maxLength={20} autoComplete="name" error={whole.error ?? form.failure} />
        <TextField {...form.fieldProps('nameEn')} maxLength={60} hint={text('personal.nameEnHint')} />
      </FormRow>
      <FormRow>
        <TextField {...form.fieldProps('position')} maxLength={40} autoComplete="organization-title" />
        <TextField {...form.fieldProps('qq')} inputMode="numeric" maxLength={20} />
      </FormRow>
      <TextField {...form.fieldProps('email')} type="email" maxLength={200} autoComplete="email" />
      <Select
        {...form.fieldProps('language')}
        placeholder={null}
        hint={text('personal.languageHint')}
        options={[
          { value: 'zh-CN', label: text('personal.zh-CN') },
          { value: 'en-US', label: text('personal.en-US') },
        ]}
      />
      <Inline>
        <Button type="submit" variant="primary" loading={form.submitting}>
          {text('personal.save')}
        </Button>
        <Button onClick={onDone}>{text('personal.cancel')}</Button>
      </Inline>
    </Form>
  );
}
