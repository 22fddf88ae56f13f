import { contract, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import { draftValues, type HeldContainer } from '@lading/validators/bill';
import type { AnyHandler } from 'msw';
import { recordOfMbl } from './sample-bill.ts';
import { holding } from './sample-parties.ts';

const { instruction, siTemplates } = contract.order;
const { dictionaries } = contract.basedata;
type Instruction = Out<typeof instruction>;
type Bill = Instruction['bills'][number];

const WORDS = {
  'zh-CN': { draft: '草稿', sent: '已提交', by: '陈蔚', fee: '截单后改单约 USD 40.00', reason: '买方换了公司' },
  'en-US': {
    draft: 'Draft',
    sent: 'Submitted',
    by: 'Chen Wei',
    fee: 'An amendment after the SI cut-off costs about USD 40.00',
    reason: 'The buyer is another company',
  },
};

/** The main bill as somebody has begun to write it: a full-width comma, a word that customs refuse, a wrong check digit. */
function sampleDraft(language: Language): Bill {
  const values = draftValues(recordOfMbl(language));
  const head = { ...values.head, fAddress: 'NINGBO HAOYU HOMEWARE CO.，LTD.\nNO. 288 JIANGNAN ROAD' };
  const goods = values.goods.map((row, at) => (at === 2 ? { ...row, goods: 'ACCESSORIES' } : row));
  const containers = values.containers.map((row, at) => (at === 1 ? { ...row, ctnNo: 'TCNU7200974' } : row));
  return {
    kind: 'MBL',
    billId: null,
    name: 'COSU6412098730',
    revision: 4,
    locked: ['shippingId', 'shippingName', 'vessel'],
    values: { ...values, head, goods, containers: containers as HeldContainer[] } as unknown as Bill['values'],
    saved: { author: WORDS[language].by, side: 'customer', at: '2026-11-18T08:31:00Z' },
  };
}

export function sampleInstruction(language: Language, changes: Partial<Instruction> = {}): Instruction {
  const words = WORDS[language];
  return {
    bookingId: 501,
    orderId: 601,
    bookingNo: 'MB26S01873',
    kind: 'MBL',
    webStatus: 1,
    webStatusName: words.draft,
    mode: 'first',
    open: true,
    mayAdd: true,
    bills: [sampleDraft(language)],
    sendings: [],
    returned: null,
    cutOff: {
      time: '2026-11-21T09:00:00Z',
      zone: 'Asia/Shanghai',
      portName: 'Ningbo',
      passed: false,
      feeAmount: '40.00',
      feeCurrency: 'USD',
      feeText: words.fee,
    },
    ...changes,
  };
}

/** Sent, and changed afterwards: nobody has answered yet. */
export const sentInstruction = (language: Language): Instruction =>
  sampleInstruction(language, {
    webStatus: 2,
    webStatusName: WORDS[language].sent,
    mode: 'closed',
    open: false,
    mayAdd: false,
    sendings: [
      {
        id: 2,
        version: 2,
        base: 1,
        author: WORDS[language].by,
        side: 'customer',
        at: '2026-11-19T02:12:00Z',
        reason: WORDS[language].reason,
        late: false,
        feeAmount: '',
        feeCurrency: '',
        state: 'open',
        answer: null,
        changes: [
          {
            kind: 'MBL',
            billId: null,
            path: 'bill.sAddress',
            decision: null,
            note: '',
            old: 'CASCADE HOME SUPPLY LLC',
            new: 'EVERGREEN PANTRY CO.',
          },
        ],
      },
    ],
  } as Partial<Instruction>);

const entry = (id: number, nameCn: string, nameEn: string) => ({ id, nameCn, nameEn });

export const instructionAnswers = (language: Language): AnyHandler[] => [
  holding(language, ['bill:view', 'si:edit']),
  mock(instruction, sampleInstruction(language)),
  mock(siTemplates, { records: [], total: 0 }),
  mock(dictionaries, {
    shipping: [entry(3, '中远海运', 'COSCO SHIPPING')],
    transportClause: [entry(1, 'CY-CY', 'CY-CY')],
    payMethod: [entry(1, '预付', 'FREIGHT PREPAID')],
    blMethod: [entry(1, '正本', 'ORIGINAL')],
    settleMethod: [entry(4, '月结', 'MONTHLY')],
    goodsType: [entry(1, '普货', 'GENERAL CARGO')],
    packageType: [entry(1, '纸箱', 'CARTONS')],
    ctnType: [entry(1, '40HQ', '40HQ')],
  } as unknown as Out<typeof dictionaries>),
];
