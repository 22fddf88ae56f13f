import type { Arg, contract } from '@lading/api-client/contract';
import { fbaEnquiries, fbaPrices, fbaQuotes } from '../database/schema.ts';
import { addCountry, addWarehouse, nextSending } from './base-rows.ts';
import { dayFromNow } from './freight.ts';
import type { World } from './world.ts';

type Base = Pick<World, 'db'>;

/** A channel by sea and truck as it was drawn: 6.80 from a tonne on, the whole shipment compared by 6000. */
export const FBA_CHANNEL = {
  channelName: '普船海卡',
  channelNameEn: 'Standard sea-truck',
  carrier: 'COSCO',
  serviceCode: 'AAC2',
  mode: 1,
  origins: ['shenzhen'],
  breaks: [
    { fromKg: 100, price: '7.60' },
    { fromKg: 300, price: '7.30' },
    { fromKg: 500, price: '7.00' },
    { fromKg: 1000, price: '6.80' },
  ],
  divisor: 6000,
  compareBy: 'shipment',
  cartonMin: '12',
  shipmentMin: '100',
  roundTo: '1',
  transitMin: 30,
  transitMax: 35,
  transitUnit: 'day',
  sailDays: [1, 2, 3, 4, 5, 6, 7],
  taxIncluded: true,
  extras: [
    {
      code: 'CUS',
      name: '单独报关',
      nameEn: 'Own customs entry',
      side: 'papers',
      basis: 'PER_BL',
      amount: '300.00',
      mandatory: true,
      included: false,
      goodsTypes: [],
    },
  ],
  validFrom: dayFromNow(-1),
  validTo: dayFromNow(60),
} satisfies Omit<Arg<typeof contract.freight.saveFbaPrice>, 'countryId' | 'requestId'>;

/** A price on sale everywhere in the country of the examples, unless said otherwise. */
export async function addFbaPrice({ db }: Base, more: Partial<typeof fbaPrices.$inferInsert> = {}): Promise<number> {
  const { extras, ...channel } = FBA_CHANNEL;
  const [row] = await db
    .insert(fbaPrices)
    .values({
      ...channel,
      mode: 1,
      divisor: 6000,
      compareBy: 'shipment',
      roundTo: '1',
      transitUnit: 'day',
      origins: ['shenzhen'],
      extras,
      countryId: await addCountry({ db }),
      status: 2,
      ...more,
    })
    .returning({ id: fbaPrices.id });
  return row?.id ?? 0;
}

/** What a company asked for, of the first customer unless said otherwise. */
export async function addFbaEnquiry(
  { db, ids }: Pick<World, 'db' | 'ids'>,
  more: Partial<typeof fbaEnquiries.$inferInsert> = {},
): Promise<number> {
  const sending = nextSending();
  const [row] = await db
    .insert(fbaEnquiries)
    .values({
      enquiryNo: `EN-${sending}`,
      requestId: sending,
      customerId: ids.customer,
      userId: ids.user,
      warehouseId: await addWarehouse({ db }),
      countryId: await addCountry({ db }),
      originCity: '深圳',
      weight: '320',
      volume: '2.4',
      goods: '塑料玩具',
      contactName: '陈蔚',
      phone: '13800138000',
      ...more,
    })
    .returning({ id: fbaEnquiries.id });
  return row?.id ?? 0;
}

/** A price that was answered to an enquiry. */
export async function addFbaQuote(
  { db }: Base,
  enquiryId: number,
  more: Partial<typeof fbaQuotes.$inferInsert> = {},
): Promise<number> {
  const [row] = await db
    .insert(fbaQuotes)
    .values({
      enquiryId,
      channel: '普船海卡',
      chargeable: '400',
      price: '9.00',
      total: '3600.00',
      currency: 'CNY',
      transitMin: 30,
      transitMax: 35,
      validTo: dayFromNow(7),
      ...more,
    })
    .returning({ id: fbaQuotes.id });
  return row?.id ?? 0;
}
