import { auditLog } from './audit-log.ts';
import { basedata } from './basedata.ts';
import { bids } from './bids.ts';
import { booking } from './booking.ts';
import { content } from './content.ts';
import { declaration } from './declaration.ts';
import { desk } from './desk.ts';
import { deskOffice } from './desk-office.ts';
import { fba } from './fba.ts';
import { freight } from './freight.ts';
import { http } from './http.ts';
import { importing } from './importing.ts';
import { instruction } from './instruction.ts';
import { message } from './message.ts';
import { notify } from './notify.ts';
import { order } from './order.ts';
import { orderSheet } from './order-sheet.ts';
import { papers } from './papers.ts';
import { parties } from './parties.ts';
import { review } from './review.ts';
import { second } from './second.ts';
import { settlement } from './settlement.ts';
import { settlementLog } from './settlement-log.ts';
import { user } from './user.ts';
import { wechat } from './wechat.ts';

/** The domains, a line each; no two say something under one name. */
export const DOMAINS = {
  http,
  user,
  desk,
  deskOffice,
  auditLog,
  wechat,
  second,
  order,
  orderSheet,
  parties,
  papers,
  declaration,
  review,
  settlement,
  settlementLog,
  message,
  notify,
  basedata,
  content,
  freight,
  bids,
  booking,
  fba,
  importing,
  instruction,
};

/** Everything the server says. */
export const TEXTS = {
  ...http,
  ...user,
  ...desk,
  ...deskOffice,
  ...auditLog,
  ...wechat,
  ...second,
  ...order,
  ...orderSheet,
  ...parties,
  ...papers,
  ...declaration,
  ...review,
  ...settlement,
  ...settlementLog,
  ...message,
  ...notify,
  ...basedata,
  ...content,
  ...freight,
  ...bids,
  ...booking,
  ...fba,
  ...importing,
  ...instruction,
};
export type TextId = keyof typeof TEXTS;
