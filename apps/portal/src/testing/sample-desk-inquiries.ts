import { contract, type Out } from '@lading/api-client/contract';
import type { Language } from '@lading/ui';
import { CAME, SAID } from './sample-desk-words.ts';
import { WORDS } from './sample-words.ts';

const { user } = contract;

const NOT_FEEDBACK = {
  email: '',
  bookingNo: '',
  transportType: null,
  warehouseCode: '',
  replyBy: 'mail' as const,
};

export function inquiriesOf(locale: Language): Out<typeof user.inquiryPage> {
  const { companies, question, answer, later, people, site } = SAID[locale];
  const open = { state: 1, answer: '', answeredBy: '', answeredAt: null } as const;
  return {
    records: [
      {
        ...open,
        id: 414,
        topic: 'rates',
        question,
        createTime: CAME[2],
        name: companies[2],
        phone: '13922220117',
        ...NOT_FEEDBACK,
        companyName: '',
      },
      {
        id: 402,
        topic: 'bill',
        question: later,
        createTime: CAME[0],
        state: 2,
        answer,
        answeredBy: WORDS[locale].clerk,
        answeredAt: CAME[1],
        name: people[0],
        phone: '13811110117',
        ...NOT_FEEDBACK,
        companyName: companies[0],
      },
      {
        ...open,
        id: 418,
        topic: 'feedback',
        question: site,
        createTime: CAME[1],
        name: people[1],
        phone: '13811111117',
        email: 'zhou@example.com',
        replyBy: 'phone',
        bookingNo: '',
        transportType: 4,
        warehouseCode: 'ONT8',
        companyName: '',
      },
    ],
    total: 3,
  };
}
