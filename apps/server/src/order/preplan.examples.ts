import { contract, type In } from '@lading/api-client/contract';
import { emptyPreplan, emptyPreplanBox, emptyPreplanGoods, emptyPreplanParty } from '@lading/validators/preplan';
import type { Examples } from '../testing/example.ts';
import type { World } from '../testing/world.ts';
import { addSailing, sending } from './vgm.examples.ts';

type Save = In<typeof contract.order.savePreplan>;

/** A pre-plan that has everything. */
export const PLAN: Save['draft'] = {
  header: {
    ...emptyPreplan().header,
    mblNo: 'COSU6412098730',
    vessel: 'COSCO SHIPPING ANDES',
    voyage: '042E',
    imo: '9783447',
    polCode: 'CNNGB',
    podCode: 'USLAX',
    carrierCode: 'COSU',
    etd: '2026-11-26',
    customs: '3104',
  },
  shipper: {
    ...emptyPreplanParty(),
    name: 'NINGBO HAOYU HOMEWARE CO., LTD.',
    address: 'NO. 288 JIANGNAN ROAD, YINZHOU',
    countryCode: 'CN',
    enterpriseCode: 'USCI+91350100M000100Y43',
    phone: '0574-87000000',
  },
  consignee: {
    name: 'CASCADE HOME SUPPLY LLC',
    address: '1420 E WAREHOUSE STREET, LOS ANGELES',
    countryCode: 'US',
    enterpriseCode: 'OC+201733410872',
    phone: '1-213-555-0142',
    contact: 'DANA REYES',
  },
  notify: { ...emptyPreplanParty(), name: 'SAME AS CONSIGNEE' },
  goods: [
    {
      ...emptyPreplanGoods(),
      description: 'BAMBOO KITCHEN SHELF',
      hsCode: '940382',
      number: '640',
      weight: '6880.000',
      volume: '78.235',
      into: 'CBHU3202732',
    },
  ],
  boxes: [{ ...emptyPreplanBox(), ctnNo: 'CBHU3202732', ctnType: '40HQ', sealNo: 'CN4471203' }],
};

export const savePlan = (bookingId: number, more: Partial<Save> = {}): Save => ({
  bookingId,
  action: 'draft',
  draft: PLAN,
  revision: 0,
  requestId: sending(),
  ...more,
});

/** A pre-plan that was submitted. */
export async function addPlan(world: World, more: Partial<Save> = {}) {
  const bookingId = await addSailing(world);
  const token = await world.someone('customer', ['preplan:edit']);
  const asked = savePlan(bookingId, { action: 'submit', ...more });
  const { data } = await world.call(contract.order.savePreplan, asked, token);
  return { bookingId, ...data };
}

export const examples: Examples<'order', 'preplan'> = {
  preplan: async (world) => ({ bookingId: await addSailing(world) }),
  preplanPage: () => ({ open: true }),
  savePreplan: async (world) => savePlan(await addSailing(world), { action: 'submit' }),
  syncPreplan: async (world) => ({
    bookingId: await addSailing(world),
    from: 'instruction',
    revision: 0,
    requestId: sending(),
  }),
  async answerPreplan(world) {
    const { bookingId, revision } = await addPlan(world);
    return { bookingId, decision: 'send', revision, requestId: sending() };
  },
};
