import { hashOf } from '../http/link-token.ts';
import { addWarehouse, nextSending } from '../testing/base-rows.ts';
import type { Examples } from '../testing/example.ts';
import { addFbaEnquiry, addFbaQuote } from '../testing/fba.ts';
import { dayFromNow } from '../testing/freight.ts';
import { slid } from '../testing/proofs.ts';

export const examples: Examples<'freight', 'fbaEnquiry'> = {
  saveFbaEnquiry: async (world) => ({
    warehouseId: await addWarehouse(world),
    originCity: '深圳',
    goods: '塑料玩具',
    weight: '320',
    volume: '2.4',
    contactName: '某人',
    phone: world.nextPhone(),
    requestId: nextSending(),
    captcha: await slid(world),
  }),
  fbaEnquiries: () => ({ state: 1 }),
  async fbaEnquiryByToken(world) {
    const token = `token-of-${nextSending()}-long-enough`;
    await addFbaEnquiry(world, { customerId: null, userId: null, tokenHash: hashOf(token) });
    return { token };
  },
  answerFbaEnquiry: async (world) => ({
    id: await addFbaEnquiry(world),
    decision: 'quote',
    quotes: [
      {
        channel: '普船海卡',
        chargeable: '400',
        price: '9.00',
        transitMin: 30,
        transitMax: 35,
        validTo: dayFromNow(7),
        currency: 'CNY',
        remark: '',
      },
    ],
  }),
  async decideFbaEnquiry(world) {
    const id = await addFbaEnquiry(world, { state: 3 });
    return { id, decision: 'choose', quoteId: await addFbaQuote(world, id) };
  },
};
