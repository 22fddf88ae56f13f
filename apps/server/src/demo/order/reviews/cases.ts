import { at } from '../../clock.ts';
import { longDescription } from '../products.ts';
import {
  addBox,
  put,
  putBox,
  putLine,
  rewrap,
  rolled,
  say,
  sayLine,
  swapSeals,
  turnBoxes,
  wrongDigit,
} from './edits.ts';
import { chen, he } from './people.ts';
import { ROUNDS } from './rounds.ts';
import type { DemoReview } from './shape.ts';

const TENDER = [sayLine(0, 'hsCode', '701349', '7013490000')];

/** Drafts that came back once, each with one thing to find. */
const SINGLE: readonly DemoReview[] = [
  { name: 'identical', bookingNo: 'MB26S01862', drafts: [{ at: at(-1, '18:20'), edits: {} }] },
  {
    name: 'oneLetter',
    bookingNo: 'MB26S01863',
    drafts: [{ at: at(-1, '17:35'), edits: { 0: [say('sAddress', '1420B', '1420D')] } }],
  },
  {
    name: 'sealsSwapped',
    bookingNo: 'MB26S01857',
    drafts: [
      {
        at: at(-1, '19:02'),
        edits: { 0: [swapSeals(0, 2)] },
        viewed: [he(0, '08:51')],
        marks: [
          {
            ...he(0, '08:55'),
            kind: 'comment',
            path: 'containers[TCNU3871198].sealNo',
            text: '装箱照片上 CN4929397 在 TCNU3871198 上，两个封号对调了。',
          },
        ],
      },
    ],
  },
  {
    name: 'checkDigit',
    bookingNo: 'MB26S01854',
    drafts: [{ at: at(-1, '18:44'), edits: { 0: [wrongDigit(1)] } }],
  },
  {
    name: 'extraContainer',
    bookingNo: 'MB26S01852',
    drafts: [{ at: at(-1, '16:10'), edits: { 0: [addBox('TEXU3070079', 'CN4990021')] } }],
  },
  {
    name: 'otherOrder',
    bookingNo: 'MB26S01850',
    drafts: [{ at: at(0, '08:30'), edits: { 0: [turnBoxes] } }],
  },
  {
    name: 'rolled',
    bookingNo: 'MB26S01848',
    drafts: [
      {
        at: at(-1, '20:05'),
        edits: { 0: [rolled('OOCL TAIPEI', '121S', 7)] },
        viewed: [chen(0, '09:01')],
      },
    ],
  },
  {
    name: 'hsTail',
    bookingNo: 'MB26S01845',
    instruction: { 0: TENDER },
    drafts: [{ at: at(-1, '17:15'), edits: { 0: [sayLine(0, 'hsCode', '7013490000', '7013499000')] } }],
  },
  {
    name: 'threeChanges',
    bookingNo: 'MB26S01843',
    drafts: [
      {
        at: at(-1, '15:20'),
        edits: {
          0: [
            say('sAddress', '1420', '1402'),
            say('tAddressSecond', 'SUITE 510', 'SUITE 501'),
            wrongDigit(2),
            say('fAddress', 'CO., LTD.', 'CO.,LTD'),
            put({ portStartCode: 'CNNBO' }),
            sayLine(0, 'goods', 'STEEL VACUUM', 'STEEL\nVACUUM'),
            say('payMethodName', 'FREIGHT PREPAID', 'PREPAID'),
          ],
        },
      },
    ],
  },
  {
    name: 'afterCutOff',
    bookingNo: 'MB26S01842',
    drafts: [{ at: at(-2, '10:12'), edits: { 0: [say('sAddress', '128 LE HONG', '182 LE HONG')] } }],
  },
  {
    name: 'oneWordOfMany',
    bookingNo: 'MB26S01865',
    drafts: [{ at: at(-1, '18:31'), edits: { 0: [sayLine(0, 'goods', 'HY-4288 ', 'HY-4228 ')] } }],
  },
  {
    name: 'largest',
    bookingNo: 'MB26S01870',
    instruction: { 0: [putLine(0, { goods: longDescription() })] },
    drafts: [
      {
        at: at(0, '08:58'),
        edits: {
          0: [
            sayLine(0, 'goods', 'HY-4320 ', 'HY-4230 '),
            swapSeals(4, 177),
            putBox(60, { weight: '9999.5000' }),
            putBox(120, { ctnTypeName: '40GP', ctnType: 2 }),
            turnBoxes,
            rewrap(0),
          ],
        },
      },
    ],
  },
];

/** Every review of the demonstration. */
export const REVIEWS: readonly DemoReview[] = [...ROUNDS, ...SINGLE];
