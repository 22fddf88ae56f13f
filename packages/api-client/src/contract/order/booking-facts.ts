import { array, number, object, string } from 'yup';
import { query } from '../define.ts';
import { id, maybeId, text } from '../shapes.ts';
import { orderStatus } from './booking-fields.ts';
import {
  CONTACT_ROLES,
  type ContactRole,
  LOG_NODES,
  type LogNodeCode,
  NODE_STATES,
  type NodeState,
} from './booking-shapes.ts';
import { by } from './fields.ts';

/** What is known of bookings beside what they hold: how many there are, who is in charge, which steps are done. */

const maybeInstant = () => string().nullable().defined();

export const orderCounts = query(
  '/order/common/queryWebOrderCount.do',
  'How many bookings there are in each state, of the booking and of its bill',
  {
    access: 'order:view',
    output: object({
      all: number().integer().min(0).required(),
      orderStatus: array(object({ status: orderStatus(), count: number().integer().min(0).required() })).required(),
      webStatus: array(
        object({ status: number().integer().required(), count: number().integer().min(0).required() }),
      ).required(),
    }),
  },
);

export const bookingContacts = query('/order/weborder/queryContactsList.do', 'Who of the forwarder is in charge', {
  access: 'order:view',
  about: ['booking', 'bookingId'],
  assumed: true,
  input: object({ bookingId: maybeId() }),
  output: array(
    object({
      role: string<ContactRole>().oneOf(CONTACT_ROLES).required(),
      roleName: text(),
      name: text(),
      phone: text(),
      email: text(),
      qq: text(),
      wechatQr: text(),
      workTime: text(),
    }),
  ).required(),
});

export const logNodes = query(
  '/order/weborder/queryLogNodeDetail.do',
  'The steps of an order: which are done, by whom, and which one is next',
  {
    access: ['order:view', 'order:accept'],
    about: ['booking', 'bookingId'],
    assumed: true,
    input: object({ bookingId: id() }),
    output: object({
      list: array(
        object({
          code: string<LogNodeCode>().oneOf(LOG_NODES).required(),
          name: text(),
          plannedAt: maybeInstant(),
          doneAt: maybeInstant(),
          by: text(),
          state: string<NodeState>().oneOf(NODE_STATES).required(),
        }),
      ).required(),
      // What people and the desk did with it, the newest first.
      log: array(object({ id: id(), ...by, text: text(), note: text() })).required(),
    }),
  },
);
