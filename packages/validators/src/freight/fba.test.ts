import { describe, expect, it } from 'vitest';
import { subtotals } from './cost-line.ts';
import { type FbaCartons, type FbaWeightRule, fbaChargeable } from './fba-chargeable.ts';
import { fbaOversize, type OversizeRule } from './fba-oversize.ts';
import { type FbaChannel, fbaPrice } from './fba-price.ts';
import { predictedCost } from './predicted-cost.ts';

const cartons = (size: string, weight: string, count: number): FbaCartons => {
  const [length = '', width = '', height = ''] = size.split('×');
  return { length, width, height, weight, count };
};
const rule = (divisor: string, cartonMin = '0', shipmentMin = '0'): FbaWeightRule => ({
  divisor,
  cartonMin,
  shipmentMin,
  compareBy: 'shipment',
});
const byCarton = (one: FbaWeightRule): FbaWeightRule => ({ ...one, compareBy: 'carton' });
const mixed = [cartons('60×40×40', '12', 10), cartons('40×30×30', '21', 10)];

describe('chargeable weight of the first leg', () => {
  it.each([
    [[cartons('60×40×40', '14', 20)], rule('6000', '12', '100'), '280', '320', '320', 'volume'],
    [[cartons('60×40×40', '14', 20)], rule('5000', '12', '100'), '280', '384', '384', 'volume'],
    [[cartons('60×40×40', '18', 20)], rule('6000', '12', '100'), '360', '320', '360', 'actual'],
    [[cartons('40×30×20', '9', 10)], rule('6000', '12', '21'), '120', '40', '120', 'actual'],
    [[cartons('40×30×20', '9', 1)], rule('6000', '12', '21'), '12', '4', '21', 'minimum'],
    [mixed, rule('6000'), '330', '220', '330', 'actual'],
    [mixed, byCarton(rule('6000')), '330', '220', '370', 'carton'],
    [[cartons('63×50×46', '20.4', 3)], rule('6000', '12', '21'), '61.2', '72.45', '73', 'volume'],
    [[cartons('50×40×30', '10', 100)], rule('6000'), '1000', '1000', '1000', 'actual'],
    [[cartons('60×50×30', '16.5', 84)], rule('6000', '12', '21'), '1386', '1260', '1386', 'actual'],
    [[cartons('122×40×40', '20', 3)], rule('6000', '12', '21'), '60', '97.6', '98', 'volume'],
  ] as const)('%j by %j', (list, by, actual, volume, chargeable, decided) =>
    expect(fbaChargeable({ cartons: list }, by)).toEqual({ actual, volume, chargeable, by: decided }),
  );

  it('leaves out the volume where the divisor is 0, and raises to half a kilogram where asked to', () => {
    const list = [cartons('63×50×46', '20.4', 3)];
    expect(fbaChargeable({ cartons: list }, rule('0'))).toMatchObject({ volume: '0', chargeable: '62' });
    expect(fbaChargeable({ cartons: list }, { ...rule('6000'), roundTo: '0.5' }).chargeable).toBe('72.5');
  });

  it('takes what cartons come to together', () => {
    expect(fbaChargeable({ weight: '280', volume: '1.92', count: 20 }, rule('6000', '12', '100')).chargeable).toBe(
      '320',
    );
    expect(fbaChargeable({ weight: '90', volume: '0.24', count: 10 }, rule('6000', '12', '21')).actual).toBe('120');
    expect(fbaChargeable({ weight: '90' }, rule('6000', '12', '21'))).toMatchObject({ actual: '90', volume: '0' });
  });
});

// The limits of one published list, as the demo has them.
const sample: OversizeRule = {
  free: { longest: '121', second: '76', girth: '265', weight: '22' },
  refused: { longest: '230', girth: '315', weight: '40' },
  dimensionFee: '210.00',
  weightFee: '290.00',
};

describe('pieces that are too large or too heavy', () => {
  it.each([
    ['60×40×40', '14', [], []],
    ['100×41×41', '14', [], []],
    ['120×40×40', '14', [], [['OVS', '1', '210.00']]],
    ['122×40×40', '20', [], [['OVS', '2', '420.00']]],
    ['40×122×40', '20', [], [['OVS', '2', '420.00']]],
    ['110×77×40', '20', ['girth'], [['OVS', '2', '420.00']]],
    ['60×40×40', '40.1', ['weight'], [['OWS', '1', '290.00']]],
    ['60×40×40', '22.5', [], [['OWS', '1', '290.00']]],
    ['60×40×40', '22', [], []],
    [
      '122×40×40',
      '22.5',
      [],
      [
        ['OVS', '2', '420.00'],
        ['OWS', '1', '290.00'],
      ],
    ],
  ] as const)('%s cm, %s kg', (size, weight, refused, fees) => {
    const found = fbaOversize([cartons(size, weight, 1)], sample, 'CNY');
    expect(found.refused.map(({ limit }) => limit)).toEqual(refused);
    expect(found.lines.map(({ code, quantity, amount }) => [code, quantity, amount])).toEqual(fees);
  });
});

