// What the components of any page behind the login say.
import { messages as bill } from '@lading/ui/en-US/bill';
import { messages as billConfirm } from '@lading/ui/en-US/bill-confirm';
import { messages as choose } from '@lading/ui/en-US/choose';
import { messages as data } from '@lading/ui/en-US/data';
import { messages as deadline } from '@lading/ui/en-US/deadline';
import { messages as feedback } from '@lading/ui/en-US/feedback';
import { messages as form } from '@lading/ui/en-US/form';
import { messages as message } from '@lading/ui/en-US/message';
import { messages as show } from '@lading/ui/en-US/show';
import { messages as text } from '@lading/ui/en-US/text';
import { messages as todo } from '@lading/ui/en-US/todo';

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
