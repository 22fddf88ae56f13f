import { basedata } from './basedata.ts';
import { content } from './content.ts';
import { desk } from './desk.ts';
import { http } from './http.ts';
import { message } from './message.ts';
import { order } from './order.ts';
import { review } from './review.ts';
import { second } from './second.ts';
import { settlement } from './settlement.ts';
import { user } from './user.ts';
import { wechat } from './wechat.ts';

/** The domains, a line each; no two say something under one name. */
export const DOMAINS = { http, user, desk, wechat, second, order, review, settlement, message, basedata, content };

/** Everything the server says. */
export const TEXTS = {
  ...http,
  ...user,
  ...desk,
  ...wechat,
  ...second,
  ...order,
  ...review,
  ...settlement,
  ...message,
  ...basedata,
  ...content,
};
export type TextId = keyof typeof TEXTS;
