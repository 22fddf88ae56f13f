import { array, boolean, number, object, string } from 'yup';
import { command, query } from '../define.ts';
import { id, text } from '../shapes.ts';
import { line, membership, named } from './fields.ts';
import { webUserInfo } from './login.ts';
import { CUSTOMER_KINDS } from './shapes.ts';

/** The company of whoever asks. */

const kind = () => string<(typeof CUSTOMER_KINDS)[number]>().oneOf(CUSTOMER_KINDS);

const customer = object({
  id: id(),
  code: text(),
  nameCn: text(),
  nameEn: text(),
  shortName: text(),
  uscc: text(),
  // Null until somebody has said it.
  kind: kind().nullable().defined(),
  address: text(),
  phone: text(),
  website: text(),
  customsCode: text(),
  mainLanes: array(string().required()).required(),
  // 0 registered, 1 certified, 2 to 4 by contract.
  level: number().integer().min(0).required(),
  certification: number().integer().min(0).max(4).required(),
  // Terms of settlement as they were granted, and the membership of the partner programme; null where there are none.
  credit: object({ method: text(), days: number().integer().required(), limit: text(), validTo: text() })
    .nullable()
    .defined(),
  fuda: membership().nullable().defined(),
  createTime: string().required(),
  revision: number().integer().positive().required(),
});

export const customerBase = query('/user/customer/queryWebCustomerBaseInfo.do', 'Base data of the company', {
  access: 'company:view',
  output: customer,
});

export const updateCustomerBase = command(
  '/user/customer/updateWebCustomerBaseInfo.do',
  'Change base data of the company; its name is locked once it is certified',
  {
    access: 'company:edit',
    input: object({
      // 409 with the row as it is now where another change came first.
      revision: number().strict().integer().positive().required(),
      nameCn: named(2, 50),
      nameEn: line(100).default(''),
      shortName: line(20).default(''),
      kind: kind(),
      address: line(200).default(''),
      phone: line(30).default(''),
      website: line(200)
        .default('')
        .matches(/^(?:https?:\/\/[^\s]+)?$/),
      customsCode: line(10)
        .default('')
        .matches(/^(?:[0-9A-Z]{10})?$/),
      mainLanes: array(line(40).required()).max(20).default([]),
    }),
    output: customer,
    invalidates: () => [customerBase, webUserInfo],
  },
);

export const certified = query('/user/webuser/checkWebUserIsRenZheng.do', 'Is the company certified?', {
  access: 'member',
  output: object({ certified: boolean().required(), status: number().integer().min(0).max(4).required() }),
});
