import * as message from './message.ts';
import * as order from './order.ts';
import * as settlement from './settlement.ts';
import * as user from './user.ts';

export { abnormalCode } from './abnormal.ts';
export * from './define.ts';

const { ORDER_SORTS, ...orderCalls } = order;
const { messageBody, ...messageCalls } = message;

export { messageBody, ORDER_SORTS };

/** Every call, by domain: the one place that client, server, mocks and documents read. */
export const contract = { user, message: messageCalls, order: orderCalls, settlement };
export type PortalContract = typeof contract;
