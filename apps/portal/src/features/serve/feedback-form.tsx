import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Alert, Button, Form, Grid, TextArea, TextField } from '@lading/ui';
import { anyText, feedbackRecord, type RecordSpec, registerRecord } from '@lading/validators/record';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { type CaptchaAnswer, CaptchaField } from '../../kit/captcha-field.tsx';
import { useCommandForm } from '../../kit/use-command-form.ts';

const { saveFeedback } = contract.content;
const { name, captcha } = registerRecord.fields;
const { email, phone, content } = feedbackRecord.fields;
const record = {
  fields: {
    ...{ name, content, captcha },
    email: { ...email, required: 'required' },
    phone: { ...phone, required: 'required' },
    bookingNo: { rule: anyText },
  },
} satisfies RecordSpec;
const EMPTY = { name: '', email: '', phone: '', bookingNo: '', content: '', captcha: '' };

/** Fewer characters say nothing. */
const LEAST = 5;

/** What somebody has to say; the answer comes by mail, and under one's inquiries for who is logged in. */
export function FeedbackForm() {
  const text = useText();
  const { run } = useCommand(saveFeedback);
  const [answer, setAnswer] = useState<CaptchaAnswer>();
  const form = useCommandForm({
    record,
    labels: {
      name: text('feedback.name'),
      email: text('feedback.email'),
      phone: text('feedback.phone'),
      bookingNo: text('feedback.bookingNo'),
      content: text('feedback.content'),
      captcha: text('captcha.name'),
    },
    defaultValues: EMPTY,
    async send({ captcha: _, bookingNo, ...values }) {
      if (values.content.trim().length < LEAST) return { ok: false as const, message: text('feedback.short') };
      if (!answer) return { ok: false as const, message: text('feedback.captchaAgain') };
      const sent = await run({ ...values, bookingNo: bookingNo ?? '', captcha: answer });
      // Each answer is good for one sending.
      if (!sent.ok) take(undefined);
      return sent;
    },
    onSaved() {
      form.methods.reset(EMPTY);
      setAnswer(undefined);
    },
  });
  const shown = form.valueProps('captcha');
  const take = (next: CaptchaAnswer | undefined) => {
    setAnswer(next);
    shown.onChange(next?.id ?? '');
  };
  return (
    <Form aria-label={text('feedback.title')} {...form.formProps}>
      <Grid columns={2}>
        <TextField {...form.fieldProps('name')} autoComplete="name" maxLength={40} />
        <TextField {...form.fieldProps('phone')} type="tel" autoComplete="tel" maxLength={20} />
        <TextField {...form.fieldProps('email')} type="email" autoComplete="email" maxLength={100} />
        <TextField {...form.fieldProps('bookingNo')} aside={text('feedback.optional')} maxLength={40} />
      </Grid>
      <TextArea {...form.fieldProps('content')} hint={text('feedback.hint')} rows={5} maxLength={2000} />
      <CaptchaField label={shown.label} error={shown.error} answered={shown.value !== ''} onAnswer={take} />
      {form.failure && (
        <Alert kind="danger" live="assertive">
          {form.failure}
        </Alert>
      )}
      {form.state === 'saved' && (
        <Alert kind="success" live="polite" title={text('feedback.sent')}>
          {text('feedback.sentText')}
        </Alert>
      )}
      <Button type="submit" variant="primary" loading={form.submitting}>
        {text('feedback.send')}
      </Button>
    </Form>
  );
}
