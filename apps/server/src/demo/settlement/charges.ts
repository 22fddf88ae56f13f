import type { Random } from '../random.ts';

const cents = (amount: number): string => {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** A charge: price in cents, quantity as a whole number. */
export function charge(name: string, nameEn: string, currency: string, price: number, quantity = 1) {
  return {
    name,
    nameEn,
    currency,
    unitPrice: cents(price),
    quantity: String(quantity),
    amount: cents(price * quantity),
  };
}

/** What a shipment of so many containers is charged, in dollars and yuan. */
export function chargesOf(random: Random, boxes: number, toUsa: boolean) {
  return [
    charge('海运费', 'Ocean freight', 'USD', random.int(820, 3980) * 100, boxes),
    ...(toUsa ? [charge('美国舱单申报费', 'AMS filing', 'USD', 3000)] : []),
    charge('码头操作费', 'Terminal handling', 'CNY', 69_800, boxes),
    charge('订舱费', 'Booking fee', 'CNY', 35_000),
    charge('文件费', 'Documentation', 'CNY', 45_000),
    charge('铅封费', 'Seal', 'CNY', 5_000, boxes),
    ...(random.chance(0.6) ? [charge('拖车费', 'Trucking', 'CNY', random.int(90, 260) * 1000, boxes)] : []),
    ...(random.chance(0.5) ? [charge('报关费', 'Customs declaration', 'CNY', 20_000)] : []),
  ];
}
