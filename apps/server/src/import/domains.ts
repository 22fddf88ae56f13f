import { basedata } from './basedata/basedata.ts';
import type { ImportDomain } from './import-domain.ts';
import { message } from './message/message.ts';
import { order } from './order/order.ts';
import { settlement } from './settlement/settlement.ts';
import { toDo } from './to-do/to-do.ts';
import { user } from './user/user.ts';

/** A domain is one line here, after those it refers to. */
export const DOMAINS: readonly ImportDomain[] = [basedata, user, order, settlement, toDo, message];
