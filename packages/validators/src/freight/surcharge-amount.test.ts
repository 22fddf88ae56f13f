import { describe, expect, it } from 'vitest';
import { subtotals } from './cost-line.ts';
import { type Shipment, type Surcharge, surchargeAmount } from './surcharge-amount.ts';
import { type ScopedSurcharge, surchargesFor } from './surcharges-for.ts';

const charge = (basis: Surcharge['basis'], amount: string | null, more: Partial<Surcharge> = {}): Surcharge => ({
  code: 'THC',
  side: 'origin',
  basis,
  amount,
  currency: 'CNY',
  mandatory: true,
  ...more,
});
const boxes = (...list: [string, number][]) => list.map(([ctnType, count]) => ({ ctnType, count }));
const mixed = boxes(['20GP', 1], ['40HQ', 2]);
const usd = (amount: string): Shipment => ({ freight: [{ currency: 'USD', amount }] });

describe('a charge by its basis', () => {
  it.each([
    ['container', charge('PER_CTN', '1240.00'), { containers: boxes(['40HQ', 2]) }, [['2', '2480.00']]],
    [
      'container by its type',
      charge('PER_CTN', null, {
        amountsByCtn: [
          { ctnType: '20GP', amount: '825.00' },
          { ctnType: '40HQ', amount: '1240.00' },
        ],
      }),
      { containers: mixed },
      [
        ['1', '825.00'],
        ['2', '2480.00'],
      ],
    ],
    ['TEU', charge('PER_TEU', '15.00'), { containers: mixed }, [['5', '75.00']]],
    ['TEU of 45 feet', charge('PER_TEU', '15.00'), { containers: boxes(['45HQ', 1]) }, [['2', '30.00']]],
    ['bill', charge('PER_BL', '450.00'), { bills: 3 }, [['3', '1350.00']]],
    ['bill, one unless said', charge('PER_BL', '450.00'), {}, [['1', '450.00']]],
    ['shipment', charge('PER_SHIPMENT', '300.00'), { containers: boxes(['40HQ', 5]), bills: 3 }, [['1', '300.00']]],
    ['revenue ton', charge('PER_RT', '85.00'), { rt: '2.351' }, [['2.351', '199.84']]],
    ['kilogram, with a minimum', charge('PER_KG', '0.35', { min: '150.00' }), { weight: '320' }, [['320', '150.00']]],
    ['kilogram, without one', charge('PER_KG', '0.35'), { weight: '320' }, [['320', '112.00']]],
    ['kilogram', charge('PER_KG', '0.35', { min: '150.00' }), { weight: '500' }, [['500', '175.00']]],
    ['kilogram, with a maximum', charge('PER_KG', '0.35', { max: '160.00' }), { weight: '500' }, [['500', '160.00']]],
    ['percent', charge('PERCENT', '2.5', { currency: 'USD' }), usd('2365.00'), [['2365.00', '59.13']]],
    ['percent', charge('PERCENT', '1.5', { currency: 'USD' }), usd('333.33'), [['333.33', '5.00']]],
  ] as const)('%s', (_, one, shipment, expected) => {
    const lines = surchargeAmount(one, shipment);
    expect(lines.map(({ quantity, amount }) => [quantity, amount])).toEqual(expected);
    for (const { state } of lines) expect(state).toBe('charged');
  });

  it('adds nothing that is in the freight', () => {
    const baf = charge('PER_CTN', '180.00', { code: 'BAF', includedInFreight: true });
    expect(surchargeAmount(baf, { containers: boxes(['40HQ', 2]) })).toMatchObject([
      { quantity: '2', amount: '0.00', state: 'inFreight' },
    ]);
  });

  it('leaves out what is at cost, or leaves the total empty where it must be paid', () => {
    expect(surchargeAmount(charge('AT_COST', null, { mandatory: false }), {})).toMatchObject([
      { amount: null, state: 'notIncluded' },
    ]);
    expect(surchargeAmount(charge('AT_COST', null), {})).toMatchObject([{ amount: null, state: 'charged' }]);
  });

  it.each([
    ['a percentage without freight in its currency', charge('PERCENT', '2.5'), usd('2365.00')],
    [
      'a type without a price',
      charge('PER_CTN', '10.00', { amountsByCtn: [{ ctnType: '20GP', amount: '825.00' }] }),
      { containers: boxes(['40HQ', 1]) },
    ],
    ['a type of unknown length by the TEU', charge('PER_TEU', '15.00'), { containers: boxes(['53HQ', 1]) }],
    ['a weight that nobody knows', charge('PER_KG', '0.35'), {}],
  ])('%s has no amount', (_, one, shipment) => {
    expect(surchargeAmount(one, shipment)).toMatchObject([{ amount: null, state: 'charged' }]);
    expect(surchargeAmount({ ...one, mandatory: false }, shipment)).toMatchObject([{ state: 'notIncluded' }]);
  });

  it('is valid from a day of sailing on, both ends included', () => {
    const pss = charge('PER_CTN', '100.00', { code: 'PSS', validFrom: '2026-12-01', validTo: '2026-12-31' });
    const on = (etd: string) => subtotals(surchargeAmount(pss, { containers: boxes(['40HQ', 2]), etd }))[0]?.amount;
    expect([on('2026-11-30'), on('2026-12-01'), on('2026-12-31'), on('2027-01-01')]).toEqual([
      undefined,
      '200.00',
      '200.00',
      undefined,
    ]);
    expect(surchargeAmount(pss, { containers: boxes(['40HQ', 2]) })).toHaveLength(1);
  });

  it('counts an optional charge once it is ticked', () => {
    const insured = charge('PER_SHIPMENT', '57.02', { code: 'INS', mandatory: false });
    expect(surchargeAmount(insured, {})).toMatchObject([{ state: 'optional', chosen: false }]);
    expect(subtotals(surchargeAmount(insured, {}))).toEqual([]);
    expect(subtotals(surchargeAmount(insured, { chosen: ['INS'] }))).toEqual([{ currency: 'CNY', amount: '57.02' }]);
  });

  it('is for some container types only', () => {
    const heavy = charge('PER_CTN', '90.00', { ctnTypes: ['20GP'] });
    expect(surchargeAmount(heavy, { containers: mixed })).toMatchObject([{ quantity: '1', amount: '90.00' }]);
    expect(surchargeAmount(heavy, { containers: boxes(['40HQ', 2]) })).toEqual([]);
  });
});

