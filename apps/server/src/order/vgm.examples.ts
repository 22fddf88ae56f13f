import { contract, type In } from '@lading/api-client/contract';
import { ORDER_STATUS } from '@lading/validators/booking';
import { emptyVgmBox, emptyVgmHead } from '@lading/validators/vgm';
import { eq } from 'drizzle-orm';
import { bookingCutoffs, bookings } from '../database/schema.ts';
import type { Examples } from '../testing/example.ts';
import type { World } from '../testing/world.ts';

let sendings = 0;
export const sending = (): string => {
  sendings += 1;
  return `declaration-${sendings}`;
};

const DAY = 86_400_000;

/** A booking with room on a ship that sails in a week, whose masses are taken for three days more. */
export async function addSailing(world: Pick<World, 'db' | 'booking'>, closesIn = 3 * DAY): Promise<number> {
  const bookingId = await world.booking();
  const etd = new Date(Date.now() + 7 * DAY).toISOString().slice(0, 10);
  const orderStatus = ORDER_STATUS.spaceConfirmed;
  await world.db.update(bookings).set({ orderStatus, webStatus: 1, etd }).where(eq(bookings.id, bookingId));
  await world.db.insert(bookingCutoffs).values({
    bookingId,
    code: 'VCO',
    closesAt: new Date(Date.now() + closesIn),
    feeAmount: '40.00',
    feeCurrency: 'USD',
  });
  return bookingId;
}

export const HEAD = {
  ...emptyVgmHead(),
  responsible: 'NINGBO HAOYU HOMEWARE CO., LTD.',
  signatory: 'CHEN WEI',
  phone: '0574-87000000',
  weighingParty: 'BEILUN XINGGANG',
  weighedOn: '2026-01-20',
};
/** Numbers with a check digit. */
export const NUMBERS = ['CBHU3202732', 'TCNU7200794', 'CSQU3054383'] as const;
export const box = (ctnNo: string, more: object = {}) => ({
  ...emptyVgmBox(),
  id: null as number | null,
  ctnNo,
  ctnType: '40HQ',
  cargo: '5420.500',
  dunnage: '60',
  tare: '3880',
  vgm: '9360.500',
  ...more,
});

type Save = In<typeof contract.order.saveVgm>;
export const save = (bookingId: number, more: Partial<Save> = {}): Save => ({
  bookingId,
  action: 'draft',
  head: HEAD,
  list: [box(NUMBERS[0]), box(NUMBERS[1])],
  revision: 0,
  places: undefined,
  requestId: sending(),
  ...more,
});

/** A sheet of two containers that were declared. */
export async function addDeclared(world: World, more: Partial<Save> = {}) {
  const bookingId = await addSailing(world);
  const token = await world.someone('customer', ['vgm:edit']);
  const { data } = await world.call(contract.order.saveVgm, save(bookingId, { action: 'submit', ...more }), token);
  return { bookingId, ...data };
}

export const examples: Examples<'order', 'vgm'> = {
  vgm: async (world) => ({ bookingId: await addSailing(world) }),
  vgmPage: () => ({ open: true }),
  saveVgm: async (world) => save(await addSailing(world), { action: 'submit' }),
  syncVgm: async (world) => ({
    bookingId: await addSailing(world),
    from: 'instruction',
    revision: 0,
    requestId: sending(),
  }),
  lockVgm: async (world) => ({ bookingId: await addSailing(world), locked: true }),
  async answerVgm(world) {
    const { bookingId, revision } = await addDeclared(world);
    return { bookingId, decision: 'send', revision, requestId: sending() };
  },
  vgmDeclaration: async (world) => ({ bookingId: (await addDeclared(world)).bookingId }),
};
