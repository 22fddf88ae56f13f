import { contract, INQUIRY_STATE, type Out } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { Button, DescriptionList, Dialog, Empty, Form, TextArea, useFormat } from '@lading/ui';
import { type FormEvent, useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { useLanguageName } from '../../kit/language-name.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';
import { useDictionary } from '../../lists/use-dictionary.ts';

const { inquiryPage, answerInquiry } = contract.user;
type Inquiry = Out<typeof inquiryPage>['records'][number];

/** Fewer characters are no answer. */
const LEAST = 2;

interface Shown {
  inquiry: Inquiry;
  onClose(): void;
}

function AnswerForm({ inquiry, onClose }: Shown) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(answerInquiry);
  const [answer, setAnswer] = useState('');
  const [problem, setProblem] = useState<string>();
  const hintOf = ({ topic, email, phone, replyBy, companyName }: Inquiry) => {
    if (topic !== 'feedback') return companyName === '' ? text('inquiries.callBack') : undefined;
    if (replyBy === 'phone') return text('inquiries.phoned', { phone });
    return replyBy === 'mail' && email !== '' ? text('inquiries.mailed', { email }) : text('inquiries.portalOnly');
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (answer.trim().length < LEAST) return setProblem(text('inquiries.answerMissing'));
    const sent = await run({ id: inquiry.id, answer });
    if (!sent.ok) return setProblem(errorText(text, sent.error));
    notices.show({ kind: 'success', text: text('inquiries.sent') });
    onClose();
  };
  return (
    <Form aria-label={text('inquiries.answer')} onSubmit={(event) => void send(event)}>
      <TextArea
        label={text('inquiries.answer')}
        hint={hintOf(inquiry)}
        required
        rows={5}
        maxLength={2000}
        value={answer}
        error={problem}
        onChange={({ target }) => {
          setProblem(undefined);
          setAnswer(target.value);
        }}
      />
      <Button type="submit" variant="primary" loading={pending}>
        {text('inquiries.send')}
      </Button>
    </Form>
  );
}

function Asked({ inquiry, onClose }: Shown) {
  const text = useText();
  const { minute } = useFormat();
  const nameOf = useLanguageName();
  const services = useDictionary('transportType');
  const { state, answer, answeredBy, answeredAt, topic, replyBy, transportType, warehouseCode } = inquiry;
  const service = services.status === 'ready' && services.data.find(({ id }) => id === transportType);
  const facts = [
    { name: text('inquiries.who'), value: [inquiry.companyName, inquiry.name].filter(Boolean).join(' · ') },
    { name: text('inquiries.phone'), value: inquiry.phone, mono: true },
    ...(inquiry.email === '' ? [] : [{ name: text('inquiries.email'), value: inquiry.email }]),
    ...(inquiry.bookingNo === '' ? [] : [{ name: text('inquiries.bookingNo'), value: inquiry.bookingNo, mono: true }]),
    ...(topic === 'feedback' ? [{ name: text('inquiries.replyBy'), value: text(`inquiries.reply.${replyBy}`) }] : []),
    ...(service ? [{ name: text('inquiries.transportType'), value: nameOf(service) }] : []),
    ...(warehouseCode === '' ? [] : [{ name: text('inquiries.warehouse'), value: warehouseCode, mono: true }]),
    { name: text('inquiries.topic'), value: text(`inquiries.topic.${topic}`) },
    { name: text('inquiries.createTime'), value: minute(inquiry.createTime) },
    { name: text('inquiries.question'), value: inquiry.question, wide: true },
  ];
  const told = [
    { name: text('inquiries.answeredBy'), value: answeredBy },
    { name: text('inquiries.answeredAt'), value: answeredAt && minute(answeredAt) },
    { name: text('inquiries.answer'), value: answer, wide: true },
  ];
  return (
    <>
      <DescriptionList items={state === INQUIRY_STATE.open ? facts : [...facts, ...told]} />
      {state === INQUIRY_STATE.open && <AnswerForm inquiry={inquiry} onClose={onClose} />}
    </>
  );
}

/** One question, with its answer or the way to give it. */
export function AnswerDialog({ inquiryId, onClose }: { inquiryId: number; onClose(): void }) {
  const text = useText();
  const answer = useLoadable(useQuery(inquiryPage, { id: inquiryId, size: 1 }));
  return (
    <Dialog
      size="message"
      open
      title={text('inquiries.one')}
      closeOnOutsidePress={false}
      onOpenChange={(open) => open || onClose()}
    >
      <Loaded of={answer}>
        {({ records: [inquiry] }) =>
          inquiry ? <Asked inquiry={inquiry} onClose={onClose} /> : <Empty title={text('inquiries.gone')} />
        }
      </Loaded>
    </Dialog>
  );
}
