import type { contract, Out } from '@lading/api-client/contract';
import { CodeField, PhoneField, type RuleFieldProps, type RuleValueProps } from '@lading/ui';
import { type ReactNode, useState } from 'react';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { type CaptchaAnswer, CaptchaField } from '../../../kit/captcha-field.tsx';
import type { Sent } from '../../../kit/use-command-form.ts';

export type CodeSent = Out<typeof contract.user.sendSmsCode>;

/** What it needs of a form: the telephone, its code, and that a person is there. */
export interface ProofForm {
  fieldProps(name: 'phone' | 'smsCode'): RuleFieldProps;
  valueProps(name: 'captcha'): RuleValueProps<string>;
  methods: {
    getValues(name: 'phone'): string;
    trigger(names: ('phone' | 'captcha')[]): Promise<boolean>;
    setError(name: 'phone' | 'captcha' | 'smsCode', error: { type: string; message: string }): void;
  };
}

interface PhoneProofProps {
  form: ProofForm;
  send(phone: string, captcha: CaptchaAnswer): Promise<Sent<CodeSent>>;
  /** the code is all that is asked besides: a cell for each figure */
  cells?: boolean;
  /** instead of the field of the telephone, where it is known */
  phone?: ReactNode;
  /** what the server said of the whole form */
  failure?: string | undefined;
}

/** `138****8000` */
const masked = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`;

/** Proves a telephone: its number, that a person is there, and the code that was sent to it. */
export function PhoneProof({ form, send, cells = false, phone, failure }: PhoneProofProps) {
  const text = useText();
  const [answer, setAnswer] = useState<CaptchaAnswer>();
  const [sent, setSent] = useState<{ to: string; wait: number }>();
  const number = form.fieldProps('phone');
  const captcha = form.valueProps('captcha');
  const code = form.fieldProps('smsCode');

  const take = (next: CaptchaAnswer | undefined) => {
    setAnswer(next);
    captcha.onChange(next?.id ?? '');
  };
  const sendCode = async () => {
    // The answer of before was spent by the sending of before.
    if (!answer) take(undefined);
    if (!(await form.methods.trigger(['phone', 'captcha'])) || !answer) throw new Error('Not sent');
    const to = form.methods.getValues('phone');
    const outcome = await send(to, answer);
    if (outcome.ok) {
      setAnswer(undefined);
      setSent({ to, wait: outcome.data.resendAfter });
      return;
    }
    take(undefined);
    const at = 'error' in outcome && outcome.error.field === 'phone' ? 'phone' : 'captcha';
    const message = 'error' in outcome ? errorText(text, outcome.error) : outcome.message;
    form.methods.setError(at, { type: 'server', message });
    throw new Error('Refused');
  };
  return (
    <>
      {phone ?? <PhoneField {...number} />}
      <CaptchaField label={captcha.label} error={captcha.error} answered={captcha.value !== ''} onAnswer={take} />
      <CodeField
        {...code}
        error={code.error ?? failure}
        cells={cells}
        onSendCode={sendCode}
        resendAfter={sent?.wait ?? 60}
        hint={sent && text('login.sentTo', { phone: masked(sent.to) })}
      />
    </>
  );
}