describe('price of the first leg', () => {
  const channel: FbaChannel = {
    ...rule('6000', '12', '21'),
    currency: 'CNY',
    breaks: [
      { from: '12', price: '16.80' },
      { from: '51', price: '14.50' },
      { from: '100', price: '9.00' },
      { from: '1000', price: '6.80' },
    ],
    oversize: sample,
  };
  const freight = (list: readonly FbaCartons[], by: Partial<FbaChannel> = {}) =>
    fbaPrice({ ...channel, ...by }, { cartons: list }).lines[0]?.amount;

  it('is the chargeable weight by the price of its break', () => {
    expect(freight([cartons('60×40×40', '14', 20)])).toBe('2880.00');
    expect(freight([cartons('60×40×40', '14', 20)], { divisor: '5000', breaks: [{ from: '0', price: '12.30' }] })).toBe(
      '4723.20',
    );
    expect(freight([cartons('63×50×46', '20.4', 3)])).toBe('1058.50');
    expect(freight([cartons('40×30×20', '9', 1)])).toBe('352.80');
  });

  it('adds extras, in whichever currency they are shown', () => {
    const entry = { code: 'CUS', side: 'destination', basis: 'PER_SHIPMENT', amount: '300.00' } as const;
    const priced = fbaPrice(
      { ...channel, extras: [{ ...entry, currency: 'CNY', mandatory: true }] },
      { cartons: [cartons('60×50×30', '16.5', 84)] },
    );
    const rates = [{ currency: 'USD', cnyPerUnit: '7.1000' }];
    expect(predictedCost(priced.lines, { currency: 'CNY', rates }).predicted?.amount).toBe('9724.80');
    expect(predictedCost(priced.lines, { currency: 'USD', rates }).predicted?.amount).toBe('1369.69');
  });

  it('adds the fees of every piece', () => {
    const priced = fbaPrice(channel, { cartons: [cartons('122×40×40', '20', 3)] });
    expect(priced).toMatchObject({ quantity: '98', price: '14.50', refused: [] });
    expect(priced.lines[0]?.amount).toBe('1421.00');
    expect(subtotals(priced.lines)).toEqual([{ currency: 'CNY', amount: '2681.00' }]);
  });

  it('counts extras by the carton', () => {
    const remote = { code: 'FBA', side: 'destination', basis: 'PER_CTN', amount: '80.00', currency: 'CNY' } as const;
    const { lines } = fbaPrice({ ...channel, extras: [{ ...remote, mandatory: true }] }, { cartons: mixed });
    expect(lines[1]).toMatchObject({ quantity: '20', amount: '1600.00' });
  });

  it('has no price for what is refused, or too little for the list', () => {
    const refused = fbaPrice(channel, { cartons: [cartons('110×77×40', '20', 1)] });
    expect(refused.refused).toEqual([{ row: 0, limit: 'girth' }]);
    expect(predictedCost(refused.lines, { currency: 'CNY', rates: [] }).predicted).toBeNull();
    const little = fbaPrice({ ...channel, ...rule('6000') }, { cartons: [cartons('20×20×20', '3', 1)] });
    expect(little).toMatchObject({ price: null, quantity: '3' });
    expect(little.lines[0]?.amount).toBeNull();
  });

  it('goes by cubic metres where the customer says so, and only then', () => {
    const cbm = { ...channel, pricePerCbm: '1500.00', minCbm: '1' };
    const list = { cartons: [cartons('60×40×40', '14', 20)] };
    expect(fbaPrice(cbm, list)).toMatchObject({ unit: 'kg', quantity: '320' });
    expect(fbaPrice(cbm, list, { unit: 'cbm' }).lines[0]).toMatchObject({ quantity: '1.92', amount: '2880.00' });
    expect(fbaPrice(cbm, { cartons: [cartons('60×40×40', '14', 2)] }, { unit: 'cbm' }).quantity).toBe('1');
    expect(fbaPrice(cbm, { weight: '300' }, { unit: 'cbm' })).toMatchObject({ price: null, quantity: '' });
    expect(fbaPrice(channel, list, { unit: 'cbm' }).price).toBeNull();
  });
});
