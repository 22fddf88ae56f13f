import { settle } from '@lading/api-client';
import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Button, ButtonLink, Form, PasswordField } from '@lading/ui';
import { changePasswordRecord, type RecordSpec, registerRecord } from '@lading/validators/record';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { useText } from '../../../i18n/text.ts';
import { type Sent, useCommandForm } from '../../../kit/use-command-form.ts';
import { EnterPage } from './enter-page.tsx';
import { PhoneProof } from './phone-proof.tsx';
import { useSealing } from './use-sealing.ts';

const { sendSmsCode, verifySmsCode, updatePassword } = contract.user;
const { phone, smsCode, password, confirm } = changePasswordRecord.fields;
const proof = { fields: { phone, captcha: registerRecord.fields.captcha, smsCode } } satisfies RecordSpec;
const chosen = { fields: { password, confirm } } satisfies RecordSpec;

/** The first step: the telephone is proved, and a ticket comes of it. */
function Prove({ onProved }: { onProved(ticket: string): void }) {
  const text = useText();
  const { client } = usePortal();
  const form = useCommandForm({
    record: proof,
    labels: { phone: text('login.account'), captcha: text('captcha.name'), smsCode: text('login.code') },
    defaultValues: { phone: '', captcha: '', smsCode: '' },
    async send({ phone: number, smsCode: code }): Promise<Sent<string>> {
      const verified = await settle(client.call(verifySmsCode, { phone: number, code, purpose: 'forget' }));
      if (!verified.ok) return verified;
      const { ticket } = verified.data;
      return ticket ? { ok: true, data: ticket } : { ok: false, message: text('errors.system') };
    },
    sentAs: { code: 'smsCode' },
    onSaved: onProved,
  });
  return (
    <Form aria-label={text('forget.prove')} {...form.formProps}>
      <PhoneProof
        form={form}
        failure={form.failure}
        send={(number, captcha) => settle(client.call(sendSmsCode, { phone: number, purpose: 'forget', captcha }))}
      />
      <Button type="submit" variant="primary" size="lg" loading={form.submitting}>
        {text('forget.next')}
      </Button>
    </Form>
  );
}

/** The second step: another password, by the ticket. */
function Choose({ ticket, onRefused }: { ticket: string; onRefused(): void }) {
  const text = useText();
  const { notices } = usePortal();
  const router = useRouter();
  const seal = useSealing();
  const choose = useCommand(updatePassword);
  const form = useCommandForm({
    record: chosen,
    labels: { password: text('password.next'), confirm: text('register.again') },
    defaultValues: { password: '', confirm: '' },
    async send(values): Promise<Sent<unknown>> {
      const sealed = await seal(updatePassword.path, values.password, values.confirm);
      if (!sealed.ok) return sealed;
      const [first, again] = sealed.data;
      return choose.run({ ticket, password: first, passwordAgain: again });
    },
    sentAs: { passwordAgain: 'confirm' },
    async onSaved() {
      notices.show({ kind: 'success', text: text('password.changed') });
      await router.navigate({ to: '/login', search: {}, replace: true });
    },
  });
  const first = form.fieldProps('password');
  return (
    <Form aria-label={text('forget.choose')} {...form.formProps}>
      <PasswordField {...first} strength error={first.error ?? form.failure} />
      <PasswordField {...form.fieldProps('confirm')} autoComplete="new-password" />
      <Button type="submit" variant="primary" size="lg" loading={form.submitting}>
        {text('password.save')}
      </Button>
      {form.failure && <Button onClick={onRefused}>{text('forget.again')}</Button>}
    </Form>
  );
}

/** A password that was forgotten: the telephone is proved, then another one is chosen. */
export function ForgetPage() {
  const text = useText();
  const [ticket, setTicket] = useState<string>();
  return (
    <EnterPage
      title={text('forget.title')}
      lead={text(ticket ? 'forget.leadChoose' : 'forget.leadProve')}
      more={
        <ButtonLink variant="ghost" href="/login">
          {text('forget.back')}
        </ButtonLink>
      }
    >
      {ticket === undefined ? (
        <Prove onProved={setTicket} />
      ) : (
        <Choose ticket={ticket} onRefused={() => setTicket(undefined)} />
      )}
    </EnterPage>
  );
}
