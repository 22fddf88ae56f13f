import { INQUIRY_TOPICS, type InquiryTopic } from '@lading/api-client/contract';
import { type RuleFieldProps, Select, TextArea } from '@lading/ui';
import { anyText, type RecordSpec } from '@lading/validators/record';
import { useText } from '../../i18n/text.ts';

/** What a question consists of, whoever asks. */
export const questionRecord = {
  fields: {
    topic: { rule: anyText, required: 'required' },
    question: { rule: anyText, required: 'required' },
  },
} satisfies RecordSpec;

/** Fewer characters are no question. */
const LEAST = 5;
export const isQuestion = (question: string) => question.trim().length >= LEAST;

export const topicOf = (topic: string): InquiryTopic => INQUIRY_TOPICS.find((known) => known === topic) ?? 'other';

/** What both forms begin with. */
export interface AskFormProps {
  topic: InquiryTopic;
  /** what stands in it already */
  question: string;
  onDone(): void;
}

interface AskFieldsProps {
  fieldProps(name: 'topic' | 'question'): RuleFieldProps;
  /** what was said of no single field */
  failure: string | undefined;
}

/** What it is about, and the question. */
export function AskFields({ fieldProps, failure }: AskFieldsProps) {
  const text = useText();
  const question = fieldProps('question');
  return (
    <>
      <Select
        {...fieldProps('topic')}
        placeholder={null}
        options={INQUIRY_TOPICS.map((value) => ({ value, label: text(`inquiries.topic.${value}`) }))}
      />
      <TextArea
        {...question}
        hint={text('ask.questionHint')}
        error={question.error ?? failure}
        rows={5}
        maxLength={1000}
      />
    </>
  );
}
