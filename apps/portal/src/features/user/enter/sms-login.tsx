import { settle } from '@lading/api-client';
import { contract } from '@lading/api-client/contract';
import { Button, Form } from '@lading/ui';
import { type RecordSpec, registerRecord, smsLoginRecord } from '@lading/validators/record';
import { usePortal } from '../../../app/context.ts';
import { useText } from '../../../i18n/text.ts';
import { type Sent, useCommandForm } from '../../../kit/use-command-form.ts';
import { isSecond, orSecond, type Second } from '../second/second.ts';
import { useAccepted } from './accepted.ts';
import { Agreement } from './agreement.tsx';
import { PhoneProof } from './phone-proof.tsx';
import type { LoginResult } from './use-enter.ts';

const { sendSmsCode, verifySmsCode } = contract.user;
const { captcha, agreement } = registerRecord.fields;
const record = { fields: { ...smsLoginRecord.fields, captcha, agreement } } satisfies RecordSpec;

/** Log in with a code that was sent to the telephone. */
export function SmsLogin({ onDone }: { onDone(came: LoginResult | Second): unknown }) {
  const text = useText();
  const { client } = usePortal();
  const [accepted, accept] = useAccepted();
  const form = useCommandForm({
    record,
    labels: {
      phone: text('login.account'),
      captcha: text('captcha.name'),
      smsCode: text('login.code'),
      agreement: text('agreement.name'),
    },
    defaultValues: { phone: '', captcha: '', smsCode: '', agreement: accepted },
    async send({ phone, smsCode: code }): Promise<Sent<LoginResult | Second>> {
      accept();
      const verified = orSecond(await settle(client.call(verifySmsCode, { phone, code, purpose: 'login' })));
      if (!verified.ok) return verified;
      if (isSecond(verified.data)) return { ok: true, data: verified.data };
      const { login } = verified.data;
      return login ? { ok: true, data: login } : { ok: false, message: text('errors.system') };
    },
    sentAs: { code: 'smsCode' },
    onSaved: onDone,
  });
  return (
    <Form aria-label={text('login.bySms')} {...form.formProps}>
      <PhoneProof
        form={form}
        cells
        failure={form.failure}
        send={(phone, answer) => settle(client.call(sendSmsCode, { phone, purpose: 'login', captcha: answer }))}
      />
      <Agreement {...form.fieldProps('agreement')} />
      <Button type="submit" variant="primary" size="lg" loading={form.submitting}>
        {text('login.submit')}
      </Button>
    </Form>
  );
}
