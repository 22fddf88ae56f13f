// Generated from src/i18n/messages/en-US by npm run generate. Do not edit.
import { messages as billConfirm } from './en-US/bill-confirm.ts';
import { messages as billEdit } from './en-US/bill-edit.ts';
import { messages as bill } from './en-US/bill.ts';
import { messages as choose } from './en-US/choose.ts';
import { messages as compare } from './en-US/compare.ts';
import { messages as data } from './en-US/data.ts';
import { messages as deadline } from './en-US/deadline.ts';
import { messages as feedback } from './en-US/feedback.ts';
import { messages as form } from './en-US/form.ts';
import { messages as general } from './en-US/general.ts';
import { messages as message } from './en-US/message.ts';
import { messages as review } from './en-US/review.ts';
import { messages as shell } from './en-US/shell.ts';
import { messages as show } from './en-US/show.ts';
import { messages as text } from './en-US/text.ts';
import { messages as todo } from './en-US/todo.ts';

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
