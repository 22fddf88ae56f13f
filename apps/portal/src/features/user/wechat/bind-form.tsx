import { settle } from '@lading/api-client';
import { contract } from '@lading/api-client/contract';
import { Alert, Button, Form, PasswordField, TextField } from '@lading/ui';
import { password } from '@lading/validators';
import { type RecordSpec, registerRecord } from '@lading/validators/record';
import { useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { useText } from '../../../i18n/text.ts';
import { type Sent, useCommandForm } from '../../../kit/use-command-form.ts';
import { useAccepted } from '../enter/accepted.ts';
import { Agreement } from '../enter/agreement.tsx';
import { PhoneProof } from '../enter/phone-proof.tsx';
import type { LoginResult } from '../enter/use-enter.ts';
import { useSealing } from '../enter/use-sealing.ts';
import { orSecond, type Second } from '../second/second.ts';

const { wechatRegister, sendSmsCode } = contract.user;
const { phone, captcha, smsCode, companyName, name, agreement } = registerRecord.fields;
// What a new company is registered with is asked for when the server says that the number has none.
const record = {
  fields: {
    phone,
    captcha,
    smsCode,
    companyName: { rule: companyName.rule },
    name: { rule: name.rule },
    password: { rule: password },
    agreement,
  },
} satisfies RecordSpec;

interface BindFormProps {
  /** who scanned, as far as the server knows */
  ticket: string;
  onDone(came: LoginResult | Second): unknown;
  /** another scan, where this one is over */
  onAgain(): void;
}

/** Binds a WeChat to the account of a telephone, or registers a company with it. */
export function BindForm({ ticket, onDone, onAgain }: BindFormProps) {
  const text = useText();
  const { client } = usePortal();
  const seal = useSealing();
  const [accepted, accept] = useAccepted();
  const [isNew, setNew] = useState(false);
  const form = useCommandForm({
    record,
    labels: {
      phone: text('login.account'),
      captcha: text('captcha.name'),
      smsCode: text('login.code'),
      companyName: text('register.company'),
      name: text('register.name'),
      password: text('login.password'),
      agreement: text('agreement.name'),
    },
    defaultValues: {
      phone: '',
      captcha: '',
      smsCode: '',
      companyName: '',
      name: '',
      password: '',
      agreement: accepted,
    },
    async send(values): Promise<Sent<LoginResult | Second>> {
      accept();
      const asked = { wxTicket: ticket, phone: values.phone, code: values.smsCode };
      if (!isNew) {
        const bound = await settle(client.call(wechatRegister, asked));
        if (!bound.ok && bound.error.field === 'companyName') setNew(true);
        return orSecond(bound);
      }
      const sealed = await seal(wechatRegister.path, values.password ?? '');
      if (!sealed.ok) return sealed;
      const { companyName: company, name: person } = values;
      const details = { companyName: company ?? '', name: person ?? '', password: sealed.data[0] };
      return orSecond(await settle(client.call(wechatRegister, { ...asked, ...details })));
    },
    sentAs: { code: 'smsCode' },
    onSaved: onDone,
  });
  return (
    <Form aria-label={text('wechat.bind')} {...form.formProps}>
      <Alert>{text('wechat.bindLead')}</Alert>
      <PhoneProof
        form={form}
        failure={form.failure}
        send={(to, answer) => settle(client.call(sendSmsCode, { phone: to, purpose: 'bindWechat', captcha: answer }))}
      />
      {isNew && (
        <>
          <TextField {...form.fieldProps('companyName')} autoComplete="organization" maxLength={50} />
          <TextField {...form.fieldProps('name')} autoComplete="name" maxLength={20} />
          <PasswordField {...form.fieldProps('password')} autoComplete="new-password" strength />
        </>
      )}
      <Agreement {...form.fieldProps('agreement')} />
      <Button type="submit" variant="primary" size="lg" loading={form.submitting}>
        {text(isNew ? 'wechat.register' : 'wechat.bind')}
      </Button>
      {form.failure !== undefined && <Button onClick={onAgain}>{text('wechat.again')}</Button>}
    </Form>
  );
}
