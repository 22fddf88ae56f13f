import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecimal, sumDecimal } from '../amount.ts';
import {
  afterVgmEvent,
  calculatedVgm,
  deviation,
  emptyVgmBox,
  emptyVgmHead,
  isUnweighed,
  isVgmDeclared,
  isVgmOpen,
  isVgmWaiting,
  kilograms,
  parseVgmList,
  usedShare,
  usualPlate,
  VGM_EVENTS,
  VGM_STATES,
  type VgmBox,
  vgmBoxIssues,
  vgmSheetIssues,
  vgmTotals,
} from './index.ts';

const FACTS = { today: '2026-11-20' };
const box = (more: Partial<VgmBox> = {}): VgmBox => ({
  ...emptyVgmBox(),
  ctnNo: 'CBHU3202732',
  ctnType: '40HQ',
  cargo: '5420.500',
  dunnage: '60',
  tare: '3880',
  vgm: '9360.500',
  ...more,
});
const HEAD = {
  ...emptyVgmHead(),
  responsible: 'NINGBO HAOYU HOMEWARE CO., LTD.',
  signatory: 'CHEN WEI',
  weighingParty: 'BEILUN XINGGANG',
  weighedOn: '2026-11-20',
};
const said = (one: VgmBox) => vgmBoxIssues(one, FACTS).map(({ path, code }) => `${path.slice(8)} ${code}`);

