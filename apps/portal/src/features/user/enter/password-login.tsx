import { settle } from '@lading/api-client';
import { contract } from '@lading/api-client/contract';
import { Button, Form, Link, PasswordField, TextField } from '@lading/ui';
import { mobile } from '@lading/validators';
import { loginRecord, type RecordSpec, registerRecord } from '@lading/validators/record';
import { useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { useText } from '../../../i18n/text.ts';
import { type CaptchaAnswer, CaptchaField } from '../../../kit/captcha-field.tsx';
import { type Sent, useCommandForm } from '../../../kit/use-command-form.ts';
import { orSecond, type Second } from '../second/second.ts';
import { useAccepted } from './accepted.ts';
import { Agreement } from './agreement.tsx';
import type { LoginResult } from './use-enter.ts';
import { useSealing } from './use-sealing.ts';

const { login } = contract.user;
const { account, password, captcha } = loginRecord.fields;
// Whether a captcha is needed, the server says.
const record = {
  fields: { account, password, captcha, agreement: registerRecord.fields.agreement },
} satisfies RecordSpec;

/** Log in with a password; a refusal changes nothing. */
export function PasswordLogin({ onDone }: { onDone(came: LoginResult | Second): unknown }) {
  const text = useText();
  const { client } = usePortal();
  const seal = useSealing();
  const [accepted, accept] = useAccepted();
  const [asked, setAsked] = useState(false);
  const [answer, setAnswer] = useState<CaptchaAnswer>();
  const form = useCommandForm({
    record,
    labels: {
      account: text('login.account'),
      password: text('login.password'),
      captcha: text('captcha.name'),
      agreement: text('agreement.name'),
    },
    defaultValues: { account: '', password: '', captcha: '', agreement: accepted },
    async send(values): Promise<Sent<LoginResult | Second>> {
      accept();
      // Each is good for one login, whatever comes of it.
      if (answer) take(undefined);
      const sealed = await seal(login.path, values.password);
      if (!sealed.ok) return sealed;
      const sent = await settle(
        client.call(login, { account: values.account, password: sealed.data[0], captcha: answer }),
      );
      if (!sent.ok && sent.error.field === 'captcha') setAsked(true);
      return orSecond(sent);
    },
    onSaved: onDone,
  });
  const captchaProps = form.valueProps('captcha');
  const take = (next: CaptchaAnswer | undefined) => {
    setAnswer(next);
    captchaProps.onChange(next?.id ?? '');
  };
  // A number is often written, or filled in by the browser, in groups; the field shows what is sent.
  const tidy = () => {
    const typed = form.methods.getValues('account');
    const plain = mobile.normalize(typed);
    if (plain !== typed) form.methods.setValue('account', plain);
  };
  const accountProps = form.fieldProps('account');
  const passwordProps = form.fieldProps('password');
  return (
    <Form
      aria-label={text('login.title')}
      onSubmit={(event) => {
        tidy();
        form.formProps.onSubmit(event);
      }}
    >
      <TextField
        {...accountProps}
        required={false}
        prefix="+86"
        type="tel"
        autoComplete="username"
        onBlur={(event) => {
          tidy();
          accountProps.onBlur(event);
        }}
      />
      <PasswordField
        {...passwordProps}
        required={false}
        autoComplete="current-password"
        aside={<Link href="/forget">{text('login.forgot')}</Link>}
        error={passwordProps.error ?? form.failure}
      />
      {asked && (
        <CaptchaField
          label={captchaProps.label}
          error={captchaProps.error}
          answered={captchaProps.value !== ''}
          onAnswer={take}
        />
      )}
      <Agreement {...form.fieldProps('agreement')} />
      <Button type="submit" variant="primary" size="lg" loading={form.submitting}>
        {text('login.submit')}
      </Button>
    </Form>
  );
}