describe('which charges apply', () => {
  const place = { polId: 1, podId: 2, lane: 'USWC', shippingId: 3, etd: '2026-11-26', ctnTypes: ['20GP', '40HQ'] };
  const ebs = (
    amount: string,
    scope: ScopedSurcharge['scope'] = {},
    more: Partial<Surcharge> & { id?: number } = {},
  ) => ({
    ...charge('PER_CTN', amount, { code: 'EBS' }),
    scope,
    ...more,
  });
  const won = (list: ReturnType<typeof ebs>[]) => surchargesFor(list, place).map(({ amount }) => amount);

  const everywhere = ebs('20.00');
  const carrier = ebs('25.00', { shippingId: 3 });
  const lane = ebs('35.00', { lane: 'USWC' });
  const port = ebs('32.00', { podId: 2 });
  const pair = ebs('30.00', { polId: 1, podId: 2 });

  it('takes the port pair before a port, that before the lane, the carrier and everywhere', () => {
    const all = [everywhere, carrier, lane, port, pair];
    for (const [at, one] of all.entries()) {
      expect(won(all.slice(0, at + 1))).toEqual([one.amount]);
      expect(won(all.slice(0, at + 1).reverse())).toEqual([one.amount]);
    }
    const [best] = surchargesFor([everywhere, lane, pair], place);
    expect(best && surchargeAmount(best, { containers: boxes(['40HQ', 2]) })[0]?.amount).toBe('60.00');
  });

  it('leaves out what is for another voyage or another day', () => {
    expect(won([ebs('1.00', { polId: 9 }), ebs('2.00', { lane: 'EUR' })])).toEqual([]);
    expect(won([everywhere, ebs('3.00', { polId: 1, podId: 2 }, { validFrom: '2026-12-01' })])).toEqual(['20.00']);
  });

  it('takes the newest of two that are equally specific', () => {
    const [older, newer] = [ebs('1.00', {}, { validFrom: '2026-10-01' }), ebs('2.00', {}, { validFrom: '2026-11-01' })];
    expect([won([older, newer]), won([newer, older])]).toEqual([['2.00'], ['2.00']]);
    const [first, second] = [ebs('1.00', {}, { id: 7 }), ebs('2.00', {}, { id: 8 })];
    expect([won([first, second]), won([second, first])]).toEqual([['2.00'], ['2.00']]);
  });

  it('leaves other container types to the next', () => {
    const found = surchargesFor([everywhere, ebs('50.00', {}, { ctnTypes: ['40HQ'] })], place);
    const lines = found.flatMap((one) => surchargeAmount(one, { containers: mixed }));
    expect(lines.map(({ quantity, amount }) => [quantity, amount])).toEqual([
      ['2', '100.00'],
      ['1', '20.00'],
    ]);
  });

  it('answers each code', () => {
    const thc = charge('PER_CTN', '1240.00');
    expect(surchargesFor([everywhere, thc, pair], place).map(({ code }) => code)).toEqual(['EBS', 'THC']);
  });
});
