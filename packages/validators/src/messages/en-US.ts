import type { Code } from '../issue.ts';
import { amount } from './en-US/amount.ts';
import { booking } from './en-US/booking.ts';
import { codes } from './en-US/codes.ts';
import { contact } from './en-US/contact.ts';
import { container } from './en-US/container.ts';
import { general } from './en-US/general.ts';
import { password } from './en-US/password.ts';
import { paste } from './en-US/paste.ts';
import { record } from './en-US/record.ts';
import { text } from './en-US/text.ts';
import { weighing } from './en-US/weighing.ts';
import { words } from './en-US/words.ts';

/** One ICU text for every code, in English. The parameters are those of the issue. */
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

/** A word for each number of `WEB_STATUS`, `ACCOUNT_STATUS`, `BUS_TYPE` and `ORDER_STATUS`, in English. */
export { statusWords } from './en-US/status.ts';
