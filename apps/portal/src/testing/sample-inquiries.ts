import { contract, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { RequestHandler } from 'msw';
import { accountAnswers } from './sample-account.ts';
import { asOwner } from './sample-company.ts';
import { inquiriesOf } from './sample-desk-inquiries.ts';

const { user } = contract;
type Mine = Out<typeof user.myInquiries>;

const ANSWER = {
  'zh-CN': '可以，第二家会写在货描下方的 ALSO NOTIFY。',
  'en-US': 'Yes: the second one stands below the goods as ALSO NOTIFY.',
} as const;

/** What Chen Wei asked: one that waits, one with its answer. */
export const myInquiriesOf = (locale: Language): Mine => ({
  records: inquiriesOf(locale)
    .records.slice(0, 2)
    .map(({ id, topic, state, question, createTime, answer, answeredBy, answeredAt }) => ({
      id,
      topic,
      state,
      question,
      createTime,
      answeredBy,
      answeredAt,
      answer: answer && ANSWER[locale],
    })),
  total: 2,
});

/** What the page of one's inquiries and the consultation ask. */
export const inquiryAnswers = (locale: Language): RequestHandler[] => [
  asOwner(locale),
  mock(user.myInquiries, myInquiriesOf(locale)),
  mock(user.askInquiry, { id: 415 }),
  mock(user.askAsVisitor, { id: 416 }),
  ...accountAnswers(locale),
];
