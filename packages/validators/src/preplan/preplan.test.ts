import { describe, expect, it } from 'vitest';
import { goodPreplan } from '../testing/preplans.ts';
import {
  afterPreplanEvent,
  emptyPreplan,
  isPreplanOpen,
  PREPLAN_EVENTS,
  PREPLAN_STATES,
  type PreplanDraft,
  preplanChanges,
  preplanDeviations,
  preplanIssues,
  preplanTotals,
} from './index.ts';

const good = goodPreplan();
const said = (draft: PreplanDraft) => preplanIssues(draft).map(({ path, code }) => `${path} ${code}`);
const firstGoods = (more: object): PreplanDraft => ({
  ...good,
  goods: good.goods.map((one, at) => (at ? one : { ...one, ...more })),
});

describe('what is said of a pre-plan', () => {
  it.each<[string, PreplanDraft, string[]]>([
    ['all is right', good, []],
    [
      'no shipper’s code',
      { ...good, shipper: { ...good.shipper, enterpriseCode: '' } },
      ['shipper.enterpriseCode preplan.companyCode'],
    ],
    [
      'another number than the credit code',
      { ...good, shipper: { ...good.shipper, enterpriseCode: 'OC+123456' } },
      ['shipper.enterpriseCode preplan.companyCode'],
    ],
    [
      'a wrong credit code',
      { ...good, shipper: { ...good.shipper, enterpriseCode: 'USCI+91350100M000100Y44' } },
      ['shipper.enterpriseCode uscc.checkDigit'],
    ],
    [
      'no phone of who receives',
      { ...good, consignee: { ...good.consignee, phone: '' } },
      ['consignee.phone required'],
    ],
    ['nobody to talk to', { ...good, consignee: { ...good.consignee, contact: '' } }, ['consignee.contact required']],
    [
      'a country in words',
      { ...good, consignee: { ...good.consignee, countryCode: 'USA' } },
      ['consignee.countryCode preplan.country'],
    ],
    [
      'somebody else is told',
      { ...good, notify: { ...good.notify, name: 'ALAMEDA FREIGHT' } },
      [
        'notify.address required',
        'notify.countryCode required',
        'notify.enterpriseCode preplan.companyCode',
        'notify.phone required',
      ],
    ],
    [
      'an office of five digits',
      { ...good, header: { ...good.header, customs: '31041' } },
      ['header.customs preplan.customs'],
    ],
    [
      'an IMO number that is none',
      { ...good, header: { ...good.header, imo: '9783448' } },
      ['header.imo imo.checkDigit'],
    ],
    [
      'no carrier',
      { ...good, header: { ...good.header, carrierCode: 'cosco' } },
      ['header.carrierCode preplan.carrier'],
    ],
    ['Chinese goods', firstGoods({ description: '竹制厨房架' }), ['goods.0.description latin.char']],
    ['no weight', firstGoods({ weight: '0' }), ['goods.0.weight vgm.zero']],
    ['half a package', firstGoods({ number: '1.5' }), ['goods.0.number preplan.pieces']],
    ['UN in letters', firstGoods({ undg: 'UN1993' }), ['goods.0.undg preplan.un']],
    ['in a container that is not there', firstGoods({ into: 'TCNU7200794' }), ['goods.0.into preplan.into']],
    [
      'the same container twice',
      { ...good, boxes: [...good.boxes, ...good.boxes] },
      ['boxes.1.ctnNo repeated.container'],
    ],
    [
      'a broken seal',
      { ...good, boxes: good.boxes.map((one) => ({ ...one, sealNo: 'CN 44/1' })) },
      ['boxes.0.sealNo seal.several'],
    ],
    ['nothing in it', { ...good, goods: [], boxes: [] }, ['goods preplan.none', 'boxes preplan.none']],
  ])('%s', (_name, draft, expected) => {
    expect(said(draft)).toEqual(expected);
  });

  it('says of an empty one what has to be filled', () => {
    expect(said(emptyPreplan()).length).toBeGreaterThan(20);
  });
});

describe('differences', () => {
  it('are none between a pre-plan and itself, and none in how a weight or a type is written', () => {
    expect(preplanChanges(good, good)).toEqual([]);
    const other = { ...firstGoods({ weight: '6880' }), boxes: good.boxes.map((one) => ({ ...one, ctnType: '45G1' })) };
    expect(preplanChanges(good, other)).toEqual([]);
  });

  it('name the place, and what is said there now and then', () => {
    const other: PreplanDraft = {
      ...firstGoods({ number: '641' }),
      header: { ...good.header, voyage: '043E' },
      boxes: [{ ...(good.boxes[0] ?? ({} as never)), sealNo: 'CN9' }],
    };
    expect(preplanChanges(good, other)).toEqual([
      { path: 'header.voyage', old: '042E', new: '043E' },
      { path: 'goods.0.number', old: '640', new: '641' },
      { path: 'boxes.CBHU3202732.sealNo', old: 'CN4471203', new: 'CN9' },
    ]);
    expect(preplanDeviations(good, other)).toEqual([
      { path: 'totals.number', old: '640', new: '641' },
      { path: 'boxes.CBHU3202732.sealNo', old: 'CN4471203', new: 'CN9' },
    ]);
    expect(preplanDeviations(good, { ...good, boxes: [] })).toMatchObject([
      { path: 'boxes.CBHU3202732.ctnNo', new: '' },
      { path: 'boxes.CBHU3202732.ctnType' },
      { path: 'boxes.CBHU3202732.sealNo' },
    ]);
  });

  it('adds up what is there', () => {
    expect(preplanTotals(good)).toEqual({ number: '640', weight: '6880.000', volume: '78.235' });
    expect(preplanTotals(emptyPreplan())).toEqual({ number: '0', weight: '0', volume: '0' });
  });
});

it('leads from state to state where it may, and nowhere else', () => {
  const moves = PREPLAN_EVENTS.map((event) => [event, PREPLAN_STATES.map((one) => afterPreplanEvent(one, event) ?? 0)]);
  expect(Object.fromEntries(moves)).toEqual({
    save: [1, 0, 0, 0, 5, 0],
    submit: [2, 0, 0, 0, 2, 0],
    send: [0, 3, 0, 0, 0, 0],
    accept: [0, 0, 4, 0, 0, 0],
    refuse: [0, 5, 5, 0, 0, 0],
    cancel: [0, 0, 6, 6, 0, 0],
    again: [0, 0, 0, 0, 0, 1],
  });
  expect(PREPLAN_STATES.filter(isPreplanOpen)).toEqual([1, 5]);
});
