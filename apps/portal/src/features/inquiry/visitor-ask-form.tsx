import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Button, Form, PhoneField, Text, TextField } from '@lading/ui';
import { type RecordSpec, registerRecord } from '@lading/validators/record';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { useText } from '../../i18n/text.ts';
import { type CaptchaAnswer, CaptchaField } from '../../kit/captcha-field.tsx';
import { useCommandForm } from '../../kit/use-command-form.ts';
import { AskFields, type AskFormProps, isQuestion, questionRecord, topicOf } from './ask-fields.tsx';

const { askAsVisitor } = contract.user;
const { name, phone, captcha } = registerRecord.fields;
const record = { fields: { ...questionRecord.fields, name, phone, captcha } } satisfies RecordSpec;

/** A question of somebody without an account, who is called back. */
export function VisitorAskForm({ topic, question, onDone }: AskFormProps) {
  const text = useText();
  const { notices } = usePortal();
  const { run } = useCommand(askAsVisitor);
  const [answer, setAnswer] = useState<CaptchaAnswer>();
  const form = useCommandForm({
    record,
    labels: {
      topic: text('ask.topic'),
      question: text('ask.question'),
      name: text('ask.name'),
      phone: text('ask.phone'),
      captcha: text('captcha.name'),
    },
    defaultValues: { topic, question, name: '', phone: '', captcha: '' },
    async send(values) {
      if (!isQuestion(values.question)) return { ok: false as const, message: text('ask.short') };
      if (!answer) return { ok: false as const, message: text('ask.captchaAgain') };
      const { question, name: called, phone: number } = values;
      const sent = await run({ topic: topicOf(values.topic), question, name: called, phone: number, captcha: answer });
      // Each answer is good for one sending.
      if (!sent.ok) take(undefined);
      return sent;
    },
    onSaved() {
      notices.show({ kind: 'success', text: text('ask.sentVisitor') });
      onDone();
    },
  });
  const shown = form.valueProps('captcha');
  const take = (next: CaptchaAnswer | undefined) => {
    setAnswer(next);
    shown.onChange(next?.id ?? '');
  };
  return (
    <Form aria-label={text('ask.title')} {...form.formProps}>
      <Text tone="secondary">{text('ask.leadVisitor')}</Text>
      <AskFields fieldProps={form.fieldProps} failure={form.failure} />
      <TextField {...form.fieldProps('name')} autoComplete="name" maxLength={40} />
      <PhoneField {...form.fieldProps('phone')} />
      <CaptchaField label={shown.label} error={shown.error} answered={shown.value !== ''} onAnswer={take} />
      <Button type="submit" variant="primary" loading={form.submitting}>
        {text('ask.send')}
      </Button>
    </Form>
  );
}
