import type { Code } from '../issue.ts';
import { amount } from './zh-CN/amount.ts';
import { booking } from './zh-CN/booking.ts';
import { codes } from './zh-CN/codes.ts';
import { contact } from './zh-CN/contact.ts';
import { container } from './zh-CN/container.ts';
import { general } from './zh-CN/general.ts';
import { password } from './zh-CN/password.ts';
import { paste } from './zh-CN/paste.ts';
import { record } from './zh-CN/record.ts';
import { text } from './zh-CN/text.ts';
import { weighing } from './zh-CN/weighing.ts';
import { words } from './zh-CN/words.ts';

/** One ICU text for every code, in simplified Chinese. The parameters are those of the issue. */
export const messages: Record<Code, string> = {
  ...general,
  ...container,
  ...codes,
  ...amount,
  ...contact,
  ...password,
  ...paste,
  ...record,
  ...text,
  ...words,
  ...booking,
  ...weighing,
};

/** A word for each number of `WEB_STATUS`, `ACCOUNT_STATUS`, `BUS_TYPE` and `ORDER_STATUS`, in simplified Chinese. */
export { statusWords } from './zh-CN/status.ts';
