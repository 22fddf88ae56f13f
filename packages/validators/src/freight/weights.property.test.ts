import fc from 'fast-check';
import { expect, it } from 'vitest';
import { count, decimal, kilograms, order, ordered, price, size, sumOf } from '../testing/freight.ts';
import { airChargeable } from './air-chargeable.ts';
import { type AirTariff, airFreight } from './air-freight.ts';
import type { CostBasis, CostLine } from './cost-line.ts';
import { compare, type Exact, exact, fixed, over, signOf, total } from './exact.ts';
import { fbaChargeable } from './fba-chargeable.ts';
import { type FbaChannel, fbaPrice } from './fba-price.ts';
import { lclCharge } from './lcl-charge.ts';
import { lineAmount } from './money.ts';

const isMultiple = (value: string, step: string): boolean => {
  const { top, of }: Exact = over(exact(value), exact(step));
  return top % of === 0n;
};
const cartons = fc.array(fc.record({ length: size, width: size, height: size, weight: kilograms, count }), {
  minLength: 1,
  maxLength: 4,
});
const breaks = fc
  .uniqueArray(fc.tuple(fc.constantFrom('0', '45', '100', '300', '500', '1000'), price), {
    minLength: 1,
    selector: ([from]) => from,
  })
  .map((list) => list.map(([from, one]) => ({ from, price: one })));
const surcharge = fc.record({
  code: fc.constantFrom('FSC', 'SSC', 'AWB'),
  side: fc.constant('freight' as const),
  basis: fc.constantFrom<CostBasis>('PER_KG', 'PER_BL'),
  weighed: fc.constantFrom('charged' as const, 'actual' as const),
  amount: price,
  currency: fc.constant('CNY'),
  mandatory: fc.constant(true),
});
const tariff: fc.Arbitrary<AirTariff> = fc.record({
  currency: fc.constant('CNY'),
  min: price,
  breaks,
  surcharges: fc.array(surcharge, { maxLength: 3 }),
});

it('weighs air cargo no less than the scales, in halves, and more the more there is', () => {
  const pieces = fc.array(fc.record({ length: size, width: size, height: size, pieces: count }), { maxLength: 3 });
  fc.assert(
    fc.property(kilograms, kilograms, pieces, (a, b, list) => {
      const [less, more] = ordered(a, b).map((gross) => airChargeable({ gross, pieces: list }).chargeable) as [
        string,
        string,
      ];
      expect(order(less, more)).toBeLessThanOrEqual(0);
      expect(order(ordered(a, b)[1], more)).toBeLessThanOrEqual(0);
      expect(isMultiple(more, '0.5')).toBe(true);
      const first = list.slice(1);
      expect(
        order(
          airChargeable({ gross: a, pieces: first }).chargeable,
          airChargeable({ gross: a, pieces: list }).chargeable,
        ),
      ).toBeLessThanOrEqual(0);
    }),
  );
});

it('asks no less for a heavier air shipment, never less than the minimum, never more than its own break', () => {
  fc.assert(
    fc.property(tariff, kilograms, kilograms, (by, a, b) => {
      const halves = ordered(a, b).map((gross) => airChargeable({ gross }).chargeable) as [string, string];
      const [light, heavy] = halves.map((chargeable) => airFreight(by, { chargeable })) as [
        ReturnType<typeof airFreight>,
        ReturnType<typeof airFreight>,
      ];
      expect(order(light.freight, by.min)).toBeGreaterThanOrEqual(0);
      expect(signOf(sumOf(light.lines))).toBeGreaterThanOrEqual(0);
      expect(order(light.saved, '0')).toBeGreaterThanOrEqual(0);
      const charged = (lines: readonly CostLine[]) =>
        sumOf(lines.filter(({ code, quantity }) => code === 'OF' || quantity !== '1'));
      // Charges on the scales' weight stand apart: only what goes by the charged weight is chosen by.
      const plain = {
        ...by,
        min: '0',
        surcharges: (by.surcharges ?? []).filter(({ weighed }) => weighed === 'charged'),
      };
      const sums = halves.map((chargeable) => charged(airFreight(plain, { chargeable }).lines)) as [Exact, Exact];
      expect(compare(sums[0], sums[1])).toBeLessThanOrEqual(0);
      const own = { ...plain, breaks: plain.breaks.filter(({ from }) => order(from, halves[0]) <= 0) };
      if (own.breaks.length > 0)
        expect(compare(sums[0], charged(airFreight(own, { chargeable: halves[0] }).lines))).toBeLessThanOrEqual(0);
      expect(heavy.lines).toHaveLength((by.surcharges?.length ?? 0) + 1);
    }),
  );
});

it('weighs cartons no less than their minimum, by steps, and carton by carton no less than together', () => {
  const rule = fc.record({
    divisor: fc.constantFrom('6000', '5000', '0'),
    cartonMin: fc.constantFrom('0', '12'),
    shipmentMin: fc.constantFrom('0', '21', '100'),
    compareBy: fc.constant('shipment' as const),
    roundTo: fc.constantFrom('0.5', '1'),
  });
  fc.assert(
    fc.property(cartons, rule, (list, by) => {
      const { chargeable, actual, volume } = fbaChargeable({ cartons: list }, by);
      for (const least of [actual, volume, by.shipmentMin])
        expect(order(chargeable, brief4(least))).toBeGreaterThanOrEqual(0);
      expect(isMultiple(chargeable, by.roundTo)).toBe(true);
      expect(
        order(chargeable, fbaChargeable({ cartons: list }, { ...by, compareBy: 'carton' }).chargeable),
      ).toBeLessThanOrEqual(0);
      const more = list.map((one, at) => (at === 0 ? { ...one, count: one.count + 1 } : one));
      expect(order(chargeable, fbaChargeable({ cartons: more }, by).chargeable)).toBeLessThanOrEqual(0);
    }),
  );
  // A volume weight is shown with four decimals, which may lie above it by half of the last.
  function brief4(text: string): string {
    return fixed(total([exact(text), exact('-0.00005')]), 5);
  }
});

it('asks no less for more cartons within a break, and never less than nothing', () => {
  fc.assert(
    fc.property(cartons, price, (list, one) => {
      const channel: FbaChannel = {
        divisor: '6000',
        compareBy: 'shipment',
        currency: 'CNY',
        breaks: [{ from: '0', price: one }],
      };
      const more = [...list, { length: '10', width: '10', height: '10', weight: '5', count: 1 }];
      const [less, larger] = [list, more].map((each) => sumOf(fbaPrice(channel, { cartons: each }).lines)) as [
        Exact,
        Exact,
      ];
      expect(signOf(less)).toBeGreaterThanOrEqual(0);
      expect(compare(less, larger)).toBeLessThanOrEqual(0);
    }),
  );
});

it('asks no less for more weight or volume in a shared container', () => {
  fc.assert(
    fc.property(kilograms, kilograms, decimal(100_000n, 4), price, (a, b, volume, one) => {
      const [light, heavy] = ordered(a, b).map((weight) =>
        lclCharge({ price: one, currency: 'USD' }, { weight, volume }),
      ) as [ReturnType<typeof lclCharge>, ReturnType<typeof lclCharge>];
      expect(order(light.rt, heavy.rt)).toBeLessThanOrEqual(0);
      expect(order(light.amount, heavy.amount)).toBeLessThanOrEqual(0);
      expect(order(light.rt, volume)).toBeGreaterThanOrEqual(0);
      expect(order(light.amount, '0')).toBeGreaterThanOrEqual(0);
      expect(light.amount).toBe(lineAmount(one, light.rt, 'USD'));
    }),
  );
});
