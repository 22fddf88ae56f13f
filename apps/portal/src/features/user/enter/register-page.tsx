import { settle } from '@lading/api-client';
import { contract } from '@lading/api-client/contract';
import { Button, Form, FormRow, Link, PasswordField, TextField } from '@lading/ui';
import { registerRecord } from '@lading/validators/record';
import { usePortal } from '../../../app/context.ts';
import { useText } from '../../../i18n/text.ts';
import { type Sent, useCommandForm } from '../../../kit/use-command-form.ts';
import { useAccepted } from './accepted.ts';
import { Agreement } from './agreement.tsx';
import { EnterPage } from './enter-page.tsx';
import { PhoneProof } from './phone-proof.tsx';
import { type LoginResult, useEnter } from './use-enter.ts';
import { useSealing } from './use-sealing.ts';

const { register, registerCode } = contract.user;

/** A company and its first user, who is logged in at once. */
export function RegisterPage() {
  const text = useText();
  const { client } = usePortal();
  const enter = useEnter(undefined);
  const seal = useSealing();
  const [accepted, accept] = useAccepted();
  const form = useCommandForm({
    record: registerRecord,
    labels: {
      phone: text('login.account'),
      captcha: text('captcha.name'),
      smsCode: text('login.code'),
      companyName: text('register.company'),
      name: text('register.name'),
      password: text('login.password'),
      confirm: text('register.again'),
      agreement: text('agreement.name'),
    },
    defaultValues: {
      phone: '',
      captcha: '',
      smsCode: '',
      companyName: '',
      name: '',
      password: '',
      confirm: '',
      agreement: accepted,
    },
    async send({ phone, smsCode: code, companyName, name, password, confirm }): Promise<Sent<LoginResult>> {
      accept();
      const sealed = await seal(register.path, password, confirm);
      if (!sealed.ok) return sealed;
      const [first, again] = sealed.data;
      return settle(
        client.call(register, {
          phone,
          code,
          companyName: companyName.trim(),
          name: name.trim(),
          password: first,
          passwordAgain: again,
          agreement: true,
        }),
      );
    },
    sentAs: { code: 'smsCode', passwordAgain: 'confirm' },
    onSaved: enter,
  });
  return (
    <EnterPage
      title={text('register.title')}
      lead={text('register.lead')}
      more={
        <>
          {text('register.haveAccount')} <Link href="/login">{text('login.submit')}</Link>
        </>
      }
    >
      <Form aria-label={text('register.title')} {...form.formProps}>
        <PhoneProof
          form={form}
          failure={form.failure}
          send={(phone, captcha) => settle(client.call(registerCode, { phone, captcha }))}
        />
        <FormRow>
          <TextField {...form.fieldProps('companyName')} autoComplete="organization" maxLength={50} />
          <TextField {...form.fieldProps('name')} autoComplete="name" maxLength={20} />
        </FormRow>
        <PasswordField {...form.fieldProps('password')} strength />
        <PasswordField {...form.fieldProps('confirm')} autoComplete="new-password" />
        <Agreement {...form.fieldProps('agreement')} />
        <Button type="submit" variant="primary" size="lg" loading={form.submitting}>
          {text('register.submit')}
        </Button>
      </Form>
    </EnterPage>
  );
}