describe('weights', () => {
  it.each([
    ['10526.500', '120', '3860', '14506.500'],
    ['21500', '', '2200', '23700'],
    ['26620.001', '0', '3860', '30480.001'],
    ['', '120', '3860', undefined],
    ['21500', '', '', undefined],
    ['21500', 'x', '2200', undefined],
  ])('%s and %s and %s are %s', (cargo, dunnage, tare, sum) => {
    expect(calculatedVgm({ cargo, dunnage, tare })).toBe(sum);
  });

  it.each([
    ['33500', '35000', false, '1500', '1000', '4.29'],
    ['11500', '12000', true, '500', '600', '4.17'],
    ['20000', '20999', true, '999', '1000', '4.76'],
    ['20000', '21001', false, '1001', '1000', '4.77'],
    ['12000', '12600', true, '600', '630', '4.76'],
    ['12000', '12601', true, '601', '630.05', '4.77'],
    ['9000', '8500', false, '500', '425', '5.88'],
  ])('%s declared and %s weighed: %s', (declared, weighed, ok, difference, most, percent) => {
    expect(deviation(declared, weighed)).toEqual({ ok, difference, most, percent });
  });

  it('converts pounds half up to the gram', () => {
    expect(kilograms('58378', 'LBR')).toBe('26479.815');
    expect(kilograms('26480.5', 'KGM')).toBe('26480.5');
    expect(kilograms('0', 'KGM')).toBeUndefined();
    expect(kilograms('58,378', 'LBR')).toBeUndefined();
  });

  it('knows what is usual of a type, however it is called', () => {
    expect(usualPlate('20GP')).toEqual({ tare: '2200', maxGross: '30480' });
    expect(usualPlate('45G1')).toEqual(usualPlate('40HQ'));
    expect(usualPlate('42G1')?.tare).toBe('3740');
    expect(usualPlate('40NOR')).toBeUndefined();
    expect(usualPlate('')).toBeUndefined();
  });

  it('says how full it is', () => {
    expect(usedShare('5420.500', '32500')).toBe('16.7');
    expect(usedShare(undefined, '32500')).toBeUndefined();
    expect(usedShare('5420.500', '')).toBeUndefined();
  });

  it('adds up a booking, pounds as kilograms, and what is no weight as nothing', () => {
    expect(vgmTotals([box(), box({ vgm: '58378', unit: 'LBR', cargo: '12,4', dunnage: '', tare: '3880.5' })])).toEqual({
      cargo: '5420.500',
      dunnage: '60',
      tare: '7760.5',
      vgm: '35840.315',
    });
    expect(vgmTotals([])).toEqual({ cargo: '0', dunnage: '0', tare: '0', vgm: '0' });
  });

  const kg = fc.integer({ min: 1, max: 40_000_000 }).map((grams) => (grams / 1000).toFixed(3));
  it('is never less than any of its parts, and exact whatever the parts are', () => {
    fc.assert(
      fc.property(kg, kg, kg, (cargo, dunnage, tare) => {
        const sum = calculatedVgm({ cargo, dunnage, tare }) ?? '0';
        for (const part of [cargo, dunnage, tare]) expect(compareDecimal(sum, part)).toBe(1);
        expect(sum).toBe(sumDecimal([tare, dunnage, cargo]));
        expect(said(box({ cargo, dunnage, tare, vgm: sum, maxGross: '999999' }))).toEqual([]);
      }),
    );
  });
  it('lets pass what is within, and nothing that is beyond, the smaller of 5 % and a tonne', () => {
    fc.assert(
      fc.property(kg, kg, (declared, weighed) => {
        const { ok, difference, most } = deviation(declared, weighed);
        expect(ok).toBe(compareDecimal(difference, most) <= 0);
        expect(compareDecimal(most, '1000')).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('what is said of a container', () => {
  it.each<[string, Partial<VgmBox>, string[]]>([
    ['all is right', {}, []],
    ['the sum is wrong', { vgm: '5420.500' }, ['vgm weighing.sum']],
    ['zeros at the end are no difference', { vgm: '9360.5' }, []],
    ['cargo is missing', { cargo: '' }, ['cargo required']],
    ['tare is missing', { tare: '' }, ['tare required']],
    ['nothing was weighed', { vgm: '' }, ['vgm required']],
    ['a zero', { vgm: '0' }, ['vgm vgm.zero']],
    ['a wrong number', { ctnNo: 'CBHU3202733' }, ['ctnNo container.checkDigit']],
    ['no such type', { ctnType: '45GX' }, ['ctnType sizeType.type']],
    ['no type', { ctnType: '' }, ['ctnType required']],
    ['weighed tomorrow', { weighedOn: '2026-11-21' }, ['weighedOn weighing.future']],
    ['weighed long ago', { weighedOn: '2026-10-20' }, ['weighedOn weighing.old']],
    ['no such day', { weighedOn: '2026-02-30' }, ['weighedOn date.calendar']],
    ['too long', { certificateNo: 'X'.repeat(71) }, ['certificateNo weighing.long']],
    ['too heavy', { cargo: '26620.001', dunnage: '', tare: '3860', vgm: '30480.001' }, ['vgm vgm.aboveMaxGross']],
    ['as its plate allows', { cargo: '26620', tare: '3860', dunnage: '', vgm: '30480', maxGross: '32500' }, []],
  ])('%s', (_name, more, expected) => {
    expect(said(box(more))).toEqual(expected);
  });

  const scaled = { method: 'SM1', dunnage: '' } as const;
  it.each<[string, Partial<VgmBox>, string[]]>([
    ['needs no parts', { cargo: '', tare: '', vgm: '9360.5' }, []],
    ['less than the cargo', { cargo: '9400', tare: '3880', vgm: '9360.5' }, ['vgm vgm.belowCargo']],
    ['less than both', { cargo: '9000', tare: '3880', vgm: '9360.5' }, ['vgm vgm.belowTare']],
    ['near enough', { cargo: '12000', tare: '3860', vgm: '16600' }, []],
    ['too far off', { cargo: '12000', tare: '3860', vgm: '16860.001' }, ['vgm weighing.differs']],
    ['too far off the usual tare', { cargo: '12000', tare: '', vgm: '17000' }, ['vgm weighing.differs']],
    ['in pounds', { cargo: '12000', tare: '3860', vgm: '35000', unit: 'LBR' }, []],
  ])('that was weighed as a whole: %s', (_name, more, expected) => {
    expect(said(box({ ...scaled, ...more }))).toEqual(expected);
  });

  it('offers the sum', () => {
    expect(vgmBoxIssues(box({ vgm: '5420.500' }), FACTS)[0]).toMatchObject({
      severity: 'error',
      suggestions: ['9360.500'],
      params: { vgm: '5420.500', sum: '9360.500' },
    });
  });
});

describe('what is said of a sheet', () => {
  const codes = (...given: Parameters<typeof vgmSheetIssues>) =>
    vgmSheetIssues(...given).map(({ path, code }) => `${path} ${code}`);

  it('asks who declares, and in capitals', () => {
    expect(codes({ head: HEAD, boxes: [box()] }, FACTS)).toEqual([]);
    expect(codes({ head: emptyVgmHead(), boxes: [] }, FACTS)).toEqual([
      'head.responsible required',
      'head.signatory required',
      'head.weighingParty required',
      'head.weighedOn required',
      'boxes weighing.none',
    ]);
    const [issue] = vgmSheetIssues({ head: { ...HEAD, signatory: 'Chen Wei' }, boxes: [box()] }, FACTS);
    expect(issue).toMatchObject({ code: 'weighing.capitals', suggestions: ['CHEN WEI'] });
  });

  it('finds a container that is there twice, and looks at the chosen ones alone', () => {
    const boxes = [box(), box({ vgm: '' }), box({ ctnNo: 'TCNU7200794' })];
    expect(codes({ head: HEAD, boxes }, FACTS)).toEqual(['boxes.1.vgm required', 'boxes.1.ctnNo repeated.container']);
    expect(codes({ head: HEAD, boxes }, FACTS, [0, 2])).toEqual(['boxes.1.ctnNo repeated.container']);
  });

  it('knows what was not weighed yet', () => {
    expect(isUnweighed(box())).toBe(false);
    expect(isUnweighed(box({ vgm: '' }))).toBe(false);
    expect(isUnweighed(box({ vgm: '', cargo: '' }))).toBe(true);
    expect(isUnweighed(box({ vgm: '', method: 'SM1' }))).toBe(true);
  });
});

describe('states', () => {
  it('leads where it may, and nowhere else', () => {
    const moves = VGM_EVENTS.map((event) => [event, VGM_STATES.map((state) => afterVgmEvent(state, event) ?? 0)]);
    expect(Object.fromEntries(moves)).toEqual({
      save: [1, 0, 0, 0, 5, 0, 0],
      submit: [2, 0, 0, 0, 2, 0, 0],
      retract: [0, 6, 6, 6, 0, 0, 0],
      amend: [0, 0, 0, 1, 0, 1, 0],
      send: [0, 3, 0, 0, 0, 0, 0],
      accept: [0, 4, 4, 0, 0, 0, 0],
      refuse: [0, 5, 5, 0, 0, 0, 0],
      close: [7, 0, 0, 0, 7, 7, 0],
      reopen: [0, 0, 0, 0, 0, 0, 1],
    });
    expect(VGM_STATES.filter(isVgmOpen)).toEqual([1, 5]);
    expect(VGM_STATES.filter(isVgmWaiting)).toEqual([2, 3]);
    expect(VGM_STATES.filter(isVgmDeclared)).toEqual([2, 3, 4]);
  });
});

describe('a pasted list', () => {
  it('is read by its headings, in either language', () => {
    const text =
      '序号\t箱号\t箱型\t货重(KGS)\t皮重\t衬垫\tVGM\n1\tcbhu 320273-2\t40HQ\t5,420.500\t3880\t60\t9360.5kg\n合计\t\t\t5420.5';
    expect(parseVgmList(text)).toEqual({ boxes: [box({ cargo: '5420.500', vgm: '9360.5' })], skipped: 1 });
    const english =
      'Container No.,Type,Method,VGM,Unit,Ticket no.,Weighed on\nCBHU3202732,45G1,SM1,20635,LB,XG-1,2026/11/19';
    expect(parseVgmList(english).boxes[0]).toMatchObject({
      ctnNo: 'CBHU3202732',
      ctnType: '45G1',
      method: 'SM1',
      vgm: '20635',
      unit: 'LBR',
      certificateNo: 'XG-1',
      weighedOn: '2026-11-19',
    });
  });

  it('is read in the order of the sheet where it has none', () => {
    expect(parseVgmList('CBHU3202732\t40HQ\t2\t5420.500\t60\t3880\t9360.500\n\nhello').boxes).toEqual([box()]);
    expect(parseVgmList('hello\nworld', 'SM1')).toEqual({ boxes: [], skipped: 2 });
  });
});
