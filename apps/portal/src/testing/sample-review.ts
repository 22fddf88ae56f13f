import { type Code, contract, eitherBillOf, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import { type BillRecord, WEB_STATUS } from '@lading/validators/bill';
import type { AnyHandler } from 'msw';
// The faults of the draft are those of the library's own stories.
import { draft } from '../../../../packages/ui/src/bill/compare/fixtures.ts';
import { NO_VERSIONS } from './no-versions.ts';
import { billAnswer, recordOfMbl, SUB_BILLS } from './sample-bill.ts';
import { WORDS } from './sample-words.ts';

const { order, user } = contract;
type Versions = Out<typeof order.blVersions>;
type Mark = Out<typeof order.blMarks>['marks'][number];
type Feedback = Out<typeof order.blForIssue>['requests'][number];

const SENT_AT = '2026-11-18T16:40:00+08:00';
const ISSUED_AT = '2026-11-20T09:12:00+08:00';
const ASKED_AT = '2026-11-20T09:32:00+08:00';
const SUITE = 'bill.tAddressSecond';

function versions(locale: Language): Versions {
  const { person, clerk, reissued } = WORDS[locale];
  const viewed = [{ name: person, at: '2026-11-20T09:14:00+08:00' }];
  const issued = { source: 'draft', author: clerk, side: 'staff', viewed } as const;
  return {
    ...NO_VERSIONS,
    newestInstruction: 1,
    newestDraft: 3,
    viewed: true,
    viewedByMe: true,
    versions: [
      { ...issued, version: 3, at: ISSUED_AT, note: '', state: 'viewed', hash: '9f2c41ab77d0' },
      { ...issued, version: 2, at: '2026-11-19T15:40:00+08:00', note: reissued, state: 'superseded', hash: '' },
      {
        source: 'instruction',
        version: 1,
        author: person,
        side: 'customer',
        at: SENT_AT,
        note: '',
        state: 'sent',
        viewed: [],
        hash: '',
      },
    ],
  };
}

const suite = () => recordOfMbl('en-US').bill.tAddressSecond;

/** The customer asked for one of the three differences already. */
const asked = (locale: Language): Mark => ({
  billId: null,
  path: SUITE,
  revision: 1,
  verdict: {
    kind: 'change',
    proposed: suite(),
    reason: 'typing',
    author: WORDS[locale].person,
    side: 'customer',
    at: ASKED_AT,
    mine: true,
  },
  carriedFrom: null,
  again: false,
  request: null,
  comments: [],
});

const billOf = ({ bill, goods, containers }: BillRecord): Out<typeof order.initInfoMbl> => ({
  mblVo: bill as Out<typeof order.initInfoMbl>['mblVo'],
  mblGoodsVo: goods,
  conList: [...containers],
});

/** The photo of a seal, as it goes along with a change. */
const changeFile = (locale: Language): Feedback['files'][number] => ({
  fileId: 61,
  name: WORDS[locale].seal,
  contentType: 'image/jpeg',
  size: 1_843_200,
  address: '/files/61/seal.jpg',
});

/** A bill with two drafts of which the newest has three faults, one of them asked for, and one sub-bill as it was sent. */
export const reviewing = (locale: Language): AnyHandler[] => [
  mock(order.blVersions, versions(locale)),
  mock(order.countNumMbl, { list: SUB_BILLS.slice(0, 1) }),
  mock(order.initInfoMbl, ({ mblId, source }) =>
    mblId !== undefined || source === 'instruction' ? billAnswer(locale, mblId) : billOf(draft(locale)),
  ),
  mock(order.blMarks, ({ version = 3 }) => ({ version, marks: version === 3 ? [asked(locale)] : [] })),
  mock(order.blCutoffs, {
    portName: WORDS[locale].ningbo,
    portCode: 'CNNGB',
    zone: 'Asia/Shanghai',
    list: [
      {
        code: 'DCO',
        name: 'DCO',
        time: '2026-11-21T17:00:00+08:00',
        passed: false,
        feeAmount: '40.00',
        feeCurrency: 'USD',
        feeText: '',
      },
      {
        code: 'VCO',
        name: 'VCO',
        time: '2026-11-23T12:00:00+08:00',
        passed: false,
        feeAmount: '',
        feeCurrency: '',
        feeText: '',
      },
    ],
  }),
  mock(order.blChangeFiles, {
    list: [
      {
        ...changeFile(locale),
        billId: null,
        path: SUITE,
        sent: false,
        author: WORDS[locale].person,
        side: 'customer',
        at: ASKED_AT,
      },
    ],
  }),
  mock(order.blShares, { list: [] }),
  mock(order.markBlViewed, null),
];

/** Two changes of that draft as the forwarder's staff see them, one of them declined. */
function requests(locale: Language): Feedback[] {
  const { person, clerk, declined } = WORDS[locale];
  const [sent, now] = [recordOfMbl(locale).bill, draft(locale).bill];
  const common = {
    billId: null,
    version: 3,
    severity: 'WARN',
    code: 'PROPERTY_VALUE_MUST_CHANGE',
    message: '',
    jsonPath: '',
    property: '',
    reason: 'typing',
    author: person,
    at: ASKED_AT,
  } as const;
  return [
    {
      ...common,
      id: 1,
      path: 'bill.sAddress',
      current: now.sAddress,
      proposed: sent.sAddress,
      status: 'open',
      answer: null,
      files: [changeFile(locale)],
    },
    {
      ...common,
      id: 2,
      path: SUITE,
      current: now.tAddressSecond,
      proposed: sent.tAddressSecond,
      status: 'declined',
      answer: { reason: declined, author: clerk, at: '2026-11-20T09:45:00+08:00' },
      files: [],
    },
  ];
}

const booking = (locale: Language) => ({
  bookingId: 1702,
  bookingNo: 'MB26S01702',
  billNo: 'COSU6412098730',
  kind: 'MBL' as const,
  version: 3,
  customerName: WORDS[locale].company,
  webStatus: WEB_STATUS.changeRequested,
  webStatusName: WORDS[locale].status[5],
  cutOff: '2026-11-21T17:00:00+08:00',
  zone: 'Asia/Shanghai',
});

/** What the staff page of that booking is made from. */
export const forIssue = (locale: Language): Out<typeof order.blForIssue> => ({
  ...booking(locale),
  instructionVersion: 1,
  bills: [
    {
      billId: null,
      name: 'M/BL',
      instruction: eitherBillOf(recordOfMbl(locale)),
      draft: eitherBillOf(draft(locale)),
    },
  ],
  requests: requests(locale),
});

/** What waits for the forwarder's staff. */
export const backstage = (locale: Language): AnyHandler[] => [
  mock(user.webUserInfo, {
    roles: ['bill:issue'] satisfies Code[],
    baseInfo: { id: 3, name: WORDS[locale].clerk, companyName: WORDS[locale].forwarder, account: '13700137000' },
  }),
  mock(order.blRequestQueue, {
    records: [
      { ...booking(locale), open: 1, total: 2, since: ASKED_AT },
      {
        ...booking(locale),
        bookingId: 1711,
        bookingNo: 'MB26S01711',
        billNo: 'MAEU226104417',
        version: 1,
        open: 4,
        total: 4,
        since: SENT_AT,
        cutOff: '2026-11-23T12:00:00+08:00',
      },
    ],
    total: 2,
  }),
  mock(order.blForIssue, forIssue(locale)),
];

/** What a link shows to whoever has it. */
export const sharedBill = (locale: Language): Out<typeof order.openBlShare> => ({
  billNo: 'COSU6412098730',
  kind: 'MBL',
  version: 3,
  newest: true,
  instructionVersion: 1,
  author: WORDS[locale].person,
  company: WORDS[locale].company,
  expires: '2026-11-27T09:30:00+08:00',
  instruction: eitherBillOf(recordOfMbl(locale)),
  instructionAt: SENT_AT,
  draft: eitherBillOf(draft(locale)),
  draftAt: ISSUED_AT,
});
