import { at } from '../../clock.ts';
import { type Edit, put, putBox, say, sayLine, wrongDigit } from './edits.ts';
import { chen, he, zhou } from './people.ts';
import type { DemoReview } from './shape.ts';

/** Form only: a comma, the other code of a port, a wrap. */
const FORM: readonly Edit[] = [
  say('fAddress', 'CO., LTD.', 'CO.,LTD'),
  put({ portStartCode: 'CNNBO' }),
  sayLine(0, 'goods', 'BAMBOO KITCHEN', 'BAMBOO\nKITCHEN'),
];

/** Drafts that went back and came again. */
export const ROUNDS: readonly DemoReview[] = [
  {
    name: 'settled',
    bookingNo: 'MB26S01873',
    drafts: [
      {
        at: at(-2, '20:05'),
        edits: {
          0: [say('sAddress', '1420', '1402'), say('tAddressSecond', 'SUITE 510', 'SUITE 501'), wrongDigit(2), ...FORM],
          2: [putBox(0, { sealNo: 'CN4471230' })],
        },
        viewed: [chen(-1, '08:40')],
        marks: [
          { ...chen(-1, '08:43'), kind: 'change', path: 'bill.sAddress', reason: 'typing' },
          { ...chen(-1, '08:44'), kind: 'change', path: 'bill.tAddressSecond', reason: 'typing' },
          { ...chen(-1, '08:46'), kind: 'change', path: 'containers[CSQU3054383].ctnNo', reason: 'typing' },
          { ...he(-1, '08:52'), kind: 'comment', path: 'bill.sAddress', text: '客户合同上是 1420，见 11-02 的邮件。' },
          {
            ...chen(-1, '08:58'),
            bill: 2,
            kind: 'change',
            path: 'containers[CBHU3202732].sealNo',
            reason: 'typing',
          },
        ],
        sent: chen(-1, '09:05'),
        answers: [
          { ...zhou(-1, '10:20'), path: 'bill.sAddress' },
          { ...zhou(-1, '10:21'), path: 'bill.tAddressSecond' },
          { ...zhou(-1, '10:22'), path: 'containers[CSQU3054383].ctnNo' },
          { ...zhou(-1, '10:24'), bill: 2, path: 'containers[CBHU3202732].sealNo' },
        ],
      },
      {
        at: at(-1, '15:40'),
        edits: { 0: [say('tAddressSecond', 'SUITE 510', 'SUITE 501'), ...FORM] },
        viewed: [chen(-1, '16:02')],
        marks: [{ ...chen(-1, '16:05'), kind: 'change', path: 'bill.tAddressSecond', reason: 'outdated' }],
        sent: chen(-1, '16:06'),
        answers: [{ ...zhou(-1, '17:30'), path: 'bill.tAddressSecond' }],
      },
      { at: at(0, '09:12'), edits: { 0: FORM }, viewed: [chen(0, '09:14')] },
    ],
  },
  {
    name: 'twoRounds',
    bookingNo: 'MB26S01866',
    drafts: [
      {
        at: at(-1, '17:10'),
        edits: {
          0: [
            say('sAddress', 'SANDTORKAI 48', 'SANDTORKAI 84'),
            put({ payMethodName: 'FREIGHT COLLECT', payMethodId: 2 }),
            putBox(0, { sealNo: 'CN4344520' }),
          ],
        },
        viewed: [chen(-1, '17:40'), he(-1, '18:02')],
        marks: [
          { ...chen(-1, '17:44'), kind: 'change', path: 'bill.sAddress', reason: 'typing' },
          { ...chen(-1, '17:45'), kind: 'change', path: 'bill.payMethodName', reason: 'typing' },
          { ...he(-1, '18:05'), kind: 'change', path: 'containers[CCLU1259549].sealNo', reason: 'typing' },
        ],
        sent: chen(-1, '18:10'),
        answers: [
          { ...zhou(-1, '19:00'), path: 'bill.sAddress' },
          { ...zhou(-1, '19:01'), path: 'bill.payMethodName' },
          {
            ...zhou(-1, '19:05'),
            path: 'containers[CCLU1259549].sealNo',
            declined: '码头过磅照片上就是 CN4344520，请核对装箱单。',
          },
        ],
      },
      {
        at: at(0, '08:20'),
        edits: { 0: [say('sAddress', '20457 HAMBURG', '20475 HAMBURG'), putBox(0, { sealNo: 'CN4344520' })] },
        viewed: [chen(0, '08:35')],
        marks: [
          {
            ...chen(0, '08:39'),
            kind: 'waived',
            path: 'containers[CCLU1259549].sealNo',
            reason: '司机确认实际封号为 CN4344520，补料填错。',
          },
          { ...chen(0, '08:41'), kind: 'change', path: 'bill.sAddress', reason: 'typing' },
        ],
        sent: chen(0, '08:45'),
      },
    ],
  },
  {
    name: 'cosmetic',
    bookingNo: 'MB26S01868',
    drafts: [
      {
        at: at(-1, '17:30'),
        edits: { 0: [say('sAddress', 'CASCADE HOME SUPPLY LLC', 'CASCADIA HOME SUPPLY LLC')] },
        viewed: [chen(-1, '17:52')],
        marks: [{ ...chen(-1, '17:55'), kind: 'change', path: 'bill.sAddress', reason: 'typing' }],
        sent: chen(-1, '17:56'),
        answers: [{ ...zhou(-1, '18:40'), path: 'bill.sAddress' }],
      },
      {
        at: at(0, '08:05'),
        edits: {
          0: [
            say('fAddress', 'CO., LTD.', 'CO.,LTD'),
            say('sAddress', 'LOS ANGELES, CA', 'Los Angeles, CA'),
            put({ portStartCode: 'CNSGH' }),
            say('payMethodName', 'FREIGHT PREPAID', 'PREPAID'),
            sayLine(0, 'goods', 'DINNER PLATE', 'DINNER\nPLATE'),
            putBox(0, { ctnTypeName: '45G1' }),
          ],
        },
      },
    ],
  },
  {
    name: 'masterHouses',
    bookingNo: 'MB26S01858',
    master: [
      put({ fAddress: 'MERIDIAN BAY INTERNATIONAL FREIGHT\nNO. 18 HAIYAN NORTH ROAD, YINZHOU\nNINGBO 315040, CHINA' }),
      put({ sAddress: 'HARBOR LINK LOGISTICS INC.\n301 E OCEAN BOULEVARD, SUITE 1800\nLONG BEACH, CA 90802, USA' }),
      put({ voyage: '116E' }),
      putBox(1, { sealNo: 'CN4851141' }),
      sayLine(1, 'weight', '17153.500', '17135.500'),
    ],
    drafts: [
      {
        at: at(-1, '18:15'),
        edits: { 0: [put({ portEndCode: 'USLAX', portEndName: 'Los Angeles', portEndDesc: 'LOS ANGELES, CA' })] },
        viewed: [chen(-1, '18:30')],
        marks: [{ ...chen(-1, '18:33'), kind: 'change', path: 'bill.portEndCode', reason: 'typing' }],
        sent: chen(-1, '18:34'),
        answers: [{ ...zhou(-1, '19:20'), path: 'bill.portEndCode' }],
      },
      { at: at(0, '07:55'), edits: {} },
    ],
  },
];
