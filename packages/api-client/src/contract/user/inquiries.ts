import { number, object, string } from 'yup';
import { command, query } from '../define.ts';
import { deskQueue } from '../desk/queues.ts';
import { exactNumber, id, maybeId, pageOf, paging, requestId, text } from '../shapes.ts';
import { captcha, line, named, phone } from './fields.ts';
import { INQUIRY_STATE, INQUIRY_TOPICS, type InquiryTopic, REPLY_WAYS, type ReplyWay } from './shapes.ts';

/** Questions to the forwarder's people, and their answers: what online consultation opens. */

const topic = () => string<InquiryTopic>().strict().oneOf(INQUIRY_TOPICS);
const states = Object.values(INQUIRY_STATE);

const inquiry = {
  id: id(),
  topic: topic().required(),
  state: number<1 | 2>().oneOf(states).required(),
  question: text(),
  createTime: string().required(),
  answer: text(),
  answeredBy: text(),
  answeredAt: string().nullable().defined(),
};

const asked = { topic: topic().required(), question: named(5, 1000) };
const sent = object({ id: id() });

export const askInquiry = command('/user/inquiry/saveInquiry.do', 'Ask the forwarder; whoever asks sees the answer', {
  access: 'order:view',
  assumed: true,
  limit: 30,
  input: object({ ...asked, requestId: requestId() }),
  output: sent,
  invalidates: () => [myInquiries],
});

export const askAsVisitor = command(
  '/user/inquiry/pub/saveVisitorInquiry.do',
  'Ask without an account: the forwarder calls back',
  {
    access: 'visitor',
    assumed: true,
    limit: 10,
    input: object({ ...asked, name: named(2, 40), phone: phone(), captcha: captcha() }),
    output: sent,
  },
);

export const myInquiries = query('/user/inquiry/queryMyInquiryPage.do', 'What I asked, the newest first', {
  access: 'order:view',
  assumed: true,
  input: object(paging(10)),
  output: pageOf(object(inquiry)),
});

export const inquiryPage = query(
  '/user/inquiry/queryInquiryPage.do',
  'Questions of all, those without an answer first',
  {
    access: 'inquiry:answer',
    assumed: true,
    // With `id`, that one alone.
    input: object({
      ...paging(20),
      id: maybeId(),
      state: exactNumber().oneOf([...states]),
      topic: topic(),
      keyword: line(64).default(''),
    }),
    output: pageOf(
      object({
        ...inquiry,
        name: text(),
        phone: text(),
        // Of feedback: where its answer goes, and what it is about. Empty or null where nothing was said.
        email: text(),
        replyBy: string<ReplyWay>().oneOf(REPLY_WAYS).required(),
        bookingNo: text(),
        transportType: maybeId().nullable().defined(),
        warehouseCode: text(),
        // Empty for somebody without an account, who is called back.
        companyName: text(),
      }),
    ),
  },
);

export const answerInquiry = command(
  '/user/inquiry/answerInquiry.do',
  'Answer a question, once; whoever asked is told',
  {
    access: 'inquiry:answer',
    about: ['inquiry', 'id'],
    assumed: true,
    input: object({ id: id(), answer: named(2, 2000) }),
    invalidates: () => [inquiryPage, deskQueue],
  },
);
