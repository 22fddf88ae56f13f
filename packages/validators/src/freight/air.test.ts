import { describe, expect, it } from 'vitest';
import { type AirCargo, airChargeable } from './air-chargeable.ts';
import { type AirTariff, airFreight } from './air-freight.ts';
import { subtotals } from './cost-line.ts';
import { exact, fixed, over, times } from './exact.ts';

const pieces = (text: string): AirCargo['pieces'] =>
  text.split(' + ').map((one) => {
    const [length = '', width = '', height = '', count = ''] = one.split(/[×*]/);
    return { length, width, height, pieces: Number(count) };
  });

describe('chargeable weight of air freight', () => {
  it.each([
    ['150.2×125.5×100.6×1', '300', '318.15', '318.5'],
    ['140×100×90×1', '150', '210', '210.0'],
    ['140×100×90×1', '260', '210', '260.0'],
    ['30×45×65×1', '14', '14.625', '15.0'],
    ['120×60×90×3', '120', '324', '324.0'],
    ['40×30×20×1', '100.4', '4', '100.5'],
    ['40×30×20×1', '100.6', '4', '101.0'],
    ['120.5×80×60.4×2 + 50×40×30×5', '150.2', '243.6', '244.0'],
    ['60×50×40×10', '200', '200', '200.0'],
    ['10×10×10×1', '0.3', '0.1667', '0.5'],
  ])('%s, %s kg: volume %s, charged %s', (sizes, gross, volumeWeight, chargeable) =>
    expect(airChargeable({ gross, pieces: pieces(sizes) })).toMatchObject({ volumeWeight, chargeable }),
  );

  it('goes by the volume where no sizes are known', () => {
    expect(airChargeable({ gross: '180', volume: '1.2' })).toMatchObject({ volumeWeight: '200', chargeable: '200.0' });
    expect(fixed(over(exact('1000000'), exact('6000')), 2)).toBe('166.67');
    expect(airChargeable({ gross: '1', volume: '1' })).toMatchObject({ volumeWeight: '166.6667', chargeable: '167.0' });
    // 167 kg to the cubic metre is for labels only: it would give 325.0.
    expect(fixed(times(exact('1.944'), exact('167')), 3)).toBe('324.648');
    expect(airChargeable({ gross: '120', volume: '1.944' }).chargeable).toBe('324.0');
    expect(airChargeable({ gross: '386.0', volume: '2.8725' })).toMatchObject({
      volumeWeight: '478.75',
      chargeable: '479.0',
      by: 'volume',
    });
  });

  it('says what decided', () => {
    expect(airChargeable({ gross: '200', pieces: pieces('60×50×40×10') }).by).toBe('gross');
    expect(airChargeable({ gross: '0', pieces: [] })).toEqual({
      volumeWeight: '0',
      volumeRaised: '0.0',
      grossRaised: '0.0',
      chargeable: '0.0',
      by: 'gross',
    });
  });

  it('takes decimals only', () => {
    expect(() => airChargeable({ gross: '1,200' })).toThrow(RangeError);
    expect(() =>
      airChargeable({ gross: '1', pieces: [{ length: '1', width: '1', height: '1', pieces: 0.5 }] }),
    ).toThrow(RangeError);
  });
});

