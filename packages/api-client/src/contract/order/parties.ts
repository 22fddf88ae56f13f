import { COMPANY_CODES, type CompanyCode } from '@lading/validators/record';
import { array, boolean, number, object, string } from 'yup';
import { edited, revision } from '../basedata/fields.ts';
import { command, query } from '../define.ts';
import { exactText, id, pageOf, paging, text } from '../shapes.ts';
import { line, named } from '../user/fields.ts';
import { PARTY_DELETES } from './party-shapes.ts';

/**
 * The book of parties of a company: shippers, consignees and notify parties, each as it is printed on a bill. Bookings, bills and
 * templates keep a copy, so that a party that is changed or deleted changes none of them. What a field may say, `partyRecord` of
 * `@lading/validators/record` says.
 */

const TYPES: readonly (CompanyCode | '')[] = [...COMPANY_CODES, ''];

const party = object({
  id: id(),
  revision: revision(),
  // What it is called in the book.
  alias: text(),
  name: text(),
  street: text(),
  city: text(),
  state: text(),
  zip: text(),
  countryCode: text(),
  // In the reader's language.
  countryName: text(),
  contact: text(),
  phone: text(),
  // Several have commas between them.
  email: text(),
  enterpriseType: string<CompanyCode | ''>().oneOf(TYPES).defined(),
  enterpriseCode: text(),
  // As printed: at most 6 lines of 35.
  displayText: text(),
  isDefault: boolean().required(),
  updateTime: text(),
});

const page = {
  // Matches alias, name, city, code and what is printed.
  input: object({
    ...paging(10),
    keyword: line(50).default(''),
    countryCode: exactText().matches(/^(?:[A-Z]{2})?$/),
  }),
  output: pageOf(party),
} as const;

const one = { input: object({ id: id() }), output: party } as const;

const written = {
  input: object({
    ...edited(),
    alias: named(1, 40),
    name: named(1, 70),
    street: named(1, 70),
    city: named(1, 35),
    state: line(65).default(''),
    zip: line(10).default(''),
    countryCode: exactText()
      .matches(/^[A-Z]{2}$/)
      .required(),
    contact: line(35).default(''),
    phone: line(35).default(''),
    email: line(200).default(''),
    enterpriseType: exactText()
      .oneOf<CompanyCode | ''>([...TYPES])
      .default(''),
    enterpriseCode: line(35).default(''),
    // Made of the other fields where it is left empty.
    displayText: exactText().max(300).default(''),
  }),
  output: object({ id: id() }),
} as const;

const gone = {
  input: object({ ids: array(id()).min(1).max(PARTY_DELETES).required() }),
  output: object({ deleted: number().integer().min(0).required() }),
} as const;

const chosen = {
  input: object({ id: id(), isDefault: boolean().strict().required() }),
} as const;

const shippers = () => [shipperPage, shipperById];
const consignees = () => [consigneePage, consigneeById];
const notifies = () => [notifyPage, notifyById];

export const shipperPage = query('/order/shipper/queryShipperPage.do', 'Shippers of the company, the default first', {
  ...page,
  access: 'party:view',
  assumed: true,
});

export const saveShipper = command('/order/shipper/saveOrUpdateShipper.do', 'Add or change a shipper', {
  ...written,
  access: 'party:edit',
  assumed: true,
  about: ['shipper', 'id'],
  invalidates: shippers,
});

export const deleteShippers = command('/order/shipper/deleteShipper.do', 'Delete shippers', {
  ...gone,
  access: 'party:edit',
  assumed: true,
  about: ['shipper', 'ids'],
  invalidates: shippers,
});

export const shipperById = query('/order/shipper/queryShipper.do', 'One shipper', {
  ...one,
  access: 'party:view',
  assumed: true,
  about: ['shipper', 'id'],
});

export const setDefaultShipper = command(
  '/order/shipper/setDefaultShipper.do',
  'Make a shipper the default, which the one before no longer is; or have none',
  { ...chosen, access: 'party:edit', assumed: true, about: ['shipper', 'id'], invalidates: shippers },
);

export const consigneePage = query(
  '/order/consignee/queryConsigneePage.do',
  'Consignees of the company, the default first',
  { ...page, access: 'party:view', assumed: true },
);

export const saveConsignee = command(
  '/order/consignee/saveOrUpdateConsignee.do',
  'Add or change a consignee, who can be reached by telephone or e-mail',
  { ...written, access: 'party:edit', assumed: true, about: ['consignee', 'id'], invalidates: consignees },
);

export const deleteConsignees = command('/order/consignee/deleteConsignee.do', 'Delete consignees', {
  ...gone,
  access: 'party:edit',
  assumed: true,
  about: ['consignee', 'ids'],
  invalidates: consignees,
});

export const consigneeById = query('/order/consignee/queryConsignee.do', 'One consignee', {
  ...one,
  access: 'party:view',
  assumed: true,
  about: ['consignee', 'id'],
});

export const setDefaultConsignee = command(
  '/order/consignee/setDefaultConsignee.do',
  'Make a consignee the default, which the one before no longer is; or have none',
  { ...chosen, access: 'party:edit', assumed: true, about: ['consignee', 'id'], invalidates: consignees },
);

export const notifyPage = query(
  '/order/notify/queryNotifyPage.do',
  'Notify parties of the company, the default first',
  { ...page, access: 'party:view', assumed: true },
);

export const saveNotify = command(
  '/order/notify/saveOrUpdateNotify.do',
  'Add or change a notify party, who can be reached by telephone or e-mail',
  { ...written, access: 'party:edit', assumed: true, about: ['notify', 'id'], invalidates: notifies },
);

export const deleteNotifys = command('/order/notify/deleteNotify.do', 'Delete notify parties', {
  ...gone,
  access: 'party:edit',
  assumed: true,
  about: ['notify', 'ids'],
  invalidates: notifies,
});

export const notifyById = query('/order/notify/queryNotify.do', 'One notify party', {
  ...one,
  access: 'party:view',
  assumed: true,
  about: ['notify', 'id'],
});

export const setDefaultNotify = command(
  '/order/notify/setDefaultNotify.do',
  'Make a notify party the default, which the one before no longer is; or have none',
  { ...chosen, access: 'party:edit', assumed: true, about: ['notify', 'id'], invalidates: notifies },
);
