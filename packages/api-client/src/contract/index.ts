import * as basedata from './basedata/index.ts';
import * as content from './content/index.ts';
import * as desk from './desk/index.ts';
import * as freight from './freight/index.ts';
import * as importing from './importing/index.ts';
import { merge } from './merge.ts';
import * as message from './message/index.ts';
import * as order from './order/index.ts';
import * as settlement from './settlement/index.ts';
import * as user from './user/index.ts';

export { abnormalCode } from './abnormal.ts';
export type { About, AboutIn, Access, Subject } from './access.ts';
export * from './basedata/shapes.ts';
export { CODES, type Code, type PageCode } from './codes.ts';
export * from './content/shapes.ts';
export * from './define.ts';
export * from './desk/shapes.ts';
export * from './freight/fuda-shapes.ts';
export * from './freight/quote-shapes.ts';
export * from './freight/shapes.ts';
export { fromTexts } from './from-texts.ts';
export * from './importing/shapes.ts';
export type { CallFiles } from './merge.ts';
export * from './message/developer-shapes.ts';
export * from './message/kinds.ts';
export * from './message/scheduled-kinds.ts';
export * from './message/shapes.ts';
export * from './order/bill-calls.ts';
export * from './order/booking-shapes.ts';
export * from './order/declaration-shapes.ts';
export * from './order/either-bill.ts';
export * from './order/instruction-shapes.ts';
export * from './order/paper-shapes.ts';
export * from './order/party-shapes.ts';
export * from './order/shapes.ts';
export * from './order/trace-shapes.ts';
export { ORDER_CHANGES, type OrderEvent, PUSHED, REVIEW_CHANGES, type ReviewEvent } from './pushed.ts';
export * from './settlement/shapes.ts';
export { file } from './shapes.ts';
export type { HouseSettings } from './user/house.ts';
export * from './user/shapes.ts';

/** Every call by service and file; on the server a file of the same name answers. */
export const contractFiles = { user, message, order, settlement, desk, basedata, content, freight, importing };
export type ContractFiles = typeof contractFiles;

/** Every call, by service. */
export const contract = {
  user: merge(user),
  message: merge(message),
  order: merge(order),
  settlement: merge(settlement),
  desk: merge(desk),
  basedata: merge(basedata),
  content: merge(content),
  freight: merge(freight),
  importing: merge(importing),
};
export type PortalContract = typeof contract;