describe('air freight by weight breaks', () => {
  const tariff: AirTariff = {
    currency: 'CNY',
    min: '450.00',
    breaks: [
      ['0', '36.00'],
      ['45', '32.00'],
      ['100', '28.50'],
      ['300', '26.00'],
      ['500', '25.00'],
      ['1000', '23.80'],
    ].map(([from = '', price = '']) => ({ from, price })),
  };

  it.each([
    ['0.5', '450.00', '0.5', true],
    ['10', '450.00', '10.0', true],
    ['44', '1440.00', '45.0', false],
    ['45', '1440.00', '45.0', false],
    ['95', '2850.00', '100.0', false],
    ['280', '7800.00', '300.0', false],
    ['499.5', '12500.00', '500.0', false],
    ['960', '23800.00', '1000.0', false],
    ['1200.5', '28571.90', '1200.5', false],
  ])('%s kg: %s, as %s kg', (chargeable, freight, weight, minimum) =>
    expect(airFreight(tariff, { chargeable })).toMatchObject({ freight, weight, minimum }),
  );

  it('says what a heavier break saves', () => {
    expect(airFreight(tariff, { chargeable: '95' })).toMatchObject({ heavier: true, saved: '190.00' });
    const own = { ...tariff, breaks: tariff.breaks.slice(0, 2) };
    expect(airFreight(own, { chargeable: '95' })).toMatchObject({ freight: '3040.00', heavier: false });
    expect(airFreight(tariff, { chargeable: '100' })).toMatchObject({ heavier: false, saved: '0.00' });
  });

  it('takes breaks in any order, and weights below the first as the first', () => {
    const heavy = { ...tariff, breaks: tariff.breaks.slice(1).reverse() };
    expect(airFreight(heavy, { chargeable: '20' })).toMatchObject({
      weight: '45.0',
      freight: '1440.00',
      saved: '0.00',
    });
    expect(() => airFreight({ ...tariff, breaks: [] }, { chargeable: '20' })).toThrow(RangeError);
  });

  const drawn: AirTariff = {
    currency: 'CNY',
    min: '450.00',
    breaks: [
      { from: '0', price: '40.00' },
      { from: '300', price: '30.90' },
      { from: '500', price: '28.90' },
    ],
    surcharges: [
      { code: 'FSC', side: 'freight', basis: 'PER_KG', amount: '5.20', currency: 'CNY', mandatory: true },
      { code: 'SSC', side: 'freight', basis: 'PER_KG', amount: '1.20', currency: 'CNY', mandatory: true },
      {
        code: 'GHC',
        side: 'origin',
        basis: 'PER_KG',
        weighed: 'actual',
        amount: '0.50',
        currency: 'CNY',
        mandatory: true,
      },
      { code: 'AWB', side: 'papers', basis: 'PER_BL', amount: '50.00', currency: 'CNY', mandatory: true },
      { code: 'ACAS', side: 'papers', basis: 'PER_BL', amount: '100.00', currency: 'CNY', mandatory: true },
    ],
  };

  const sums = ({ lines }: Pick<ReturnType<typeof airFreight>, 'lines'>) => {
    const sum = (some: typeof lines) => subtotals(some)[0]?.amount;
    const onCharged = lines.filter(({ code }) => code === 'FSC' || code === 'SSC');
    return [sum(onCharged), sum(lines.filter(({ side }) => side === 'freight'))];
  };

  it('adds the surcharges of the own break and of the heavier one', () => {
    const cargo = { chargeable: '479.0', gross: '386.0' };
    expect(sums(airFreight({ ...drawn, breaks: drawn.breaks.slice(0, 2) }, cargo))).toEqual(['3065.60', '17866.70']);
    expect(sums(airFreight(drawn, cargo))).toEqual(['3200.00', '17650.00']);
  });

  it('lets the sum with surcharges on the charged weight decide', () => {
    const freight = airFreight(drawn, { chargeable: '479.0', gross: '386.0' });
    expect(freight).toMatchObject({ weight: '500.0', freight: '14450.00', price: '28.90', saved: '216.70' });
    expect(freight.lines.map(({ code, quantity, amount }) => [code, quantity, amount])).toEqual([
      ['OF', '500.0', '14450.00'],
      ['FSC', '500.0', '2600.00'],
      ['SSC', '500.0', '600.00'],
      ['GHC', '386.0', '193.00'],
      ['AWB', '1', '50.00'],
      ['ACAS', '1', '100.00'],
    ]);
    expect(subtotals(freight.lines)).toEqual([{ currency: 'CNY', amount: '17993.00' }]);
  });

  it('stays with its own break where surcharges make the heavier one dearer', () => {
    // The freight alone would be 12.00 less as 500 kg; the surcharges on 21 kg more take it back.
    const dear = drawn.breaks.map((one) => (one.from === '500' ? { ...one, price: '29.58' } : one));
    expect(airFreight({ ...drawn, breaks: dear }, { chargeable: '479.0' })).toMatchObject({
      weight: '479.0',
      freight: '14801.10',
      saved: '0.00',
    });
    expect(airFreight({ ...drawn, breaks: dear, surcharges: [] }, { chargeable: '479.0' })).toMatchObject({
      weight: '500.0',
      freight: '14790.00',
      saved: '11.10',
    });
  });

  it('counts the least as one price', () => {
    const [first] = airFreight(tariff, { chargeable: '10' }).lines;
    expect(first).toMatchObject({ code: 'OF', basis: 'PER_SHIPMENT', unitPrice: '450.00', quantity: '1' });
  });
});
