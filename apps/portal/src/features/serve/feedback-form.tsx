import { contract, REPLY_WAYS, type ReplyWay } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Alert, Button, Form, Grid, RadioGroup, TextArea, TextField } from '@lading/ui';
import { anyText, feedbackRecord, type RecordSpec, registerRecord } from '@lading/validators/record';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { type CaptchaAnswer, CaptchaField } from '../../kit/captcha-field.tsx';
import { useCommandForm } from '../../kit/use-command-form.ts';
import { FeedbackSubject, type Subject } from './feedback-subject.tsx';

const { saveFeedback } = contract.content;
const { name, captcha } = registerRecord.fields;
const { email, phone, content } = feedbackRecord.fields;
const record = {
  fields: {
    name,
    content,
    captcha,
    email: { ...email, required: 'required' },
    phone: { ...phone, required: 'required' },
    bookingNo: { rule: anyText },
    replyBy: { rule: anyText },
  },
} satisfies RecordSpec;
const EMPTY = { name: '', email: '', phone: '', bookingNo: '', content: '', captcha: '', replyBy: 'mail' };
const NO_SUBJECT: Subject = { transportType: null, warehouseId: null };

/** Fewer characters say nothing. */
const LEAST = 5;

const wayOf = (value: string | null | undefined): ReplyWay => REPLY_WAYS.find((known) => known === value) ?? 'mail';

/** What somebody has to say, and how he wants the answer; it stands under his inquiries as well. */
export function FeedbackForm({ warehouseId: from }: { warehouseId?: number | undefined }) {
  const text = useText();
  const { run } = useCommand(saveFeedback);
  const [answer, setAnswer] = useState<CaptchaAnswer>();
  const [subject, setSubject] = useState<Subject>(() => ({ ...NO_SUBJECT, warehouseId: from ?? null }));
  const form = useCommandForm({
    record,
    labels: {
      name: text('feedback.name'),
      email: text('feedback.email'),
      phone: text('feedback.phone'),
      bookingNo: text('feedback.bookingNo'),
      content: text('feedback.content'),
      captcha: text('captcha.name'),
      replyBy: text('feedback.replyBy'),
    },
    defaultValues: EMPTY,
    async send({ captcha: _, bookingNo, replyBy, ...values }) {
      if (values.content.trim().length < LEAST) return { ok: false as const, message: text('feedback.short') };
      if (!answer) return { ok: false as const, message: text('feedback.captchaAgain') };
      const { transportType, warehouseId } = subject;
      const sent = await run({
        ...values,
        bookingNo: bookingNo ?? '',
        replyBy: wayOf(replyBy),
        captcha: answer,
        ...(transportType !== null && { transportType }),
        ...(warehouseId !== null && { warehouseId }),
      });
      // Each answer is good for one sending.
      if (!sent.ok) take(undefined);
      return sent;
    },
    onSaved() {
      form.methods.reset(EMPTY);
      setSubject(NO_SUBJECT);
      setAnswer(undefined);
    },
  });
  const shown = form.valueProps('captcha');
  const way = form.valueProps('replyBy');
  const take = (next: CaptchaAnswer | undefined) => {
    setAnswer(next);
    shown.onChange(next?.id ?? '');
  };
  return (
    <Form aria-label={text('feedback.title')} {...form.formProps}>
      <Grid columns={3}>
        <TextField {...form.fieldProps('name')} autoComplete="name" maxLength={40} />
        <TextField {...form.fieldProps('phone')} type="tel" autoComplete="tel" maxLength={20} />
        <TextField {...form.fieldProps('email')} type="email" autoComplete="email" maxLength={100} />
        <TextField {...form.fieldProps('bookingNo')} aside={text('feedback.optional')} maxLength={40} />
      </Grid>
      <FeedbackSubject value={subject} onChange={setSubject} from={from} />
      <TextArea {...form.fieldProps('content')} hint={text('feedback.hint')} rows={5} maxLength={2000} />
      <RadioGroup
        label={way.label}
        value={wayOf(way.value)}
        onChange={({ target }) => way.onChange(target.value)}
        options={REPLY_WAYS.map((value) => ({
          value,
          label: text(`feedback.reply.${value}`),
          note: text(`feedback.replyNote.${value}`),
        }))}
      />
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
      <div>
        <Button type="submit" variant="primary" size="lg" loading={form.submitting}>
          {text('feedback.send')}
        </Button>
      </div>
    </Form>
  );
}
