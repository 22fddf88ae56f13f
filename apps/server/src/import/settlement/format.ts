import { volume } from '@lading/validators';
import { ACCOUNT_STATUS } from '@lading/validators/bill';
import { array, type InferType } from 'yup';
import { among, amount, closed, filled, patterned, ruled, text, time } from '../schemas.ts';
import { problem } from './problems.ts';

const line = closed({
  name: filled(),
  nameEn: text(),
  currency: patterned(/^[A-Z]{3}$/, (path, value) => problem('currency', path, value)),
  unitPrice: amount(),
  // As many digits as a volume has.
  quantity: ruled(volume).defined(),
  amount: amount(),
});

const account = closed({
  accountNo: filled(64),
  status: among(Object.values(ACCOUNT_STATUS)).required(),
  createTime: time(),
  dueAt: time(),
  confirmedBy: text(),
  confirmedAt: time(),
  lines: array(line.required()).required(),
});

/** The statements of a booking. */
export const accounts = array(account.required());
export type AccountIn = InferType<typeof account>;
