import { contract, type Out } from '@lading/api-client/contract';
import type { PartyKind } from '@lading/validators/record';

const { order } = contract;

export type Party = Out<typeof order.shipperPage>['records'][number];

/** The calls of each kind of party, which do the same. */
export const PARTY_CALLS = {
  shipper: {
    page: order.shipperPage,
    one: order.shipperById,
    save: order.saveShipper,
    remove: order.deleteShippers,
    setDefault: order.setDefaultShipper,
  },
  consignee: {
    page: order.consigneePage,
    one: order.consigneeById,
    save: order.saveConsignee,
    remove: order.deleteConsignees,
    setDefault: order.setDefaultConsignee,
  },
  notify: {
    page: order.notifyPage,
    one: order.notifyById,
    save: order.saveNotify,
    remove: order.deleteNotifys,
    setDefault: order.setDefaultNotify,
  },
} as const satisfies Record<PartyKind, unknown>;
