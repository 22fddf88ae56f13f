// Generated from src/i18n/messages/zh-CN by npm run generate. Do not edit.
import { messages as billConfirm } from './zh-CN/bill-confirm.ts';
import { messages as billEdit } from './zh-CN/bill-edit.ts';
import { messages as bill } from './zh-CN/bill.ts';
import { messages as choose } from './zh-CN/choose.ts';
import { messages as compare } from './zh-CN/compare.ts';
import { messages as data } from './zh-CN/data.ts';
import { messages as deadline } from './zh-CN/deadline.ts';
import { messages as feedback } from './zh-CN/feedback.ts';
import { messages as form } from './zh-CN/form.ts';
import { messages as general } from './zh-CN/general.ts';
import { messages as message } from './zh-CN/message.ts';
import { messages as review } from './zh-CN/review.ts';
import { messages as shell } from './zh-CN/shell.ts';
import { messages as show } from './zh-CN/show.ts';
import { messages as text } from './zh-CN/text.ts';
import { messages as todo } from './zh-CN/todo.ts';

export const messages = {
  ...billConfirm,
  ...billEdit,
  ...bill,
  ...choose,
  ...compare,
  ...data,
  ...deadline,
  ...feedback,
  ...form,
  ...general,
  ...message,
  ...review,
  ...shell,
  ...show,
  ...text,
  ...todo,
};
