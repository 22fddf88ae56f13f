// Generated from src/i18n/messages/zh-CN by npm run generate. Do not edit.
import { messages as app } from './zh-CN/app.ts';
import { messages as backstage } from './zh-CN/backstage.ts';
import { messages as errors } from './zh-CN/errors.ts';
import { messages as home } from './zh-CN/home.ts';
import { messages as orders } from './zh-CN/orders.ts';
import { messages as review } from './zh-CN/review.ts';
import { messages as routes } from './zh-CN/routes.ts';
import { messages as settlement } from './zh-CN/settlement.ts';
import { messages as share } from './zh-CN/share.ts';
import { messages as user } from './zh-CN/user.ts';

export const messages = {
  ...app,
  ...backstage,
  ...errors,
  ...home,
  ...orders,
  ...review,
  ...routes,
  ...settlement,
  ...share,
  ...user,
};
