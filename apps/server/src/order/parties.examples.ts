import type { PartyKind } from '@lading/validators/record';
import { addCountry, nextSending } from '../testing/base-rows.ts';
import type { Examples } from '../testing/example.ts';
import { addParty, partyTyped } from '../testing/parties.ts';
import type { World } from '../testing/world.ts';

const saved = (kind: PartyKind) => async (world: World) => {
  await addCountry(world);
  return { ...partyTyped(), id: await addParty(world, kind), revision: 1, requestId: nextSending() };
};
const several = (kind: PartyKind) => async (world: World) => ({ ids: [await addParty(world, kind)] });
const one = (kind: PartyKind) => async (world: World) => ({ id: await addParty(world, kind) });
const chosen = (kind: PartyKind) => async (world: World) => ({ id: await addParty(world, kind), isDefault: true });
const page = () => ({ keyword: 'cascade', countryCode: 'CN' });

export const examples: Examples<'order', 'parties'> = {
  shipperPage: page,
  saveShipper: saved('shipper'),
  deleteShippers: several('shipper'),
  shipperById: one('shipper'),
  setDefaultShipper: chosen('shipper'),
  consigneePage: page,
  saveConsignee: saved('consignee'),
  deleteConsignees: several('consignee'),
  consigneeById: one('consignee'),
  setDefaultConsignee: chosen('consignee'),
  notifyPage: page,
  saveNotify: saved('notify'),
  deleteNotifys: several('notify'),
  notifyById: one('notify'),
  setDefaultNotify: chosen('notify'),
};
