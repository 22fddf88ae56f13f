import type { contract, Out } from '@lading/api-client/contract';
import type { Language } from '@lading/ui';

type Cost = Out<typeof contract.freight.fclCharges>;

export const FX = [{ currency: 'USD', cnyPerUnit: '7.1000', time: '2026-11-20T09:00:00+08:00' }];

/** The lines behind one price of the sample. */
export function sampleCost(locale: Language, unit: string, freight: string, predicted: string): Cost {
  const chinese = locale === 'zh-CN';
  const line = (
    code: string,
    names: readonly [string, string],
    rest: Partial<Cost['lines'][number]> & Pick<Cost['lines'][number], 'currency' | 'amount' | 'basis'>,
  ): Cost['lines'][number] => ({
    code,
    name: names[chinese ? 0 : 1],
    side: 'origin',
    payTerm: 'PP',
    ctnType: null,
    unitPrice: rest.amount,
    quantity: '1',
    state: 'charged',
    note: '',
    ...rest,
  });
  return {
    lines: [
      line('OF', ['海运费', 'Ocean freight'], {
        basis: 'PER_CTN',
        unitPrice: unit,
        quantity: '2',
        currency: 'USD',
        amount: freight,
      }),
      line('BAF', ['燃油附加费', 'Bunker'], { basis: 'PER_CTN', currency: 'USD', amount: '0.00', state: 'inFreight' }),
      line('THC', ['码头操作费', 'Terminal handling'], {
        basis: 'PER_CTN',
        unitPrice: '1240.00',
        quantity: '2',
        currency: 'CNY',
        amount: '2480.00',
      }),
      line('BKF', ['订舱费', 'Booking'], {
        basis: 'PER_CTN',
        unitPrice: '350.00',
        quantity: '2',
        currency: 'CNY',
        amount: '700.00',
      }),
      line('DOC', ['文件费', 'Documentation'], { basis: 'PER_BL', currency: 'CNY', amount: '450.00' }),
      line('SEAL', ['铅封费', 'Seal'], {
        basis: 'PER_CTN',
        unitPrice: '50.00',
        quantity: '2',
        currency: 'CNY',
        amount: '100.00',
      }),
      line('AMS', ['美国舱单费', 'Manifest AMS'], { basis: 'PER_BL', currency: 'USD', amount: '35.00' }),
      line('INSP', ['海关查验', 'Customs examination'], {
        basis: 'AT_COST',
        currency: 'CNY',
        amount: null,
        unitPrice: null,
        state: 'notIncluded',
      }),
      line('AMD', ['改单费', 'Amendment after documents close'], {
        basis: 'PER_BL',
        currency: 'USD',
        amount: '40.00',
        state: 'notIncluded',
      }),
    ],
    subtotals: [
      { currency: 'USD', amount: '4655.00' },
      { currency: 'CNY', amount: '3730.00' },
    ],
    freightTotal: { currency: 'USD', amount: freight },
    predicted: { currency: 'USD', amount: predicted },
    origin: null,
    destination: null,
    fx: FX,
    level: 'member' as Cost['level'],
    frozen: false,
  };
}
