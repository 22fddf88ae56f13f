import { settle } from '@lading/api-client';
import { contract } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { Button, Form, Page, Panel, Stack, Steps, TextField } from '@lading/ui';
import { changePhoneRecord, type RecordSpec, registerRecord } from '@lading/validators/record';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { useText } from '../../../i18n/text.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { type Sent, useCommandForm } from '../../../kit/use-command-form.ts';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { PhoneProof } from '../enter/phone-proof.tsx';

const { sendSmsCode, verifyOldPhone, updatePhone, webUserBase } = contract.user;
const { phone, smsCode } = changePhoneRecord.fields;
const record = { fields: { phone, captcha: registerRecord.fields.captcha, smsCode } } satisfies RecordSpec;

interface StepProps<T> {
  purpose: 'oldPhone' | 'newPhone';
  /** the telephone of now, which is not asked for */
  known?: string;
  send(values: { phone: string; smsCode: string }): Promise<Sent<T>>;
  onDone(answer: T): unknown;
}

/** One telephone, proved by the code that is sent to it. */
function Step<T>({ purpose, known, send, onDone }: StepProps<T>) {
  const text = useText();
  const { client } = usePortal();
  const form = useCommandForm({
    record,
    labels: {
      phone: text(known ? 'phone.old' : 'phone.next'),
      captcha: text('captcha.name'),
      smsCode: text('login.code'),
    },
    defaultValues: { phone: known ?? '', captcha: '', smsCode: '' },
    send,
    sentAs: { code: 'smsCode' },
    onSaved: onDone,
  });
  const { ref: _, ...number } = form.fieldProps('phone');
  return (
    <Form narrow aria-label={text(known ? 'phone.proveOld' : 'phone.proveNew')} {...form.formProps}>
      <PhoneProof
        form={form}
        failure={form.failure}
        phone={known && <TextField {...number} readOnly value={known} onChange={() => undefined} prefix="+86" />}
        send={(to, captcha) => settle(client.call(sendSmsCode, { phone: to, purpose, captcha }))}
      />
      <Button type="submit" variant="primary" loading={form.submitting}>
        {text(known ? 'forget.next' : 'phone.save')}
      </Button>
    </Form>
  );
}

/** Another telephone: the one of now is proved, then the next one, which is what one logs in with from then on. */
export function PhonePage() {
  const text = useText();
  const { client, notices } = usePortal();
  const router = useRouter();
  const user = useLoadable(useQuery(webUserBase, undefined));
  const change = useCommand(updatePhone);
  const [ticket, setTicket] = useState<string>();
  return (
    <Page title={text('routes.phone')}>
      <Panel title={text('phone.title')}>
        <Stack gap="lg">
          <Steps
            steps={[
              { id: 'old', title: text('phone.proveOld') },
              { id: 'new', title: text('phone.proveNew') },
            ]}
            current={ticket === undefined ? 'old' : 'new'}
          />
          <Loaded of={user}>
            {({ account }) =>
              ticket === undefined ? (
                <Step
                  key="old"
                  purpose="oldPhone"
                  known={account}
                  send={({ smsCode: code }) => settle(client.call(verifyOldPhone, { code }))}
                  onDone={(answer: { ticket: string }) => setTicket(answer.ticket)}
                />
              ) : (
                <Step
                  key="new"
                  purpose="newPhone"
                  send={({ phone: next, smsCode: code }) => change.run({ ticket, phone: next, code })}
                  onDone={async () => {
                    notices.show({ kind: 'success', text: text('phone.changed') });
                    await router.navigate({ to: '/personal' });
                  }}
                />
              )
            }
          </Loaded>
        </Stack>
      </Panel>
    </Page>
  );
}
