// Generated from src/i18n/messages/en-US by npm run generate. Do not edit.
import { messages as app } from './en-US/app.ts';
import { messages as backstage } from './en-US/backstage.ts';
import { messages as errors } from './en-US/errors.ts';
import { messages as home } from './en-US/home.ts';
import { messages as orders } from './en-US/orders.ts';
import { messages as review } from './en-US/review.ts';
import { messages as routes } from './en-US/routes.ts';
import { messages as settlement } from './en-US/settlement.ts';
import { messages as share } from './en-US/share.ts';
import { messages as user } from './en-US/user.ts';

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
