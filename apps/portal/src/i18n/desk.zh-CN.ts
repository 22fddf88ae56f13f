// What the components of any page behind the login say.
import { messages as bill } from '@lading/ui/zh-CN/bill';
import { messages as billConfirm } from '@lading/ui/zh-CN/bill-confirm';
import { messages as choose } from '@lading/ui/zh-CN/choose';
import { messages as data } from '@lading/ui/zh-CN/data';
import { messages as deadline } from '@lading/ui/zh-CN/deadline';
import { messages as feedback } from '@lading/ui/zh-CN/feedback';
import { messages as form } from '@lading/ui/zh-CN/form';
import { messages as message } from '@lading/ui/zh-CN/message';
import { messages as show } from '@lading/ui/zh-CN/show';
import { messages as text } from '@lading/ui/zh-CN/text';
import { messages as todo } from '@lading/ui/zh-CN/todo';

export const messages = {
  ...bill,
  ...billConfirm,
  ...choose,
  ...data,
  ...deadline,
  ...feedback,
  ...form,
  ...message,
  ...show,
  ...text,
  ...todo,
};
