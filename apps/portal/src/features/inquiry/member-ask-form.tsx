import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Button, Form, Text } from '@lading/ui';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { useText } from '../../i18n/text.ts';
import { useCommandForm } from '../../kit/use-command-form.ts';
import { AskFields, type AskFormProps, isQuestion, questionRecord, topicOf } from './ask-fields.tsx';

const { askInquiry } = contract.user;

/** A question of somebody who is logged in: who he is, is known. */
export function MemberAskForm({ topic, question, onDone }: AskFormProps) {
  const text = useText();
  const { notices } = usePortal();
  const { run } = useCommand(askInquiry);
  const [requestId] = useState(() => crypto.randomUUID());
  const form = useCommandForm({
    record: questionRecord,
    labels: { topic: text('ask.topic'), question: text('ask.question') },
    defaultValues: { topic, question },
    async send({ topic: about, question }) {
      if (!isQuestion(question)) return { ok: false as const, message: text('ask.short') };
      return run({ topic: topicOf(about), question, requestId });
    },
    onSaved() {
      notices.show({ kind: 'success', text: text('ask.sent') });
      onDone();
    },
  });
  return (
    <Form aria-label={text('ask.title')} {...form.formProps}>
      <Text tone="secondary">{text('ask.lead')}</Text>
      <AskFields fieldProps={form.fieldProps} failure={form.failure} />
      <Button type="submit" variant="primary" loading={form.submitting}>
        {text('ask.send')}
      </Button>
    </Form>
  );
}
